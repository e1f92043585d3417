#if FLASH
import FlashDevices
import FlashProtocol
import FlashServer
import FlashTesting
import HostSupport
import Testing

/// Cases from the field that depend on the state of the app, shown by flows of Maestro's.
@Suite struct MaestroStageTests {
  private func play(_ commands: String, on stage: Stage, _ options: String...) throws
    -> Program.Outcome
  {
    let file = try stage.folder.write("appId: dev.flash.fake\n---\n" + commands, to: "f.yaml")
    return try Program.run(
      "bench", ["maestro", file, "--events", "-"] + options,
      environment: [
        "FLASH_REGISTRY": stage.folder.path, "XDG_CACHE_HOME": stage.folder.path,
        "GITHUB_ACTIONS": "",
      ])
  }

  @Test("D04: the time that YAML gives is the time that is waited, and what is busy is named")
  func timeouts() throws {
    let stage = try Stage()
    stage.app.ui { $0.busy = [.init(what: "animation", name: "card")] }
    let start = Monotonic.now
    let outcome = try play("- waitForAnimationToEnd: {timeout: 400}\n- back", on: stage)
    let took = Monotonic.now - start
    #expect(took >= 400 && took < 10_000)
    #expect(outcome.out.contains("not at rest within 400 ms: animation of card"))
  }

  @Test("E01: a text is looked for in the alert that is up, and what is behind it is not found")
  func alerts() throws {
    let stage = try Stage()
    stage.app.ui { app in
      let behind = FakeView(
        .button, id: "behind", text: "Delete", frame: Frame(x: 0, y: 0, width: 100, height: 40))
      let done = FakeView(
        .text, id: "done", text: "no", frame: Frame(x: 0, y: 50, width: 100, height: 40))
      behind.onTap = { done.text = "behind" }
      let front = FakeView(
        .button, id: "alert.delete", text: "Delete",
        frame: Frame(x: 10, y: 10, width: 100, height: 40))
      front.onTap = { front.text = "Deleted" }
      app.windows = [
        FakeView(
          .window, id: "window", frame: Frame(x: 0, y: 0, width: 400, height: 700), [behind, done]),
        FakeView(
          .dialog, id: "alert", traits: .modal,
          frame: Frame(x: 50, y: 200, width: 300, height: 200),
          [front]),
      ]
    }
    let first = try play("- tapOn: Delete\n- assertVisible: Deleted", on: stage)
    #expect(first.status == 0, "\(first.out)\(first.error)")
    let second = try play("- tapOn: {id: behind}", on: stage, "--timeout", "100")
    #expect(second.status == 1)
    #expect(stage.app.ui { $0.windows[0].children[1].text } == "no")
  }
}
#endif
