#if FLASH
import FlashProtocol
import FlashServer
import Testing
import UIKitHost

@testable import FlashUIKit

extension OnUIKit {
  @Suite struct Taps {
    /// A counter, and the three places of case A01 as SwiftUI tells of them.
    private func screen(
      claims: Bool = false,
      _ way: @escaping @UIActor @Sendable (@escaping () -> Void) -> (() -> Bool)
    ) -> UIBench {
      UIBench { root in
        let counter = root.add(label("0", CGRect(0, 100, 100, 20)), "counter")
        let hosting = root.add(_UIHostingView(frame: root.bounds))
        let count = { counter.text = String((counter.text.flatMap { Int($0) } ?? 0) + 1) }
        let scroll = root.add(UIScrollView(frame: CGRect(0, 300, 390, 200)))
        scroll.contentSize = CGSize(width: 390, height: 400)
        let cells = scroll.add(_UIHostingView(frame: CGRect(0, 0, 390, 400)))
        hosting.hostElements = [
          AccessibilityNode(
            "signin", label: "Sign in", frame: CGRect(20, 200, 100, 40), onActivate: way(count)),
          AccessibilityNode(
            "menu", label: "Menu", frame: CGRect(10, 50, 44, 44), onActivate: way(count)),
        ]
        cells.hostElements = [
          AccessibilityNode(
            "card.3", label: "Card", frame: CGRect(20, 320, 100, 100), onActivate: way(count))
        ]
      }
    }

    // Case A01.
    @Test(arguments: ["signin", "menu", "card.3"])
    func aSwiftUIButtonIsActivatedOnceAndTheReplySaysWhatChanged(_ id: String) throws {
      let bench = screen { count in
        {
          count()
          return true
        }
      }
      let reply = try bench.act("/tap", ["id": .string(id)])
      #expect(reply.path == .activate)
      #expect(reply.changed)
      #expect(
        reply.changes.updated == [Changes.Line(kind: .text, id: "counter", text: "1", before: "0")])
    }

    // Case A01.
    @Test func anActivationThatAnswersNoIsAnErrorWithThePathsTried() throws {
      let bench = screen { _ in { false } }
      let failure = try bench.failure("/tap", ["id": "signin"])
      #expect(failure.code == .notActivated)
      #expect(failure["tried"]?.array?.count == 4)
      #expect(failure.message.contains("activate: accessibilityActivate() answered no"))
      #expect(try bench.element("counter").text == "0")
    }

    // Case A01.
    @Test func anActivationThatClaimsSuccessAndDoesNothingIsReportedAsUnchanged() throws {
      let reply = try screen { _ in { true } }.act("/tap", ["id": "signin"])
      #expect(!reply.changed)
      #expect(reply.changes.isEmpty)
    }

    @Test func aControlIsSentItsTouches() throws {
      let taps = Counter()
      let bench = UIBench { root in
        let one = root.add(button("Buy", CGRect(0, 100, 100, 40)) { taps.count += 1 }, "buy")
        one.addAction(UIAction { _ in one.setTitle("Bought", for: .normal) }, for: .touchUpInside)
      }
      let reply = try bench.act("/tap", ["id": "buy"])
      #expect(reply.path == .control)
      #expect(reply.changed)
      #expect(taps.value == 1)
    }

    @Test func aButtonWithAPrimaryActionFiresItOnce() throws {
      let taps = Counter()
      let bench = UIBench { root in
        root.add(
          UIButton(
            frame: CGRect(0, 100, 100, 40),
            primaryAction: UIAction(title: "Go") { _ in taps.count += 1 }), "go")
      }
      #expect(try bench.act("/tap", ["text": "Go"]).path == .control)
      #expect(taps.value == 1)
    }

    @Test func aSwitchIsFlippedAndTells() throws {
      let changes = Counter()
      let bench = UIBench { root in
        let toggle = root.add(UISwitch(frame: CGRect(0, 100, 51, 31)), "wifi")
        toggle.addAction(UIAction { _ in changes.count += 1 }, for: .valueChanged)
      }
      let reply = try bench.act("/tap", ["id": "wifi"])
      #expect(reply.changed)
      #expect(changes.value == 1)
      #expect(try bench.element("wifi").state == [.checked])
    }

    // Case A03.
    @Test func whatIsDisabledIsRefusedAndListedAsSuch() throws {
      let fired = Counter()
      let bench = UIBench { root in
        let off = root.add(button("Off", CGRect(0, 100, 100, 40)) { fired.count += 1 }, "off")
        off.isEnabled = false
        let plain = root.add(UIView(frame: CGRect(0, 200, 100, 40)), "plain")
        let target = Target { fired.count += 1 }
        fired.keep(target)
        let tap = UITapGestureRecognizer(target: target, action: Selector("fire:"))
        tap.isEnabled = false
        plain.addGestureRecognizer(tap)
      }
      for id in ["off", "plain"] {
        let failure = try bench.failure("/tap", ["id": .string(id)])
        #expect(failure.code == .disabled)
        #expect(try bench.element(id).state.contains(.disabled))
      }
      #expect(fired.value == 0)
    }

