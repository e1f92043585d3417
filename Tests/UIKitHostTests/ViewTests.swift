#if FLASH
import FlashServer
import Testing
import UIKitHost

/// What the stand-in models of views, windows and touches, each with the source that says so.
@Suite struct ViewTests {
  // developer.apple.com/documentation/uikit/uiview/hittest(_:with:): hidden views, those that take no
  // touches, and those with an alpha below 0.01 are ignored, with all that is in them.
  @Test func aHitTestFindsTheDeepestLastViewAndIgnoresWhatTakesNoTouches() {
    onHost { window in
      let below = view(0, 0, 100, 100)
      let above = view(0, 0, 100, 100)
      let inside = view(10, 10, 20, 20)
      window.addSubview(below)
      window.addSubview(above)
      above.addSubview(inside)
      #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === inside)
      #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === above)
      above.isUserInteractionEnabled = false
      #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === below)
      above.isUserInteractionEnabled = true
      above.alpha = 0.005
      #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === below)
      above.alpha = 1
      above.isHidden = true
      #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === below)
    }
  }

  // developer.apple.com/documentation/uikit/uiscrollview/contentoffset: the origin of the content
  // view against that of the scroll view, which is the origin of its bounds.
  @Test func contentMovesAgainstTheOffset() {
    onHost { window in
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      let inside = view(0, 500, 50, 50)
      window.addSubview(scroller)
      scroller.addSubview(inside)
      #expect(inside.convert(inside.bounds, to: nil).minY == 600)
      scroller.contentOffset.y = 450
      #expect(inside.convert(inside.bounds, to: nil).minY == 150)
      #expect(window.hitTest(CGPoint(x: 10, y: 160), with: nil) === inside)
      #expect(inside.convert(CGPoint.zero, from: nil) == CGPoint(x: 0, y: -150))
    }
  }

  // developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled: true by default, and the
  // pages of UILabel and UIImageView, where it is false.
  @Test func labelsAndImagesTakeNoTouches() {
    onHost { _ in
      #expect(view(0, 0, 1, 1).isUserInteractionEnabled)
      #expect(!UILabel(frame: .zero).isUserInteractionEnabled)
      #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
    }
  }

  // developer.apple.com/documentation/uikit/uiwindow: a window is hidden until it is shown.
  @Test func aWindowIsHiddenUntilItIsShown() {
    onHost { window in
      let other = UIWindow(windowScene: window.windowScene!)
      #expect(other.isHidden)
      other.makeKeyAndVisible()
      #expect(!other.isHidden)
      #expect(other.isKeyWindow)
      #expect(!window.isKeyWindow)
    }
  }

  // developer.apple.com/documentation/uikit/uiresponder/next: a view's controller, else its superview.
  @Test func theResponderChainGoesThroughControllers() {
    onHost { window in
      let child = view(0, 0, 1, 1)
      let controller = window.rootViewController!
      controller.view.addSubview(child)
      #expect(child.next === controller.view)
      #expect(controller.view.next === controller)
      #expect(controller.next === window)
      #expect(window.next === UIApplication.shared)
    }
  }

  // developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder(): the one before is
  // asked to resign.
  @Test func thereIsOneFirstResponder() {
    onHost { window in
      let one = UITextField(frame: .zero)
      let other = UITextField(frame: .zero)
      #expect(!one.becomeFirstResponder())
      window.addSubview(one)
      window.addSubview(other)
      #expect(one.becomeFirstResponder())
      #expect(other.becomeFirstResponder())
      #expect(!one.isFirstResponder)
    }
  }

  // developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:): no strong
  // reference to the target.
  @Test func aRecognizerDoesNotKeepItsTarget() {
    onHost { _ in
      let recognizer = UITapGestureRecognizer(
        target: UIKitHost.NSObject(), action: Selector("tap:"))
      #expect(recognizer.hostTargets.count == 1)
      #expect(recognizer.hostTargets[0].target == nil)
    }
  }

  // developer.apple.com/documentation/quartzcore/catransaction/flush(): commits the implicit
  // transaction; only then has an animation a time at which it begins.
  @Test func anAnimationBeginsWhenItIsCommittedAndLayoutIsDoneThen() {
    onHost { window in
      let animation = CABasicAnimation()
      window.layer.add(animation, forKey: "fade")
      #expect(window.layer.animationKeys() == ["fade"])
      #expect(animation.beginTime == 0)
      let layout = Layout(frame: .zero)
      window.addSubview(layout)
      CATransaction.flush()
      #expect(animation.beginTime > 0)
      #expect(layout.count == 1)
      window.layer.removeAnimation(forKey: "fade")
      #expect(window.layer.animationKeys() == nil)
    }
  }

  // kif-framework/KIF, KIFAccessibilityEnabler: SwiftUI's elements come only while a client listens.
  @Test func aHostingViewTellsNothingUntilSomeoneListens() {
    onHost { window in
      let hosting = _UIHostingView(frame: window.bounds)
      let node = AccessibilityNode("id", frame: .zero)
      hosting.hostElements = [node]
      #expect(hosting.accessibilityElements == nil)
      #expect(hosting.accessibilityElementCount() == NSNotFound)
      _UIHostingView.hostIsArmed = true
      #expect(hosting.accessibilityElements?.count == 1)
      #expect(!(node is any UIAccessibilityIdentification))
      let selector = NSSelectorFromString("accessibilityIdentifier")
      #expect(node.responds(to: selector))
      #expect(node.perform(selector)?.takeUnretainedValue() as? String == "id")
    }
  }
}

@UIActor
private final class Layout: UIView {
  var count = 0
  override func layoutSubviews() { count += 1 }
}
#endif
