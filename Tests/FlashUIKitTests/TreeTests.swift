#if FLASH
import FlashProtocol
import FlashServer
import Testing
import UIKitHost

@testable import FlashUIKit

extension OnUIKit {
  @Suite struct Tree {
    // Case F01.
    @Test func framesThatAreNoNumbersMakeValidJSON() throws {
      let bench = UIBench { root in
        for (index, rect) in [
          CGRect(.infinity, 0, 10, 10), CGRect(0, 0, 0, 0), CGRect(0, 0, 10, .nan),
        ].enumerated() {
          root.add(UIView(frame: rect), "odd.\(index)")
        }
        for index in 0..<20 {
          root.add(button("B", CGRect(0, Double(index) * 30 + 60, 100, 25)), "even.\(index)")
        }
      }
      let elements = try #require(try bench.get("/hierarchy")["elements"]?.array)
      let ids = elements.compactMap { $0["id"]?.string }
      #expect(ids.filter { $0.hasPrefix("even") }.count == 20)
      #expect(ids.filter { $0.hasPrefix("odd") }.count == 3)
      #expect(try bench.listedIds().count == 20)
    }

    // Case F03.
    @Test func whatIsNestedDeeplyIsFoundAndACycleStops() throws {
      let bench = UIBench { root in
        var deepest: UIView = root
        for _ in 0..<120 { deepest = deepest.add(UIView(frame: CGRect(0, 0, 390, 700))) }
        deepest.add(button("Deep", CGRect(0, 100, 100, 40)), "deep")
        let hosting = root.add(_UIHostingView(frame: CGRect(0, 750, 390, 50)))
        let loop = AccessibilityNode("loop", label: "Loop", frame: CGRect(0, 750, 100, 40))
        let other = AccessibilityNode("other", label: "Other", frame: CGRect(100, 750, 100, 40))
        loop.hostChildren = [loop, other]
        other.hostChildren = [loop]
        hosting.hostElements = [loop]
      }
      #expect(try bench.listedIds() == ["deep", "loop", "other"])
      #expect(try bench.act("/tap", ["id": "deep"]).path == .control)
      UIBench.ui {
        (UIBench.window.rootViewController!.view.subviews[1] as! _UIHostingView).hostElements = []
      }
    }

    @Test func aTreeThatIsTooDeepIsCutAndSaysSo() throws {
      let bench = UIBench { root in
        var deepest: UIView = root
        for _ in 0..<300 { deepest = deepest.add(UIView(frame: CGRect(0, 0, 390, 700))) }
      }
      #expect(try bench.get("/hierarchy")["cuts"]?.array?.isEmpty == false)
    }

    @Test func textThatIsCutAndPicturesThatAreMissingAreTold() throws {
      let bench = UIBench { root in
        root.add(label("Short", CGRect(0, 100, 100, 20)), "whole")
        root.add(label("Longer than its place", CGRect(0, 130, 100, 20)), "short")
        root.add(label("On as many lines as it needs", CGRect(0, 160, 100, 80)), "lines")
          .numberOfLines = 0
        root.add(label("Longer than its place", CGRect(0, 250, 100, 20)), "shrunk")
          .adjustsFontSizeToFitWidth = true
        root.add(UIImageView(frame: CGRect(0, 300, 50, 50)), "empty")
        root.add(UIImageView(frame: CGRect(0, 360, 50, 50)), "picture").image =
          UIImage(size: CGSize(width: 50, height: 50), scale: 1)
      }
      let elements = try bench.get("/hierarchy")["elements"]?.array ?? []
      func named(_ trait: JSON) -> [String] {
        elements.filter { $0["traits"]?.array?.contains(trait) == true }
          .compactMap { $0["id"]?.string }
      }
      #expect(named("cut") == ["short"])
      #expect(named("blank") == ["empty"])
    }

    // Case F04.
    @Test func aCardKeepsTheButtonInsideItAndAPlainViewWithAnIdIsListed() throws {
      let cards = Counter()
      let favourites = Counter()
      let bench = UIBench { root in
        let card = root.add(UIView(frame: CGRect(0, 100, 300, 100)), "card")
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Story"
        card.accessibilityTraits = .button
        let target = Target { cards.count += 1 }
        cards.keep(target)
        card.addGestureRecognizer(
          UITapGestureRecognizer(target: target, action: Selector("fire:")))
        card.add(button("♥", CGRect(250, 10, 40, 40)) { favourites.count += 1 }, "fav")
        let cell = root.add(UIView(frame: CGRect(0, 300, 300, 60)))
        cell.add(label("Title", CGRect(0, 0, 300, 20)))
        cell.add(label("Subtitle", CGRect(0, 30, 300, 20)))
      }
      #expect(try bench.listedIds() == ["card", "fav"])
      _ = try bench.act("/tap", ["id": "fav"])
      #expect(cards.value == 0)
      #expect(favourites.value == 1)
      _ = try bench.act("/tap", ["id": "card"])
      #expect(cards.value == 1)
      #expect(favourites.value == 1)
    }