    @Test func aPlainViewWithATapRecognizerIsListedAndFires() throws {
      let fired = Counter()
      let bench = UIBench { root in
        let card = root.add(UIView(frame: CGRect(0, 100, 200, 100)), "card")
        card.add(label("Headline", CGRect(0, 0, 200, 20)))
        let target = Target { fired.count += 1 }
        fired.keep(target)
        card.addGestureRecognizer(
          UITapGestureRecognizer(target: target, action: Selector("fire:")))
      }
      #expect(try bench.listed().first?.kind == .card)
      #expect(try bench.listed().first?.text == "Headline")
      #expect(try bench.act("/tap", ["id": "card"]).path == .gesture)
      #expect(fired.value == 1)
    }

    @Test func aRecognizerSaysWhatItIsAtWhileItsTargetsAreCalled() throws {
      let seen = States()
      let bench = UIBench { root in
        for (index, recognizer) in [
          UITapGestureRecognizer(target: seen.target, action: Selector("fire:")),
          UILongPressGestureRecognizer(target: seen.target, action: Selector("fire:")),
        ].enumerated() {
          let view = root.add(
            UIView(frame: CGRect(0, 100 + Double(index) * 100, 100, 40)), "v\(index)")
          view.addGestureRecognizer(recognizer)
          seen.recognizers.append(recognizer)
        }
      }
      _ = try bench.act("/tap", ["id": "v0"])
      _ = try bench.act("/longpress", ["id": "v1"])
      let (states, rest) = UIBench.ui { (seen.states, seen.recognizers.map(\.state)) }
      #expect(states == [[.ended, .possible], [.possible, .began], [.possible, .ended]])
      #expect(rest == [.possible, .possible])
    }

    @Test func aGestureOfMoreThanAQuarterOfTheScreenIsRefused() throws {
      let fired = Counter()
      let bench = UIBench { root in
        let list = root.add(UIView(frame: CGRect(0, 0, 390, 700)), "list")
        let target = Target { fired.count += 1 }
        fired.keep(target)
        list.addGestureRecognizer(
          UITapGestureRecognizer(target: target, action: Selector("fire:")))
        list.add(UIImageView(frame: CGRect(10, 100, 20, 20)), "icon")
      }
      let failure = try bench.failure("/tap", ["id": "icon"])
      #expect(failure.message.contains("more than a quarter of the screen"))
      #expect(fired.value == 0)
    }

    @Test func aRecognizerWhoseTargetIsGoneIsAReasonAndNoCrash() throws {
      let bench = UIBench { root in
        let view = root.add(UIView(frame: CGRect(0, 100, 100, 100)), "orphan")
        view.addGestureRecognizer(
          UITapGestureRecognizer(target: Target {}, action: Selector("fire:")))
      }
      let failure = try bench.failure("/tap", ["id": "orphan"])
      #expect(failure.message.contains("has no target that still lives"))
    }

    @Test func aLongPressTakesTheOneCustomActionElseTheRecognizerElseSaysWhy() throws {
      let fired = Counter()
      let bench = UIBench { root in
        let one = root.add(UIView(frame: CGRect(0, 100, 100, 40)), "one")
        one.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Share") { _ in
            fired.count += 1
            return true
          }
        ]
        let press = root.add(UIView(frame: CGRect(0, 200, 100, 40)), "press")
        let target = Target { fired.count += 10 }
        fired.keep(target)
        press.addGestureRecognizer(
          UILongPressGestureRecognizer(target: target, action: Selector("fire:")))
        root.add(button("None", CGRect(0, 300, 100, 40)), "none")
      }
      #expect(try bench.act("/longpress", ["id": "one"]).path == .activate)
      #expect(try bench.act("/longpress", ["id": "press"]).path == .gesture)
      // The recognizer's target hears of the beginning and of the end.
      #expect(fired.value == 21)
      #expect(try bench.failure("/longpress", ["id": "none"]).code == .unsupported)
      #expect(try bench.failure("/doubletap", ["id": "none"]).code == .unsupported)
    }
  }
}

/// Notes the states of all recognizers each time that one of them calls its target.
@UIActor
private final class States {
  var recognizers: [UIGestureRecognizer] = []
  var states: [[UIGestureRecognizer.State]] = []
  private(set) lazy var target = Target { [unowned self] in
    states.append(recognizers.map(\.state))
  }
  nonisolated init() {}
}
#endif
