#if FLASH
import FlashProtocol

/// What can be seen and reached of a snapshot: computed once, in one pass, on any thread.
struct Scene: Sendable {
  let snapshot: Snapshot
  /// The part of each node's frame that no ancestor clips and that is inside its window.
  let visible: [Frame]
  /// Each node's own index, or that of its last descendant.
  let end: [Int32]
  /// Nodes from here on can be reached; what stands before is behind a modal.
  let firstReachable: Int

  private let lastChild: [Int32]
  private let previousSibling: [Int32]
  /// The part of the window that a node and what it draws may receive touches in.
  private let extent: [Frame]
  /// The modal that hides what is behind it; -1 where none is up.
  let modal: Int

  var nodes: [Node] { snapshot.nodes }

  init(_ snapshot: Snapshot) {
    let count = snapshot.nodes.count
    var visible = [Frame](repeating: .zero, count: count)
    var clip = [Frame](repeating: .zero, count: count)
    var end = [Int32](0..<Int32(count))
    var lastChild = [Int32](repeating: -1, count: count)
    var previousSibling = [Int32](repeating: -1, count: count)
    var isWindow = [Bool](repeating: false, count: count)
    for index in snapshot.windows { isWindow[Int(index)] = true }
    var modal = -1
    var extent: [Frame] = []

    // Through the buffer, so that no node with its texts is copied.
    snapshot.nodes.withUnsafeBufferPointer { nodes in
      for index in 0..<count {
        let parent = Int(nodes[index].parent)
        let frame = nodes[index].frame
        let traits = nodes[index].traits
        let within = parent < 0 || isWindow[index] ? frame : clip[parent]
        visible[index] = frame.isFinite ? frame.intersection(within) : .zero
        clip[index] = traits.contains(.clips) ? visible[index] : within
        if parent >= 0, !isWindow[index] {
          previousSibling[index] = lastChild[parent]
          lastChild[parent] = Int32(index)
        }
        if traits.contains(.modal), !traits.contains(.invisible) { modal = index }
      }
      extent = visible
      for index in stride(from: count - 1, through: 0, by: -1) {
        let parent = Int(nodes[index].parent)
        guard parent >= 0, !isWindow[index] else { continue }
        end[parent] = max(end[parent], end[index])
        guard !extent[index].isEmpty else { continue }
        extent[parent] =
          extent[parent].isEmpty ? extent[index] : extent[parent].union(extent[index])
      }
    }

    self.snapshot = snapshot
    self.visible = visible
    self.end = end
    self.lastChild = lastChild
    self.previousSibling = previousSibling
    self.extent = extent
    self.modal = modal
    firstReachable = max(modal, 0)
  }

  // MARK: - Structure

  func isAncestor(_ ancestor: Int, of node: Int) -> Bool {
    node >= ancestor && node <= Int(end[ancestor])
  }

  /// The nearest node upwards, itself included, for which the closure is true.
  func nearest(from index: Int, where isMeant: (Int) -> Bool) -> Int? {
    var current = index
    while current >= 0 {
      if isMeant(current) { return current }
      current = Int(nodes[current].parent)
    }
    return nil
  }

  /// The root of the coordinates that a node's frame is in: popovers share their window's.
  func window(of index: Int) -> Int {
    var current = index
    while nodes[current].parent >= 0 { current = Int(nodes[current].parent) }
    return current
  }

  /// Position of a node's window from the front, popovers not counted.
  func windowRank(of index: Int) -> Int {
    let own = window(of: index)
    let roots = snapshot.windows.filter { nodes[Int($0)].parent < 0 }
    return roots.reversed().firstIndex(of: Int32(own)) ?? 0
  }

  var windowCount: Int { snapshot.windows.count { nodes[Int($0)].parent < 0 } }

  /// The window that is in front of all.
  var frontWindow: Int? {
    snapshot.windows.last { nodes[Int($0)].parent < 0 }.map(Int.init)
  }

  // MARK: - Touch

  /// Whether a modal is between this node and whoever would reach for it.
  func isBehindModal(_ index: Int) -> Bool { index < firstReachable }

  /// The node that a touch at that point of a window would go to.
  func hit(x: Float, y: Float, window: Int) -> Int? {
    for root in snapshot.windows.reversed() where self.window(of: Int(root)) == window {
      if let found = hit(x: x, y: y, in: Int(root)) { return found }
    }
    return nil
  }

