import FlashOracles
import FlashProtocol
import Testing

@Suite struct SnapshotFileTests {
  @Test func aFileHoldsAllThatWasKnownButThePixels() throws {
    var snapshot = phone(Part(.button, id: "save", text: "Save \"it\"", traits: .cut, (1, 2, 3, 4)))
    snapshot.app = AppIdentity(
      name: "pulse", bundle: "dev.flash.Pulse", version: "1", platform: "gtk", device: "phone",
      pid: 7)
    snapshot.taken = "2026-10-13T12:00:00Z"
    snapshot.idle = IdleReply(idle: true)
    snapshot.act = ActReply(status: .done, ms: 3)
    snapshot.spinning = ["e2": 120]
    #expect(try ScreenSnapshot(file: snapshot.file) == snapshot)
  }

  @Test func aFileBeginsWithItsVersion() {
    let text = String(decoding: ScreenSnapshot(elements: []).file, as: UTF8.self)
    #expect(text == "{\"version\":1,\"elements\":[]}")
  }

  private func error(_ text: String) -> String? {
    do throws(SnapshotError) {
      _ = try ScreenSnapshot(file: Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aFileOfAnotherVersionIsRefusedWithTheWayOut() {
    #expect(
      error("{\"version\":2,\"elements\":[]}")
        == "it is of version 2, and this flash reads version 1; "
        + "save it again with this flash: flash tree --save FILE")
  }

  @Test func whatIsNoSnapshotIsRefusedWithTheReason() {
    let advice = "flash tree --save FILE writes one"
    #expect(error("{\"elements\":[]}") == "it has no 'version', so it is no snapshot; \(advice)")
    #expect(error("[1]") == "it holds an array, not a snapshot; \(advice)")
    #expect(
      error("{\"version\":1}") == "it has no list of 'elements', so it is no snapshot; \(advice)")
    #expect(error("not") == "it is not JSON at byte 1: did you mean null?; \(advice)")
    #expect(
      error("{\"version\":1,\"elements\":[{\"kind\":\"button\"}]}")
        == "element 0 of it is not one: it has no string 'ref'; \(advice)")
  }

  @Test func aReplyOfTheHierarchyIsASnapshot() throws {
    let reply = """
      {"elements":[{"ref":"e1","kind":"window","frame":[0,0,360,720]},
      {"ref":"e2","kind":"text","text":"NaN","frame":[0,0,50,20],"parent":0,"traits":["inner"]}]}
      """
    let snapshot = try ScreenSnapshot(hierarchy: JSON(parsing: reply.utf8))
    #expect(snapshot.elements[1].traits == .inner)
    #expect(all(snapshot) == ["raw-placeholder \"NaN\""])
  }

  /// A parent that does not stand before its child, as no sound reply has it, must not hang anyone.
  @Test func aTreeThatContainsItselfIsJudgedAllTheSame() {
    var snapshot = phone(Part(.button, text: "A", (0, 0, 60, 40)))
    snapshot.elements[0].parent = 1
    snapshot.elements[1].parent = 1
    #expect(all(snapshot) == ["no-identifier \"A\""])
  }

  @Test func framesThatAreNoNumbersAreJudgedAllTheSame() {
    let nan = Float.nan
    let screen = phone(
      Part(.button, id: "a", (nan, 0, 60, 40)), Part(.text, text: "B", (0, .infinity, nan, 40)))
    #expect(all(screen) == [])
  }
}

@Suite struct ReportTests {
  @Test func silenceIsNoPraise() {
    #expect(
      Report(phone()).text
        == "the oracles found nothing, which is not to say that the screen is right")
    let json = String(decoding: Report(phone()).json, as: UTF8.self)
    #expect(json.hasPrefix("{\"findings\":[],\"note\":\"\(Report.nothingFound)\",\"looked\":["))
  }

  @Test func aFindingIsOneLineWithItsEvidenceAndItsPlace() {
    let screen = phone(
      Part(.button, id: "save", (330, 20, 60, 40)),
      Part(.text, text: "Hi\n{name}", (20, 100, 90, 20)))
    #expect(
      Report(screen).text.split(separator: "\n") == [
        "raw-placeholder  e3 \"Hi\\n{name}\": \"Hi\\n{name}\" holds the placeholder {name}, "
          + "never filled in  [20,100 90x20]",
        "out-of-window  save: 50% of it is beyond the window of 360x720, and nothing scrolls to it"
          + "  [330,20 60x40]",
      ])
  }

  @Test func onlyThoseAskedForLook() {
    let screen = phone(Part(.button, text: "{name}", (330, 20, 60, 40)))
    let report = Report(screen, only: ["out-of-window"])
    #expect(report.findings.map(\.oracle) == ["out-of-window"])
    #expect(report.looked == ["out-of-window"])
  }

  @Test func namesAreUnique() {
    #expect(Set(Oracle.all.map(\.name)).count == Oracle.all.count)
  }
}
