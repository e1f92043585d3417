#if FLASH
import FlashProtocol
import HostSupport
import Testing

/// `flash doctor`, on an app that is not Pulse: what it cannot do is told, one line each.
@Suite struct DoctorProgramTests {
  @Test func whatIsIllIsToldWithItsReasonAndTheExitCodeIsOne() throws {
    let stage = try Stage()
    let outcome = try stage.flash("doctor")
    #expect(outcome.status == 1)
    let lines = outcome.out.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("well  answers") == true)
    #expect(lines.contains { $0.hasPrefix("ill   opens links") })
    #expect(lines.last?.hasSuffix(" of 19 are well") == true)
  }

  @Test func itsJSONHoldsEachExaminationAndTheWaysThatTook() throws {
    let stage = try Stage()
    let json = try JSON(parsing: Array(try stage.flash("doctor", "--json").out.utf8))
    let findings = try #require(json["examinations"]?.array)
    #expect(findings.count == 19)
    #expect(findings.first?["name"] == "answers")
    #expect(findings.first?["well"] == true)
    #expect(findings.allSatisfy { $0["detail"]?.string != nil && $0["ms"]?.double != nil })
    #expect(json["paths"]?.object != nil)
  }
}
#endif
