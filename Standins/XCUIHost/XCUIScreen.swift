/// The screen of the phone.
@MainActor public final class XCUIScreen: XCUIScreenshotProviding {
  private let phone: HostPhone

  private init(_ phone: HostPhone) { self.phone = phone }

  public static var main: XCUIScreen { XCUIScreen(.ours) }

  public func screenshot() -> XCUIScreenshot { XCUIScreenshot(phone.picture) }
}

/// A picture that was taken.
@MainActor public final class XCUIScreenshot {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var pngRepresentation: Data { Data(bytes) }
}
