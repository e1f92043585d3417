import FlashProtocol

/// The screen as a step left it.
public enum StepPicture {
  /// Why there is none.
  public struct Reason: Error, Sendable, Equatable {
    public var text: String
  }

  /// - Returns: a JPEG with a pixel a point; none while a secret can be read on the screen.
  public static func take(_ driver: any FlowDriver, _ secrets: Secrets) -> Result<[UInt8], Reason> {
    guard let screenshot = Command.named("screenshot"), let tree = Command.named("hierarchy")
    else { return .failure(Reason(text: "this build takes no pictures")) }
    do {
      // A field that is no password field shows what was typed into it.
      if !secrets.isEmpty, secrets.shows(in: try driver.call(tree, []).json()) {
        return .failure(Reason(text: "a secret can be read on this screen"))
      }
      return .success(try driver.call(screenshot, [("format", "jpeg"), ("scale", "1")]).body)
    } catch {
      return .failure(Reason(text: secrets.redact("\(error)")))
    }
  }
}
