#if FLASH
import FlashProtocol

/// All that is mapped, at one moment: the nodes of every window in the order they are painted.
///
/// A parent stands before its children, a sibling before the ones that are drawn over it, a window
/// before the ones in front of it. So the topmost thing at a point is the last that contains it.
/// It is a value: all that is derived from it is computed off the UI thread.
public struct Snapshot: Sendable {
  public var nodes: [Node]
  /// Indices of the windows' nodes, back to front. Popovers of a window follow it in the same
  /// coordinates and carry the index of their window as parent.
  public var windows: [Int32]
  /// What was cut for depth or because it contains itself, in words; empty in a sound tree.
  public var cuts: [String]
  /// Where the toolkit shows nothing of what the app draws until an accessibility client listens, and
  /// none was heard: what was tried to become one.
  public var blind: [String] = []
  /// Keeps alive what handles point at, where the toolkit makes objects anew on each reading.
  public var keepAlive: [any Sendable] = []

  public init(nodes: [Node] = [], windows: [Int32] = [], cuts: [String] = []) {
    self.nodes = nodes
    self.windows = windows
    self.cuts = cuts
  }

  // A node with its texts is not copied for one of its numbers.
  func traits(_ index: Int) -> Node.Traits {
    nodes.withUnsafeBufferPointer { $0[index].traits }
  }
  func parent(_ index: Int) -> Int { nodes.withUnsafeBufferPointer { Int($0[index].parent) } }
}
#endif
