#if FLASH
import FlashProtocol
import FlashTesting
import HostSupport
import Testing

/// Text from an app, and from whoever calls, is data: it breaks no line and steers no terminal.
@Suite struct HostileTextTests {
  private static let evil = "one\ntwo\u{1B}[31m\u{7}\u{9B}2J\u{202E}{name}"

  private func stage() throws -> Stage {
    let stage = try Stage()
    stage.app.ui { app in
      let frame = Frame(x: 0, y: 300, width: 100, height: 40)
      app.windows[0].add(
        FakeView(.button, id: "id\n" + Self.evil, text: Self.evil, frame: frame))
    }
    return stage
  }

  /// Every line is one that we began, and holds nothing that a terminal obeys.
  private func isSafe(_ text: String) -> Bool {
    !text.unicodeScalars.contains { scalar in
      scalar != "\n" && String(scalar).printable != String(scalar)
    } && !text.split(separator: "\n").contains { $0.hasPrefix("two") }
  }

  @Test(arguments: [
    ["act"], ["tree"], ["find", "--text", evil], ["watch"], ["tap", "--text", evil],
    ["tap", "no\n" + evil], ["find", evil + "x"], ["type", "no\n" + evil, "x"],
    ["open", "no\n" + evil], ["row", evil], ["press", evil], ["deeplink", evil],
    ["no\n" + evil], ["tap", "--no\n" + evil], ["watch", "no\n" + evil], ["help", "no\n" + evil],
    ["tap", "add", "--app", "no\n" + evil], ["run", "no\n" + evil], ["stop", "no\n" + evil],
    ["watch", "--only", "no\n" + evil], ["diff", "no\n" + evil, "b"], ["shot", evil + "x"],
    ["shot", "--out", "/tmp/no\n" + evil + "/x.png"], ["tree", "--save", "/no\n" + evil + "/x"],
  ])
  func noLineIsBrokenAndNoTerminalSteered(_ words: [String]) throws {
    let stage = try stage()
    let outcome = try Program.run("flash", words, environment: stage.environment)
    #expect(isSafe(outcome.out), "\(outcome.out.debugDescription)")
    #expect(isSafe(outcome.error), "\(outcome.error.debugDescription)")
    #expect(!(outcome.out + outcome.error).isEmpty)
  }

  /// An id that is not one word is no word of a command either: its ref is.
  @Test func whatIsListedCanBeTyped() throws {
    let stage = try stage()
    let lines = try stage.flash("act").out.split(separator: "\n")
    #expect(lines.count == 4)  // the hash, the button, the field, the hostile one
    let ref = try #require(lines.last?.split(separator: " ").first)
    #expect(lines.last?.hasSuffix("  flash tap \(ref)") == true)
    #expect(try stage.flash("find", String(ref)).status == 0)
  }

  @Test func jsonHoldsItAsItIs() throws {
    let stage = try stage()
    let outcome = try stage.flash("find", "--text", Self.evil, "--json")
    let json = try JSON(parsing: Array(outcome.out.utf8.dropLast()))
    #expect(json["element"]?["text"]?.string == Self.evil)
  }

  /// A password that was to be typed is not printed, whatever becomes of it.
  @Test func whatWasToBeTypedIsNotEchoed() throws {
    let outcome = try stage().flash("type", "nowhere", "hunter2")
    #expect(outcome.status == 1)
    #expect(!(outcome.out + outcome.error).contains("hunter2"))
  }
}
#endif
