#if FLASH
import FlashServer

/// Host: the process of a web page, in which scripts run.
@UIActor
public protocol HostPage: AnyObject {
  /// - Returns: nil where no answer ever comes.
  func evaluate(_ script: String) -> Result<Any, any Error>?
  /// Runs the body of a function, its arguments being values.
  func call(_ body: String, _ arguments: [String: Any]) -> Result<Any, any Error>?
}

/// A web page, drawn and run by a process of its own.
///
/// A script's answer comes in a later turn of the main thread, and never where the process hangs;
/// arguments travel as values. The page stands in a scroll view that is the web view's subview.
/// Source: WebKit/WebKit, `WebKitSwiftOverlay.swift`, `WKWebView.mm`.
@UIActor
open class WKWebView: UIView {
  public typealias Handler = @UIActor @Sendable (Result<Any, any Error>) -> Void

  open var isLoading = false
  open var pageZoom: CGFloat = 1
  public let hostScroller: UIScrollView

  /// Host: nil for a process that hangs.
  public var hostPage: (any HostPage)?
  /// Host: each script that was sent, in order.
  public private(set) var hostScripts: [String] = []

  public override init(frame: CGRect) {
    hostScroller = WKScrollView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(hostScroller)
  }

  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: Handler? = nil
  ) {
    send(javaScript, completionHandler) { $0.evaluate(javaScript) }
  }

  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: Handler? = nil
  ) {
    send(functionBody, completionHandler) { $0.call(functionBody, arguments) }
  }

  private func send(
    _ script: String, _ handler: Handler?,
    _ run: @escaping (any HostPage) -> Result<Any, any Error>?
  ) {
    hostScripts.append(script)
    nonisolated(unsafe) let run = run
    nonisolated(unsafe) let view = self
    DispatchQueue.main.async {
      UIThread.assume {
        guard let page = view.hostPage, let result = run(page) else { return }
        handler?(result)
      }
    }
  }
}

/// Private in WebKit.
@UIActor
final class WKScrollView: UIScrollView {}

open class WKFrameInfo: NSObject {}

open class WKContentWorld: NSObject {
  @UIActor public static let page = WKContentWorld()
  @UIActor public static let defaultClient = WKContentWorld()
}
#endif
