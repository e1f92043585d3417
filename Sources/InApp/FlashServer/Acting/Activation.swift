#if FLASH
import FlashProtocol

/// The ladder: how a gesture gets to an element, from the most public way to the last resort.
///
/// Each rung is tried only when the one above it did not take, and the rung that took is reported.
@UIActor
struct Activation {
  let call: Call

  /// - Returns: the path that took, and the node that took it.
  /// - Throws: `Failure` of code `not-activated`, of a long press or a double tap `unsupported`, with
  ///   each path that was tried, and why not.
  func trigger(_ gesture: Gesture, on target: Target) throws -> ActReply.Path {
    var tried: [String] = []
    for path in [ActReply.Path.activate, .control] {
      if attempt(gesture, target.handle, path, label: path.rawValue, &tried) { return path }
    }
    if let neighbour = neighbour(of: target, for: gesture) {
      let node = target.scene.nodes[neighbour]
      let label = "nearest (\(target.scene.name(of: neighbour)))"
      if node.state.contains(.disabled) { throw Failure.disabled(target.word) }
      for path in [ActReply.Path.activate, .control]
      where attempt(gesture, node.handle, path, label: label, &tried) {
        return .nearest
      }
      if let path = tryGesture(gesture, neighbour, target, &tried) { return path }
    } else {
      tried.append("nearest: nothing around it can be activated")
    }
    if let path = tryGesture(gesture, target.index, target, &tried) { return path }
    if gesture != .tap {
      throw Failure.unsupportedGesture(target.word, gesture: gesture.rawValue, tried: tried)
    }
    throw Failure.notActivated(target.word, gesture: gesture.rawValue, tried: tried)
  }

  /// A gesture of a view that covers more than a quarter of the screen is that of a whole list or
  /// page: firing it would do something else than what was asked for.
  private func tryGesture(
    _ gesture: Gesture, _ index: Int, _ target: Target, _ tried: inout [String]
  ) -> ActReply.Path? {
    let node = target.scene.nodes[index]
    let screen = target.scene.nodes[target.scene.window(of: index)].frame
    if node.frame.isFinite, node.frame.area > screen.area / 4 {
      tried.append("gesture: its view covers more than a quarter of the screen")
      return nil
    }
    return attempt(gesture, node.handle, .gesture, label: "gesture", &tried) ? .gesture : nil
  }

  private func attempt(
    _ gesture: Gesture, _ handle: Handle, _ path: ActReply.Path, label: String,
    _ tried: inout [String]
  ) -> Bool {
    switch call.meter.app({ call.platform.perform(gesture, on: handle, by: path) }) {
    case .taken: return true
    case .notThere(let reason), .refused(let reason):
      tried.append("\(label): \(reason)")
      return false
    }
  }

  /// What stands for an element that cannot be triggered itself: what holds it, or the one thing
  /// in it that can be.
  private func neighbour(of target: Target, for gesture: Gesture) -> Int? {
    let scene = target.scene
    let wanted = Self.trait(for: gesture)
    guard !target.node.traits.contains(wanted) else { return nil }
    let isMeant: (Int) -> Bool = {
      scene.nodes[$0].traits.contains(wanted) && $0 != target.index
    }
    if let holder = scene.nearest(from: target.index, where: isMeant) { return holder }
    let inside = (target.index...Int(scene.end[target.index])).filter(isMeant)
    return inside.count == 1 ? inside[0] : nil
  }

  private static func trait(for gesture: Gesture) -> Node.Traits {
    switch gesture {
    case .tap: .actionable
    case .longPress: .longPress
    case .doubleTap: .doubleTap
    }
  }
}
#endif
