#if FLASH
import FlashProtocol
import FlashServer
import FlashTesting
import Testing
import UIKitHost

@testable import FlashUIKit

extension OnUIKit {
  @Suite struct Time {
    private func idle(_ bench: UIBench, wait: Int = 0) throws -> IdleReply {
      try IdleReply(json: try bench.get("/idle", ["wait": "\(wait)"]))
    }

    // Case D01.
    @Test func whatNeverEndsIsIgnoredByName() throws {
      let bench = UIBench { root in
        let spinner = root.add(
          UIActivityIndicatorView(frame: CGRect(0, 100, 20, 20)), "spinner")
        spinner.startAnimating()
        let pulse = root.add(UIView(frame: CGRect(0, 200, 20, 20)), "pulse")
        let animation = CABasicAnimation()
        animation.duration = 1
        animation.repeatCount = .infinity
        pulse.layer.add(animation, forKey: "pulse")
        let shimmer = root.add(UIView(frame: CGRect(0, 300, 20, 20)), "shimmer")
        let sweep = CABasicAnimation()
        sweep.duration = 2
        sweep.repeatCount = .greatestFiniteMagnitude
        shimmer.layer.add(sweep, forKey: "shimmer")
        let tilt = root.add(UIView(frame: CGRect(0, 400, 20, 20)), "tilt")
        tilt.layer.add(CABasicAnimation(), forKey: "_UIParallaxMotionEffect-1")
        let done = root.add(UIView(frame: CGRect(0, 500, 20, 20)), "done")
        let ended = CABasicAnimation()
        ended.beginTime = CACurrentMediaTime() - 10
        ended.duration = 0.3
        ended.isRemovedOnCompletion = false
        done.layer.add(ended, forKey: "ended")
      }
      let reply = try idle(bench)
      #expect(reply.idle)
      #expect(Set(reply.ignored.map(\.name)) == ["spinner", "pulse", "shimmer"])
    }

    // Case D01.
    @Test func anAnimationThatEndsIsWaitedForAlthoughASpinnerTurns() throws {
      let bench = UIBench { root in
        root.add(UIActivityIndicatorView(frame: CGRect(0, 100, 20, 20)), "spinner")
          .startAnimating()
        let push = CABasicAnimation()
        push.duration = 0.3
        root.add(UIView(frame: CGRect(0, 200, 20, 20)), "push").layer.add(push, forKey: "position")
      }
      let before = try idle(bench)
      #expect(before.busy.map(\.name) == ["push"])
      #expect(before.busy.allSatisfy { ($0.remaining ?? 0) > 0 && ($0.remaining ?? 0) <= 300 })
      let after = try idle(bench, wait: 5000)
      #expect(after.idle)
      #expect(!after.timedOut)
      #expect(after.ignored.map(\.name) == ["spinner"])
    }

    // Case D04.
    @Test func theWaitEndsAtItsTimeWithWhatWasBusy() throws {
      let bench = UIBench { root in
        let scroller = root.add(UIScrollView(frame: root.bounds), "feed")
        scroller.hostIsDecelerating = true
      }
      let reply = try idle(bench, wait: 200)
      #expect(reply.timedOut)
      #expect(reply.busy == [.init(what: "scroll", name: "feed")])
    }

    // Case D06.
    @Test func aBlockedMainThreadIsToldAndTheActNeverFiresLate() throws {
      let taps = Counter()
      let bench = UIBench(deadline: 100) { root in
        root.add(button("Buy", CGRect(0, 100, 100, 40)) { taps.count += 1 }, "buy")
      }
      let free = Signal()
      DispatchQueue.main.async { free.wait() }
      #expect(try bench.get("/health")["status"] == "ok")
      #expect(try bench.failure("/tap", ["id": "buy"]).code == .busy)
      free.raise()
      #expect(taps.value == 0)
      #expect(try bench.listedIds() == ["buy"])
      #expect(taps.value == 0)
    }

    @Test func animationsAreOffDuringAMoveAndOnAgainAfterIt() throws {
      let bench = UIBench { root in
        let scroller = root.add(UIScrollView(frame: root.bounds), "pager")
        scroller.isPagingEnabled = true
        scroller.contentSize = CGSize(width: 780, height: 844)
      }
      _ = try bench.act("/page", ["to": "next"])
      #expect(UIBench.ui { UIView.areAnimationsEnabled })
      #expect(
        try bench.json(try bench.driver.post("/animations", ["on": false])) == ["animations": false]
      )
      #expect(UIBench.ui { !UIView.areAnimationsEnabled })
    }

    @Test func objectsAreHeldForOneTurnAlone() throws {
      let bench = UIBench { root in
        root.add(button("Gone", CGRect(0, 100, 100, 40)), "gone")
      }
      let ref = try #require(try bench.listed().first?.ref)
      let box = UIBench.ui { WeakBox(UIBench.window.rootViewController!.view.subviews[0]) }
      UIBench.ui { UIBench.window.rootViewController!.view.subviews[0].removeFromSuperview() }
      #expect(UIBench.ui { box.object == nil })
      #expect(try bench.failure("/tap", ["ref": .string(ref)]).code == .staleRef)
    }
  }
}

@UIActor
final class WeakBox {
  weak var object: UIView?
  init(_ object: UIView) { self.object = object }
}
#endif
