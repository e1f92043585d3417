// What UIKit's Swift half adds, by type alone.
@_exported import Foundation
@_exported import UIKit

extension UIAccessibilityTraits: OptionSet {}

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var item: Int { self[1] }
}

extension UIAction {
  public convenience init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.init()
  }
}

// Source: WebKit/WebKit, Source/WebKit/UIProcess/API/Cocoa/WebKitSwiftOverlay.swift.
extension WKWebView {
  @preconcurrency public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {}

  @preconcurrency public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {}
}
