import FlashDevices
import HostSupport
import Testing

@Suite struct ConvertTests {
  private func convert(_ text: String) throws -> (Program.Outcome, Workbench) {
    let bench = try Workbench(["f.yaml": Workbench.flow(text)])
    return (try Program.run("bench", ["convert", bench.path("f.yaml")]), bench)
  }

  @Test func commandsBecomeLines() throws {
    let (outcome, _) = try convert(
      """
      - tapOn: {id: tab.home}
      - tapOn: Sign in
      - inputText: ada
      - assertVisible: {id: feed, enabled: true}
      - assertNotVisible: Gone
      - back
      - swipe: {direction: UP}
      - pressKey: Enter
      - repeat: {times: 2, commands: [{tapOn: {id: more}}]}
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    let lines = outcome.out.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(
      lines == [
        "tap tab.home", "tap \"Sign in\"", "type \"Sign in\" \"ada\"", "assert feed enabled",
        "gone Gone", "back", "swipe up", "press Return", "tap more", "tap more",
      ])
    #expect(outcome.error.hasSuffix("11 carried over, 0 not or not wholly\n"), "\(outcome.error)")
  }

  @Test func whatHasNoLineIsToldAndStandsThereAsAComment() throws {
    let (outcome, bench) = try convert(
      "- tapOn: {id: 'row.*'}\n- evalScript: ${output.x = 1}\n- tapOn: {id: a}")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("\(bench.path("f.yaml")):3: tapOn: its id is a pattern"))
    #expect(outcome.error.contains(":4: evalScript: "))
    #expect(outcome.out.contains("tap a\n"))
    #expect(outcome.out.contains("#   tapOn: {id: 'row.*'}"), "\(outcome.out)")
    #expect(outcome.error.contains("1 carried over, 2 not or not wholly"))
  }
}
