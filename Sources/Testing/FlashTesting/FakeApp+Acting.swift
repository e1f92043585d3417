#if FLASH
import FlashProtocol
import FlashServer

extension FakeApp {
  public func perform(_ gesture: Gesture, on handle: Handle, by path: ActReply.Path) -> Attempt {
    guard let view = view(handle) else { return .notThere("it is gone") }
    if view.state.contains(.disabled) { return .refused("it is disabled") }
    let action: (() -> Void)?
    switch gesture {
    case .tap:
      guard view.tapPath == path else { return .notThere("no \(path.rawValue) of its own") }
      if view.claimsTaps { return .taken }
      action = view.onTap
    case .longPress:
      guard path == .gesture else { return .notThere("no \(path.rawValue) of its own") }
      action = view.onLongPress
    case .doubleTap:
      guard path == .gesture else { return .notThere("no \(path.rawValue) of its own") }
      action = view.onDoubleTap
    }
    guard let action else { return .notThere("no handler") }
    action()
    return .taken
  }

  public func type(_ text: String, into handle: Handle, replace: Bool) -> Typing {
    guard let view = view(handle), view.kind == .field || view.kind == .textview else {
      return .notAField
    }
    if view.state.contains(.readonly) { return .readOnly }
    focus = view
    let isSecure = view.state.contains(.secure)
    var wanted = (replace ? "" : (isSecure ? view.secret : view.value ?? "")) + text
    let asked = wanted
    if view.kind == .field { wanted.removeAll { $0 == "\n" } }
    if let limit = view.maxLength { wanted = String(wanted.prefix(limit)) }
    if isSecure { view.secret = wanted } else { view.value = wanted }
    view.onChange?()
    return isSecure ? .secure(matched: view.secret == asked) : .value(view.value)
  }

  public func press(_ key: Key, on handle: Handle?) -> Attempt {
    var view = handle.flatMap { self.view($0) } ?? focus ?? windows.last
    while let current = view {
      if current.onKey?(key) == true { return .taken }
      view = current.parent
    }
    return .refused("nothing answers that key")
  }

  // MARK: - Scrolling

  public func scrollGeometry(of handle: Handle) -> ScrollGeometry? {
    guard let view = view(handle), !view.traits.isDisjoint(with: [.scrollsX, .scrollsY]) else {
      return nil
    }
    var viewport =
      snapshot(types: false, onScreen: false).nodes.first { $0.handle == handle }?.frame
      ?? view.frame
    viewport.height -= view.bottomInset
    return ScrollGeometry(
      x: Double(view.offsetX), y: Double(view.offsetY),
      rangeX: 0...Double(max(0, view.contentWidth - viewport.width)),
      rangeY: 0...Double(max(0, view.contentHeight - viewport.height)), viewport: viewport)
  }

  public func scroll(_ handle: Handle, toX x: Double, y: Double) {
    guard let view = view(handle) else { return }
    view.offsetX = Float(x)
    view.offsetY = Float(y)
  }

  public func pages(of handle: Handle) -> (count: Int, current: Int)? {
    guard let view = view(handle), view.pageCount > 0 else { return nil }
    return (view.pageCount, view.currentPage)
  }

  public func turn(_ handle: Handle, toPage index: Int) {
    view(handle)?.currentPage = index
    view(handle)?.onChange?()
  }
}
#endif
