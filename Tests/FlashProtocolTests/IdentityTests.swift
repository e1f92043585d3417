import FlashProtocol
import Testing

@Suite struct IdentityTests {
  @Test func standsInAHeaderOfEveryReply() {
    #expect(RepliesTests.pulse.header == "Pulse; pid=4242; platform=gtk; device=phone")
  }

  // RFC 9110, section 5.5: no control character may stand in a field's value.
  @Test func putsNothingIntoTheHeaderThatCouldBreakIt() {
    var app = RepliesTests.pulse
    app.name = "Pul\r\nX-Evil: 1;é"
    #expect(app.header == "Pul??X-Evil: 1??; pid=4242; platform=gtk; device=phone")
  }

  @Test func aRecordIsNamedForItsPort() {
    #expect(InstanceRecord(app: RepliesTests.pulse, port: 7007).fileName == "7007.json")
  }

  @Test(arguments: [
    (["FLASH_REGISTRY": "/a", "XDG_RUNTIME_DIR": "/b"], "/a"),
    (["FLASH_REGISTRY": "", "XDG_RUNTIME_DIR": "/b"], "/b/flash"),
    (["XDG_RUNTIME_DIR": ""], "/tmp/flash-1000"), ([:], "/tmp/flash-1000"),
  ])
  func theRegistryIsWhereTheEnvironmentSays(_ environment: [String: String], _ folder: String) {
    #expect(InstanceRecord.folder(environment: { environment[$0] }, uid: 1000) == folder)
  }

  @Test func statesHaveWordsInOneOrder() {
    let states: State = [.spinning, .disabled, .secure]
    #expect(states.words == ["disabled", "secure", "spinning"])
    #expect(State(words: ["spinning", "unknown", "disabled"]) == [.spinning, .disabled])
  }
}
