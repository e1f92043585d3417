import FlashProtocol
import Testing

/// W3C Server Timing.
@Suite struct TimingTests {
  @Test func writesItsPartsInMilliseconds() {
    let timing = Timing(queue: 0.1, work: 1.5, app: 0, wait: 16.25)
    #expect(timing.header == "queue;dur=0.1, work;dur=1.5, app;dur=0.0, wait;dur=16.25")
  }

  @Test func roundsToAMicrosecond() {
    #expect(
      Timing(queue: 0.123_456_7, work: 0.000_4).header
        == "queue;dur=0.123, work;dur=0.0, app;dur=0.0, wait;dur=0.0")
  }

  @Test func readsBackWhatItWrote() {
    let timing = Timing(queue: 0.25, work: 3.125, app: 12, wait: 0.001)
    #expect(Timing(header: timing.header) == timing)
  }

  @Test func addsUpItsParts() {
    #expect(Timing(queue: 1, work: 2, app: 4, wait: 8).total == 15)
  }

  @Test(arguments: [
    ("", Timing()), ("queue", Timing()), ("queue;dur=", Timing()), ("queue;dur=x", Timing()),
    ("other;dur=5, work;dur=2", Timing(work: 2)),
    (" wait ; desc=\"frame\" ; dur=3 ,app;dur=1", Timing(app: 1, wait: 3)),
  ])
  func readsWhatItKnowsOfAForeignHeader(_ header: String, _ timing: Timing) {
    #expect(Timing(header: header) == timing)
  }
}
