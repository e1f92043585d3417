#if FLASH
import HostSupport
import Testing

/// `flash alert` and `flash doctor` on the demo.
@Suite(.serialized) struct AlertTests {
  @Test func aDialogOfTheAppIsListedAndAnswered() throws {
    let pulse = try PulseRun("phone")
    #expect(try pulse.flash("alert").out == "no dialog of the app's is up\n")
    let listed = try pulse.flash("open", "cleardownloads", "+", "alert")
    #expect(
      listed.out.hasSuffix(
        """
        app  "Clear downloads?"
          Saved stories are taken off this device.
          button  Cancel
          button  Clear

        """))
    let unknown = try pulse.flash("alert", "Clera")
    #expect(unknown.status == 1)
    #expect(unknown.error.hasSuffix("did you mean 'Clear'?\n"))
    let answered = try pulse.flash("alert", "deny")
    #expect(answered.status == 0)
    #expect(answered.out.hasPrefix("alert  cleardownloads.cancel  \"Cancel\""))
    let none = try pulse.flash("alert", "Cancel")
    #expect(none.status == 1 && none.error == "flash: no alert is up\n")
  }

  @Test(arguments: ["phone", "tablet"])
  func theDoctorFindsAllWellOnPulse(_ size: String) throws {
    let outcome = try PulseRun(size, tells: true).flash("doctor")
    #expect(outcome.status == 0, "\(outcome.out)")
    #expect(outcome.out.hasSuffix("19 of 19 are well\n"))
  }
}
#endif
