import UIXCuteCore
import XCUIAutomation

extension UIXCuteAgent {
  /// - Parameters:
  ///   - app: launched, or to be launched before the first call.
  ///   - test: names the recording; the test function's own name where it is left out.
  ///   - file: the recordings lie beside it.
  public init(
    app: XCUIApplication, configuration: UIXCuteConfiguration = UIXCuteConfiguration(),
    backend: Backend = .default, test: String = #function, file: String = #filePath,
    onStep: (@Sendable (AgentExecutionReport.Step) -> Void)? = nil
  ) {
    self.init(
      executor: XCUIActionExecutor(app), configuration: configuration, backend: backend,
      test: test, file: file, onStep: onStep)
  }

  /// Acts in the app by Flash, in milliseconds, and by XCUI on what other processes draw over it.
  ///
  /// - Parameter flash: the same app, as Flash finds it.
  public init(
    app: XCUIApplication, flash: FlashApp,
    configuration: UIXCuteConfiguration = UIXCuteConfiguration(), backend: Backend = .default,
    test: String = #function, file: String = #filePath,
    onStep: (@Sendable (AgentExecutionReport.Step) -> Void)? = nil
  ) {
    self.init(
      executor: HybridActionExecutor(inside: flash, outside: XCUIActionExecutor(app)),
      configuration: configuration, backend: backend, test: test, file: file, onStep: onStep)
  }
}
