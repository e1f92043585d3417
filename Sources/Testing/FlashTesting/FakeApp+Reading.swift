#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashProtocol
import FlashServer

extension FakeApp {
  nonisolated static var processNumber: Int32 { getpid() }

  private static let maxDepth = 200

  public func snapshot(types: Bool, onScreen: Bool) -> Snapshot {
    layOut()
    var snapshot = Snapshot()
    for window in windows where !window.isHidden {
      snapshot.windows.append(Int32(snapshot.nodes.count))
      append(
        window, parent: -1, x: 0, y: 0, depth: 0, types: types,
        clip: onScreen ? window.frame : nil, to: &snapshot)
    }
    return snapshot
  }

  private func append(
    _ view: FakeView, parent: Int32, x: Float, y: Float, depth: Int, types: Bool,
    clip: Frame?, to snapshot: inout Snapshot
  ) {
    guard !view.isHidden else { return }
    guard depth < Self.maxDepth else {
      snapshot.cuts.append("cut at depth \(depth)")
      return
    }
    let index = Int32(snapshot.nodes.count)
    var frame = view.frame
    frame.x += x
    frame.y += y
    if let clip, frame.isFinite, !frame.isEmpty, clip.intersection(frame).isEmpty { return }
    let isWhole = view.traits.contains(.actionable) || clip == nil
    let inner = isWhole ? nil : view.traits.contains(.clips) ? clip?.intersection(frame) : clip
    snapshot.nodes.append(
      Node(
        handle: Self.handle(view), parent: parent, kind: view.kind, traits: view.traits,
        state: view.state, frame: frame, id: view.id, text: view.text,
        value: view.state.contains(.secure) ? nil : view.value, placeholder: view.placeholder,
        type: types ? "Fake.\(view.kind.rawValue)" : nil, row: view.rowIndex))
    for child in view.children {
      append(
        child, parent: index, x: frame.x - view.offsetX, y: frame.y - view.offsetY,
        depth: depth + 1, types: types, clip: inner, to: &snapshot)
    }
  }

  static func handle(_ view: FakeView) -> Handle {
    Handle(Unmanaged.passUnretained(view).toOpaque())
  }

  func view(_ handle: Handle) -> FakeView? {
    func find(_ view: FakeView, _ depth: Int) -> FakeView? {
      if Self.handle(view) == handle { return view }
      guard depth < Self.maxDepth else { return nil }
      for child in view.children { if let found = find(child, depth + 1) { return found } }
      return nil
    }
    for window in windows { if let found = find(window, 0) { return found } }
    return nil
  }

  public func ref(for handle: Handle) -> Int {
    guard let view = view(handle) else { return 0 }
    let row = view.rowIndex >= 0 ? view.text : nil
    let key = ObjectIdentifier(view)
    if let known = refs[key], known.row == row, views[known.number]?.view === view {
      return known.number
    }
    let number = nextRef
    nextRef += 1
    refs[key] = (number, row)
    views[number] = WeakView(view: view)
    return number
  }

  public func handle(forRef number: Int) -> Handle? {
    guard let view = views[number]?.view, self.view(Self.handle(view)) != nil,
      refs[ObjectIdentifier(view)]?.number == number
    else { return nil }
    if view.rowIndex >= 0, refs[ObjectIdentifier(view)]?.row != view.text { return nil }
    return Self.handle(view)
  }
}
#endif
