#if FLASH
import FlashServer
import Testing
import UIKitHost

/// What the stand-in models of web views and the keyboard, each with the source that says so.
@Suite struct WebTests {
  @UIActor
  private final class Page: HostPage {
    var calls: [[String: Any]] = []
    func evaluate(_ script: String) -> Result<Any, any Error>? { .success(script.uppercased()) }
    func call(_ body: String, _ arguments: [String: Any]) -> Result<Any, any Error>? {
      calls.append(arguments)
      return .success(body)
    }
  }

  @UIActor
  private final class Heard {
    var answers: [String] = []
    nonisolated init() {}
  }

  // developer.apple.com/documentation/webkit/wkwebview/evaluatejavascript(_:in:in:completionhandler:):
  // the handler runs when the script has ended, on the main thread; WebKit/WebKit, WKWebView.mm: the
  // script is sent to another process, so never within the call.
  @Test func aScriptsAnswerComesInALaterTurnAndFromADeadProcessNever() {
    let heard = Heard()
    onHost { window in
      let alive = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      alive.hostPage = Page()
      let dead = WKWebView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      window.addSubview(alive)
      window.addSubview(dead)
      for view in [alive, dead] {
        view.evaluateJavaScript("one", in: nil, in: .defaultClient) { result in
          heard.answers.append((try? result.get()) as? String ?? "?")
        }
      }
      #expect(heard.answers.isEmpty)
    }
    onHost { _ in #expect(heard.answers == ["ONE"]) }
  }

  // WebKit/WebKit, WebKitSwiftOverlay.swift: arguments are a dictionary beside the body of a function.
  @Test func argumentsOfACallAreValues() {
    let page = UIThread.assume { Page() }
    onHost { window in
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.hostPage = page
      window.addSubview(view)
      view.callAsyncJavaScript(
        "return text", arguments: ["text": "); evil("], in: nil, in: .defaultClient)
      #expect(view.hostScripts == ["return text"])
    }
    onHost { _ in #expect(page.calls.first?["text"] as? String == "); evil(") }
  }

  // nst/iOS-Runtime-Headers, UIRemoteKeyboardWindow.h: a window of its own in the app's scene.
  @Test func theKeyboardIsInAWindowOfItsOwnThatIsNeverTheKeyWindow() {
    onHost { window in
      let keyboard = UIRemoteKeyboardWindow(hostScene: window.windowScene!, height: 300)
      #expect(window.isKeyWindow)
      #expect(!keyboard.isKeyWindow)
      #expect(keyboard.windowLevel.rawValue > UIWindow.Level.alert.rawValue)
      #expect(keyboard.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
      #expect(keyboard.hitTest(CGPoint(x: 100, y: 800), with: nil) != nil)
    }
  }

  // developer.apple.com/documentation/uikit/uilabel/textrect(forbounds:limitedtonumberoflines:).
  @Test func aLabelNeedsAsManyLinesAsItsTextIsLongAndShowsAsManyAsItMay() {
    onHost { _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      label.text = "Twenty-five characters ok"
      let endless = CGRect(x: 0, y: 0, width: 80, height: 1000)
      #expect(label.textRect(forBounds: endless, limitedToNumberOfLines: 0).height == 60)
      #expect(label.textRect(forBounds: endless, limitedToNumberOfLines: 1).height == 20)
      #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).height == 40)
    }
  }

  // nst/iOS-Runtime-Headers, UIGestureRecognizer.h: the state is a variable of its own, which a
  // recognizer at rest has at `possible`.
  @Test func aRecognizerAtRestIsPossible() {
    onHost { _ in
      let recognizer = UITapGestureRecognizer(target: nil, action: nil)
      #expect(recognizer.state == .possible)
      recognizer.hostSet(.ended)
      #expect(recognizer.state == .ended)
    }
  }
}
#endif