  private func hit(x: Float, y: Float, in index: Int) -> Int? {
    guard extent[index].contains(x: x, y: y), !snapshot.traits(index).contains(.untouchable) else {
      return nil
    }
    var child = lastChild[index]
    while child >= 0 {
      // Most siblings are elsewhere: that is seen here, without a call.
      if extent[Int(child)].contains(x: x, y: y), let found = hit(x: x, y: y, in: Int(child)) {
        return found
      }
      child = previousSibling[Int(child)]
    }
    let takesTouches = !snapshot.traits(index).contains(.passThrough)
    return takesTouches && visible[index].contains(x: x, y: y) ? index : nil
  }

  /// Where a hit test for this node is made: its centre, or along an axis on which it is larger
  /// than what shows it, the centre of the part that shows. Nil where that is not on screen.
  func centre(of index: Int) -> (x: Float, y: Float)? {
    let frame = nodes[index].frame
    let shown = visible[index]
    guard frame.isFinite, !shown.isEmpty else { return nil }
    let around = nodes[index].parent >= 0 ? bounds(around: index) : frame
    let x = frame.width > around.width ? shown.midX : frame.midX
    let y = frame.height > around.height ? shown.midY : frame.midY
    guard shown.contains(x: x, y: y) else { return nil }
    return (x, y)
  }

  private func bounds(around index: Int) -> Frame {
    var current = Int(nodes[index].parent)
    while current >= 0 {
      if nodes[current].traits.contains(.clips) { return visible[current] }
      if nodes[current].parent < 0 { return nodes[current].frame }
      current = Int(nodes[current].parent)
    }
    return nodes[index].frame
  }

  /// Whether a touch at its centre reaches it or something inside it.
  func isReached(_ index: Int) -> Bool { cover(atCentreOf: index) == .nothing }

  enum Cover: Equatable {
    case nothing
    case offScreen
    case by(Int)
  }

  func cover(atCentreOf index: Int) -> Cover {
    guard let point = centre(of: index) else { return .offScreen }
    return cover(of: index, x: point.x, y: point.y)
  }

  private func cover(of index: Int, x: Float, y: Float) -> Cover {
    guard let found = hit(x: x, y: y, window: window(of: index)) else { return .offScreen }
    return isAncestor(index, of: found) ? .nothing : .by(found)
  }

  /// What hides it wholly, sampled over the part of it that shows.
  ///
  /// A toast over half of a button is no obstacle, so a cover counts only where no sample gets
  /// through; `partly` then names what covers some of it.
  func covers(of index: Int) -> (wholly: Cover, partly: Int?) {
    let shown = visible[index]
    guard !shown.isEmpty else { return (.offScreen, nil) }
    var partly: Int?
    var isFree = false
    let centre = cover(atCentreOf: index)
    if centre == .nothing, isClear(index, shown) { return (.nothing, nil) }
    if case .by(let cover) = centre { partly = cover }
    if centre == .nothing { isFree = true }
    for row in 0..<5 {
      for column in 0..<5 {
        let x = shown.x + shown.width * (Float(column) + 0.5) / 5
        let y = shown.y + shown.height * (Float(row) + 0.5) / 5
        switch cover(of: index, x: x, y: y) {
        case .nothing: isFree = true
        case .by(let cover): partly = partly ?? cover
        case .offScreen: break
        }
      }
    }
    if isFree { return (.nothing, partly) }
    return (partly.map(Cover.by) ?? .offScreen, partly)
  }

  /// Whether nothing is drawn over any of it, so that no samples are needed where one got through.
  private func isClear(_ index: Int, _ shown: Frame) -> Bool {
    guard snapshot.traits(index).isDisjoint(with: [.passThrough, .untouchable]) else {
      return false
    }
    var current = index
    while true {
      let parent = snapshot.parent(current)
      guard parent >= 0, !snapshot.windows.contains(Int32(current)) else { break }
      var sibling = Int(lastChild[parent])
      while sibling > current {
        if !extent[sibling].intersection(shown).isEmpty { return false }
        sibling = Int(previousSibling[sibling])
      }
      current = parent
    }
    // Popovers of its window are drawn after it, and are no siblings of anything in it.
    return snapshot.windows.last.map(Int.init) == current
  }
}
#endif
