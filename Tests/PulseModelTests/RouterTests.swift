import PulseModel
import Testing

@MainActor
@Suite("Router: moves, and who is told of them")
struct RouterTests {
  /// What a router did and reported.
  @MainActor
  final class Witness {
    var log: [String] = []

    init(_ router: Router) {
      router.apply = { changes in self.log.append("apply \(changes.count)") }
      router.didShow = { screen in
        self.log.append(
          [screen.contentType, screen.mode.rawValue, screen.id].compactMap(\.self)
            .joined(separator: " "))
      }
    }
  }

  @Test("A screen is reported once, after it was applied")
  func order() throws {
    let router = Router()
    let witness = Witness(router)
    try router.open(.fontsize)
    #expect(witness.log == ["apply 3", "FONTSIZE push"])
  }

  @Test("The ten steps report each switch of a tab")
  func tenSteps() {
    let router = Router()
    let witness = Witness(router)
    router.select(.profile)
    router.select(.sections)
    router.select(.home)
    router.select(topTab: .video)
    router.select(topTab: .sports)
    router.select(topTab: .tech)
    router.select(.profile)
    router.select(.home)
    #expect(
      witness.log.filter { !$0.hasPrefix("apply") } == [
        "PROFILE tab", "SECTIONS tab", "HOME tab top", "HOME tab video", "HOME tab sports",
        "HOME tab tech", "PROFILE tab", "HOME tab tech",
      ])
  }

  @Test("Nothing is reported where nothing moved")
  func unchanged() throws {
    let router = Router()
    let witness = Witness(router)
    #expect(router.back() == false)
    try router.open(.home(.top))
    #expect(witness.log == [])
  }

  @Test("What needs an account is refused without one")
  func account() throws {
    let router = Router()
    let witness = Witness(router)
    #expect(throws: RouteError.needsAccount(step: "account")) { try router.open(.account) }
    #expect(witness.log == [])
    router.hasAccount = { true }
    try router.open(.account)
    #expect(witness.log == ["apply 2", "ACCOUNT push"])
  }

  @Test("A link given before the router is ready is followed then, once")
  func coldStart() throws {
    let router = Router(ready: false)
    let witness = Witness(router)
    try router.open(link: "pulse://article/tech-1")
    #expect(witness.log == [])
    router.becomeReady()
    #expect(witness.log == ["apply 1", "ARTICLE push tech-1"])
  }

  @Test("Without a link, the first screen is reported when the router gets ready")
  func coldStartWithoutLink() {
    let router = Router(ready: false)
    let witness = Witness(router)
    router.becomeReady()
    #expect(witness.log == ["HOME tab top"])
  }

  @Test("With late navigation planted a push comes with its delay, a tab at once")
  func late() throws {
    var later: [@MainActor () -> Void] = []
    let router = Router(delay: { later.append($0) })
    let witness = Witness(router)
    router.select(.profile)
    #expect(witness.log == ["apply 1", "PROFILE tab"])
    try router.open(.settings)
    #expect(witness.log.count == 2)
    for work in later { work() }
    #expect(witness.log.last == "SETTINGS push")
  }
}
