#if FLASH
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

@Suite struct TypingTests {
  private func form(_ way: Way = .direct) throws -> Bench {
    try Bench(way) { app in
      let mirror = FakeView(.text, id: "mirror", text: "", frame: Frame(0, 0, 200, 20))
      let changes = FakeView(.text, id: "changes", text: "0", frame: Frame(0, 20, 200, 20))
      let submit = FakeView(
        .button, id: "submit", state: [.disabled], frame: Frame(0, 300, 100, 40))
      let email = FakeView(.field, id: "email", frame: Frame(0, 40, 200, 40))
      email.placeholder = "you@example.org"
      email.onChange = {
        mirror.text = email.value
        changes.text = String((changes.text.flatMap { Int($0) } ?? 0) + 1)
        submit.state = (email.value ?? "").isEmpty ? [.disabled] : []
      }
      let password = FakeView(
        .field, id: "password", state: [.secure], frame: Frame(0, 80, 200, 40))
      let limited = FakeView(.field, id: "limited", frame: Frame(0, 120, 200, 40))
      limited.maxLength = 5
      let fixed = FakeView(
        .field, id: "fixed", value: "fixed", state: [.readonly], frame: Frame(0, 160, 200, 40))
      let notes = FakeView(.textview, id: "notes", frame: Frame(0, 200, 200, 80))
      app.windows = [
        window(mirror, changes, email, password, limited, fixed, notes, submit)
      ]
    }
  }

  // Case B01.
  @Test(arguments: ["40404049389283", "a_b+c@example.org", "\"q\" <&>", "é日本🐎"])
  func typedTextIsReadBack(_ text: String) throws {
    let bench = try form(.socket)
    let reply = try bench.act("/type", ["id": "email", "value": .string(text)])
    #expect(reply.value == text)
    #expect(reply.matched == true)
  }

  // Case B01.
  @Test(arguments: Way.allCases)
  func aFieldThatLimitsItsTextAnswersAMismatchWithItsRealValue(_ way: Way) throws {
    let reply = try form(way).act("/type", ["id": "limited", "value": "40404049389283"])
    #expect(reply.value == "40404")
    #expect(reply.matched == false)
  }

  // Case B01.
  @Test func aReadOnlyFieldRefuses() throws {
    let bench = try form()
    #expect(try bench.failure("/type", ["id": "fixed", "value": "x"]).code == .readOnly)
    #expect(try bench.get("/element", ["id": "fixed"])["element"]?["value"] == "fixed")
  }

  @Test func aPlaceholderIsNeverTheValue() throws {
    let element = try form().get("/element", ["id": "email"])["element"]
    #expect(element?["value"] == nil)
    #expect(element?["placeholder"] == "you@example.org")
  }

  // Case B03.
  @Test func oneInsertIsOneChange() throws {
    let bench = try form()
    let reply = try bench.act("/type", ["id": "email", "value": "ada@example.org"])
    #expect(reply.changes.updated.contains { $0.id == "mirror" && $0.text == "ada@example.org" })
    #expect(reply.changes.updated.contains { $0.id == "changes" && $0.text == "1" })
    #expect(try bench.get("/element", ["id": "submit"])["element"]?["state"] == nil)
  }

  // Case B03.
  @Test func aMultiLineFieldKeepsItsLineBreakAndASingleLineOneSaysThatItDoesNot() throws {
    let bench = try form()
    let notes = try bench.act("/type", ["id": "notes", "value": "one\ntwo"])
    #expect(notes.value == "one\ntwo")
    #expect(notes.matched == true)
    let email = try bench.act("/type", ["id": "email", "value": "one\ntwo"])
    #expect(email.value == "onetwo")
    #expect(email.matched == false)
  }

  @Test(arguments: Way.allCases)
  func secureTextIsNeverEchoed(_ way: Way) throws {
    let bench = try form(way)
    let response = try bench.driver.post("/type", ["id": "password", "value": "S3cret-é\""])
    let reply = try ActReply(json: try bench.json(response))
    #expect(reply.matched == true)
    #expect(reply.value == nil)
    #expect(bench.app.ui { $0.windows[0].children[3].secret } == "S3cret-é\"")
    for path in ["/actionables", "/hierarchy", "/element?id=password"] {
      let parts = path.split(separator: "?")
      let answer = try bench.driver.get(
        String(parts[0]), parts.count > 1 ? ["id": "password"] : [:])
      #expect(!String(decoding: answer.body, as: UTF8.self).contains("S3cret"))
    }
    #expect(!String(decoding: response.body, as: UTF8.self).contains("S3cret"))
  }

  @Test func replacingAndClearing() throws {
    let bench = try form()
    _ = try bench.act("/type", ["id": "email", "value": "first"])
    let appended = try bench.act("/type", ["id": "email", "value": " second"])
    #expect(appended.value == "first second")
    #expect(appended.matched == true)
    let replaced = try bench.act("/type", ["id": "email", "value": "third", "replace": true])
    #expect(replaced.value == "third")
    #expect(try bench.act("/clear", ["id": "email"]).value == "")
  }

  @Test func aButtonIsNoField() throws {
    let bench = try Bench(.direct) { app in
      app.windows = [window(FakeView(.button, id: "b", frame: Frame(0, 0, 50, 40)))]
    }
    #expect(
      try bench.failure("/type", ["id": "b", "value": "x"]).message
        == "'b' is a button, not a text field")
  }

  @Test func keysAreReadByNameAndWithModifiers() throws {
    let bench = try Bench(.direct) { app in
      let heard = FakeView(.text, id: "heard", text: "", frame: Frame(0, 0, 100, 20))
      let root = window(heard)
      root.onKey = { key in
        heard.text = "\(key.modifiers.rawValue) \(key.name)"
        return key.name != "F5"
      }
      app.windows = [root]
    }
    for (word, expected) in [
      ("return", "0 Return"), ("Esc", "0 Escape"), ("Ctrl+F", "2 F"), ("a", "0 a"),
      ("ctrl+shift+Left", "3 Left"), ("+", "0 +"), ("Ctrl++", "2 +"),
    ] {
      let reply = try bench.act("/press", ["key": .string(word)])
      #expect(reply.changes.updated.first?.text == expected)
    }
    #expect(try bench.failure("/press", ["key": "F5"]).code == .unsupported)
    #expect(
      try bench.failure("/press", ["key": "Retrun"]).message
        == "no key 'Retrun': did you mean Return?")
  }
}
#endif
