import FlashClient
import FlashDevices
import FlashHTTP

/// An app with Flash inside, as a test names it; the counterpart of `XCUIApplication`.
public final class FlashApp: Sendable {
  private enum Source: Sendable {
    /// A program to be started, or what runs already where it is nil.
    case program(String?)
    /// What runs already, by name, pid or port.
    case running(String?)
    case port(Int, token: String?)
  }

  private struct State {
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var launched: Launched?
    var failure: String?
    /// Sees what the system asks, where that is wanted.
    var outside: CompanionActionExecutor?
  }

  private let source: Source
  private let animate: Bool
  private let state: Guarded<State>

  /// - Parameters:
  ///   - program: what `flash run` takes: `demo`, a path or a name on PATH; nil for `FLASH_APP`,
  ///     else for the one that runs.
  ///   - arguments: for the program.
  ///   - animate: keep its animations on; without them nothing waits for what is only shown.
  public init(_ program: String? = nil, arguments: [String] = [], animate: Bool = false) {
    self.animate = animate
    source = .program(program ?? ProcessEnvironment.value("FLASH_APP"))
    state = Guarded(State(arguments: arguments))
  }

  /// - Parameter selector: name, pid or port of an app that runs; nil where there is one.
  public init(attaching selector: String?) {
    animate = true
    source = .running(selector)
    state = Guarded(State())
  }

  /// - Parameters:
  ///   - port: where it listens.
  ///   - token: the secret that it was started with.
  public init(port: Int, token: String? = nil) {
    animate = true
    source = .port(port, token: token)
    state = Guarded(State())
  }

  deinit { terminate() }

  public var launchArguments: [String] {
    get { state.withLock(\.arguments) }
    set { state.withLock { $0.arguments = newValue } }
  }

  /// Variables that it gets beside those of this process.
  public var launchEnvironment: [String: String] {
    get { state.withLock(\.environment) }
    set { state.withLock { $0.environment = newValue } }
  }

  /// Starts it, anew where it was started before; what goes wrong is told by the agent's first call.
  public func launch() {
    terminate()
    guard case .program(let program?) = source else { return }
    let arguments = launchArguments
    let environment = launchEnvironment
    let result: (Launched?, String?)
    do throws(DeviceError) {
      let name = program.split(separator: "/").last.map(String.init) ?? program
      var request = LaunchRequest(
        program: try AppFinder.program(program), arguments: arguments, name: name, by: "UIXCute",
        isOwned: true)
      request.environment = environment.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      let launched = try Devices().launch(request)
      // An app that cannot is driven as it is.
      if !animate { _ = try? launched.instance.client().animations(false) }
      result = (launched, nil)
    } catch {
      result = (nil, error.description)
    }
    state.withLock { state in
      state.launched = result.0
      state.failure = result.1
    }
  }

  /// Ends what `launch` started, and nothing else.
  public func terminate() {
    let launched = state.withLock { state in
      defer {
        state.launched = nil
        state.failure = nil
      }
      return state.launched
    }
    guard let launched else { return }
    try? Devices().stop(launched.instance, child: launched.child)
  }

  /// Has what the system asks be seen and answered too, such as a permission, by the companion of the
  /// simulator that the app runs in. The first time Xcode builds that, which takes a minute.
  ///
  /// - Throws: `UIXCuteError.configuration` where the app runs in no simulator of Flash's.
  public func watchSystem() throws {
    let instance = try instance()
    let companion: CompanionClient?
    do throws(DeviceError) {
      companion = try Devices().companion(for: instance, by: "UIXCute")
    } catch {
      throw UIXCuteError.app(reason: error.description)
    }
    guard companion != nil else {
      throw UIXCuteError.configuration(
        reason:
          "'\(instance.name)' runs in no simulator that Flash started, and only those have a companion"
      )
    }
    let outside = CompanionActionExecutor {
      try Devices().companion(for: instance, by: "UIXCute")
    }
    state.withLock { $0.outside = outside }
  }

  /// - Throws: `UIXCuteError.app` where there is none to be driven.
  func executor() throws -> any ActionExecutorProtocol {
    let flash: FlashActionExecutor
    if case .port(let port, let token) = source {
      flash = FlashActionExecutor(port: port, token: token)
    } else {
      flash = FlashActionExecutor(try instance().client())
    }
    guard let outside = state.withLock(\.outside) else { return flash }
    return HybridActionExecutor(inside: flash, outside: outside)
  }

  private func instance() throws -> Instance {
    let (instance, failure) = state.withLock { ($0.launched?.instance, $0.failure) }
    if let failure { throw UIXCuteError.app(reason: failure) }
    if let instance { return instance }
    var selector: String?
    switch source {
    case .program: break
    case .running(let name): selector = name
    case .port(let port, _): selector = String(port)
    }
    do throws(DeviceError) {
      return try Devices().choose(selector)
    } catch {
      throw UIXCuteError.app(reason: error.description)
    }
  }
}
