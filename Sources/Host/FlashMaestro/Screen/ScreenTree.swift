/// All that is on screen at one moment.
public struct ScreenTree: Sendable, Equatable {
  public let root: UINode

  /// - Parameter screen: what is nearly all beside it is left out, unless nothing would be left.
  public init(root: UINode, screen: (width: Int, height: Int)) {
    self.root = Self.pruned(root, screen) ?? root
  }

  private init(root: UINode) { self.root = root }

  /// What is within a node, that node included.
  static func within(_ node: UINode) -> ScreenTree { ScreenTree(root: node) }

  public var nodes: [UINode] { root.all }

  private static func pruned(_ node: UINode, _ screen: (width: Int, height: Int)) -> UINode? {
    let kept = node.children.compactMap { pruned($0, screen) }
    let isShown: Bool
    if let frame = node.frame {
      // A share that is not a number is not less than a tenth.
      isShown = !(frame.visibleShare(of: screen) < 0.1)
    } else {
      isShown = false
    }
    guard isShown || !kept.isEmpty else { return nil }
    return kept.count == node.children.count && zip(kept, node.children).allSatisfy({ $0 === $1 })
      ? node : node.with(children: kept)
  }

  /// The only one that is as that node was, wherever it is now.
  public func now(_ node: UINode) -> UINode? {
    let same = nodes.filter { $0.looks(like: node) }
    return same.count == 1 ? same[0] : nil
  }
}
