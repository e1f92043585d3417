import Testing
import UIXCute

/// The names that the SDK's description promises; its examples are compiled in DocumentExamples.
struct DocumentTests {
  @Test func theDefaultsAreThoseOfTheDescription() {
    #expect(
      PerceptionMode.allCases.map(\.rawValue) == [
        "accessibilityTree", "screenshotOnly", "screenshotAndAccessibilityTree",
        "screenshotFallback",
      ])
    let defaults = UIXCuteConfiguration()
    #expect(defaults.maxSteps == 60)
    #expect(defaults.stepTimeout == 10)
    #expect(defaults.totalTimeout == 300)
    #expect(defaults.perceptionMode == .accessibilityTree)
  }

  @Test func theToolsAreThoseOfTheDescriptionAndTwoMore() {
    #expect(
      ToolBox.standard.specs.map(\.name) == [
        "tap", "typeText", "scroll", "waitForElement", "longPress", "back", "terminate",
      ])
  }
}
