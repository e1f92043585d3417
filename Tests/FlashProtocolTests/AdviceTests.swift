import Testing

@testable import FlashProtocol

@Suite struct AdviceTests {
  /// Failures whose wire form names what only the wire has.
  private static let failures: [Failure] = [
    .noTarget("tap"), .notFound("zz", nearest: []), .ambiguous("Save", candidates: []),
    .staleRef("e3"), .covered("save", by: "sheet"), .busy(waited: 9), .stillRunning(waited: 9),
    .unknownStep("zz", known: []), .noRow("zz", count: 3, isText: true),
  ]

  @Test(arguments: failures)
  func theCommandLineIsToldItsOwnWords(_ failure: Failure) {
    let spoken = failure.spoken
    for word in ["/actionables", "/steps", "/rows", "pass force", "raise deadline", "an index"] {
      #expect(!spoken.contains(word), "\(spoken)")
    }
  }

  @Test func onlyTheAdviceIsPutInOtherWords() {
    #expect(
      Failure.staleRef("e3").spoken
        == "e3 is gone: its element left the screen; 'flash act' gives fresh refs")
    // What the caller typed stays as it was typed.
    #expect(
      Failure.notFound("/actionables lists them", nearest: ["a"]).spoken
        == "no element '/actionables lists them': the nearest on screen: a")
    #expect(Failure.disabled("save").spoken == Failure.disabled("save").message)
  }

  @Test func everyAdviceEndsSomeFailure() {
    let messages = Self.failures.map(\.message)
    for advice in Advice.allCases {
      #expect(messages.contains { $0.hasSuffix(advice.wire) }, "\(advice)")
    }
  }
}
