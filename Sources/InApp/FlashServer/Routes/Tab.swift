#if FLASH
import FlashProtocol

extension Route {
  /// POST /tab
  static let tab = Route("tab") { call in
    let name = call.arguments.text("name") ?? ""
    return try Stillness.during(call) {
      try Progress.poll(for: call.wait, call) { () throws -> Progress? in
        let scene = call.platform.screen()
        guard let selector = TabBar(scene).selector(for: name, platform: call.platform) else {
          return call.wait > 0 ? nil : try missing(name, scene)
        }
        return try switchTo(selector, call)
      } otherwise: { () throws -> Progress in
        try missing(name, call.platform.screen())
      }
    }
  }

  @UIActor
  private static func switchTo(_ selector: Selector, _ call: Call) throws -> Progress {
    try Act.perform(call, on: selector) { target in
      Act.Outcome(path: try Activation(call: call).trigger(.tap, on: target))
    }
  }

  private static func missing(_ name: String, _ scene: Scene) throws -> Progress {
    throw Failure.noTab(name, there: TabBar(scene).names)
  }
}

/// The tabs on screen.
struct TabBar {
  private let scene: Scene
  private let tabs: [Int]

  init(_ scene: Scene) {
    self.scene = scene
    tabs = scene.nodes.indices.filter {
      scene.nodes[$0].kind == .tab && scene.isShown($0) && !scene.nodes[$0].traits.contains(.inner)
    }
  }

  var names: [String] { tabs.map { scene.text(of: $0) ?? scene.name(of: $0) } }

  /// A tab by its text or identifier, else by its index in the main bar; and where a toolkit knows
  /// no tabs, any element of that name.
  @UIActor
  func selector(for name: String, platform: any Platform) -> Selector? {
    let lower = name.lowercased()
    let match =
      tabs.first { scene.nodes[$0].id == name } ?? tabs.first { scene.text(of: $0) == name }
      ?? tabs.first { scene.text(of: $0)?.lowercased() == lower }
      ?? Int(name).flatMap { mainBar.indices.contains($0) ? mainBar[$0] : nil }
    if let match {
      return Selector(.ref(platform.ref(for: scene.nodes[match].handle), name))
    }
    guard tabs.isEmpty || !tabs.contains(where: { scene.text(of: $0) == name }) else { return nil }
    let resolver = Resolver(scene: scene, platform: platform)
    return (try? resolver.resolve(Selector(.any(name)))).map { _ in Selector(.any(name)) }
  }

  /// The bar that is lowest on screen: where there are tabs within tabs, that is the app's own.
  private var mainBar: [Int] {
    let lowest = tabs.max { scene.nodes[$0].frame.y < scene.nodes[$1].frame.y }
    guard let lowest else { return [] }
    return tabs.filter { scene.nodes[$0].parent == scene.nodes[lowest].parent }
  }
}
#endif