    // Case E06.
    @Test(arguments: ["alert", "sheet", "list", "form"])
    func whateverIsListedResolvesToTheSamePlaceEverywhere(_ screen: String) throws {
      let source = TableSource(sections: [8])
      let bench = UIBench { root in
        root.add(button("Behind", CGRect(0, 60, 100, 40)), "behind")
        let top = UIBench.window.rootViewController!
        switch screen {
        case "alert":
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          alert.addTextField { $0.accessibilityIdentifier = "alert.name" }
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          top.present(alert, animated: false)
        case "sheet": top.present(Sheet(), animated: false)
        case "list":
          let table = root.add(UITableView(frame: CGRect(0, 100, 390, 400)), "table")
          UIBench.keep(source)
          table.dataSource = source
          table.reloadData()
        default:
          let hosting = root.add(_UIHostingView(frame: CGRect(0, 100, 390, 400)))
          hosting.add(UITextField(frame: CGRect(40, 50, 300, 40)))
          hosting.hostElements = [
            AccessibilityNode("mail", label: "Mail", traits: [], frame: CGRect(20, 148, 350, 44)),
            AccessibilityNode("send", label: "Send", frame: CGRect(20, 248, 350, 44)),
          ]
        }
      }
      let listed = try bench.listed()
      #expect(!listed.isEmpty)
      for element in listed {
        let reply = try bench.get("/element", ["ref": element.ref])
        #expect(try FlashProtocol.Element(json: reply["element"] ?? .null).frame == element.frame)
        #expect(reply["visible"] == true)
        #expect(
          try bench.driver.get("/screenshot", ["ref": element.ref, "format": "png"]).status == 200)
        // The act itself stops at the last moment: a key that nothing answers.
        let act = try bench.failure("/press", ["ref": .string(element.ref), "key": "Ctrl+F12"])
        #expect(act.code == .unsupported)
      }
    }

    // Case E06.
    @Test func whateverIsListedIsFoundByEveryRoute() throws {
      let bench = UIBench { root in
        root.add(button("One", CGRect(0, 100, 100, 40)), "one")
        root.add(UISwitch(frame: CGRect(0, 150, 51, 31)), "two")
        root.add(UITextField(frame: CGRect(0, 200, 200, 40)), "three")
        let hosting = root.add(_UIHostingView(frame: CGRect(0, 300, 390, 100)))
        hosting.hostElements = [
          AccessibilityNode("four", label: "Four", frame: CGRect(0, 300, 100, 40))
        ]
      }
      let listed = try bench.listed()
      #expect(listed.compactMap(\.id) == ["one", "two", "three", "four"])
      for element in listed {
        #expect(try bench.element(element.id ?? "").frame == element.frame)
        let picture = try bench.driver.get("/screenshot", ["ref": element.ref, "format": "png"])
        #expect(picture.status == 200)
        #expect(
          String(decoding: picture.body, as: UTF8.self)
            == "png \(Int(element.frame.width))x\(Int(element.frame.height))")
      }
    }

    @Test func anElementOnALargerOneIsNotCoveredByItWhateverTheOrder() throws {
      let bench = UIBench { root in
        let hosting = root.add(_UIHostingView(frame: root.bounds))
        hosting.hostElements = [
          AccessibilityNode("fav", label: "Favourite", frame: CGRect(300, 110, 40, 40)),
          AccessibilityNode("card", label: "Story", frame: CGRect(0, 100, 390, 100)),
        ]
      }
      #expect(Set(try bench.listedIds()) == ["fav", "card"])
    }

    @Test func theSceneInTheBestStateIsRead() throws {
      let bench = UIBench(state: .foregroundInactive) { root in
        root.add(button("Shown", CGRect(0, 100, 100, 40)), "shown")
        let behind = UIWindowScene(hostState: .background)
        UIApplication.shared.hostConnect(behind)
        let window = UIWindow(windowScene: behind)
        window.rootViewController = Detail {}
        window.isHidden = false
      }
      #expect(try bench.listedIds() == ["shown"])
    }

    @Test func elementsThatComeLateAreWaitedFor() throws {
      let bench = UIBench { root in
        _UIHostingView.hostDelay = 10
        let hosting = root.add(_UIHostingView(frame: root.bounds))
        hosting.hostElements = [
          AccessibilityNode("late", label: "Late", frame: CGRect(0, 100, 100, 40)) { true }
        ]
      }
      #expect(try bench.listedIds() == ["late"])
    }

    @Test func aScreenThatCannotBeReadIsAnErrorWithWhatWasTriedNeverAnEmptyList() throws {
      let bench = UIBench(arms: false) { root in
        root.add(_UIHostingView(frame: root.bounds)).hostElements = [
          AccessibilityNode("hidden", label: "Hidden", frame: CGRect(0, 100, 100, 40))
        ]
      }
      let failure = try Failure(json: try bench.get("/actionables"))
      #expect(failure.code == .axUnarmed)
      #expect(
        failure["tried"] == [
          "_AXSSetAutomationEnabled: not found",
          "_AXSSetApplicationAccessibilityEnabled: not found",
        ])
      #expect(try bench.failure("/tap", ["id": "hidden"]).code == .axUnarmed)
    }
  }
}
#endif
