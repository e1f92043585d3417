#if FLASH
import ConformanceKit
import Testing

@Suite("The corpus of Maestro flows") struct ConformanceTests {
  @Test("every run, parse and workspace case gives what is expected")
  func corpus() {
    let tally = Tally()
    MaestroSuite(folder: Fixtures.folder, tally: tally).run()
    #expect(tally.failures == [])
    // 107 runs, 43 readings, 23 plans.
    #expect(tally.passed == 173)
    #expect(tally.refused == 0)
  }
}

enum Fixtures {
  static let folder = String(#filePath.dropLast("ConformanceTests.swift".count)) + "Fixtures"
}
#endif
