#if DEBUG
import FlashUIKit
import PulseModel

/// Hands Pulse's router to Flash.
@MainActor
enum FlashBridge {
  static func start(_ router: Router, if isWanted: Bool? = nil) {
    let navigation = navigation(for: router)
    if let isWanted {
      Flash.start(name: "Pulse", navigation: navigation, if: isWanted)
    } else {
      Flash.start(name: "Pulse", navigation: navigation)
    }
  }

  static func navigation(for router: Router) -> Navigation {
    let navigation = Navigation(ready: router.isReady)
    navigation.steps = Step.all.map { step in
      StepSpec(
        step.name, summary: step.summary,
        arguments: step.argument.map {
          [StepSpec.Argument($0.name, required: $0.required, summary: $0.summary)]
        } ?? [])
    }
    navigation.open = { try open(Destination(step: $0, arguments: $1), router) }
    navigation.back = { router.back() }
    navigation.current = { router.isReady ? info(router.screen) : nil }
    navigation.deeplink = { try link($0, router) }
    navigation.notification = { try link($0, router) }
    router.didShow = { [weak router] screen in
      if router?.isReady == true, !navigation.isReady { navigation.becomeReady() }
      navigation.didNavigate(to: info(screen))
    }
    return navigation
  }

  private static func link(_ url: String, _ router: Router) throws -> Bool {
    do { try open(DeepLink(url).destination, router) } catch RouteError.notALink { return false }
    return true
  }

  /// What needs an account that is not there moves nothing, which Flash tells by itself.
  private static func open(_ destination: Destination, _ router: Router) throws {
    do { try router.open(destination) } catch RouteError.needsAccount { return }
  }

  private static func info(_ screen: Screen) -> ScreenInfo {
    ScreenInfo(
      contentType: screen.contentType, mode: screen.mode.rawValue, id: screen.id,
      title: screen.title)
  }
}
#endif
