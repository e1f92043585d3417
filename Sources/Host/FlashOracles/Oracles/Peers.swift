import FlashProtocol

/// Containers side by side that are made alike: what one lacks among them is told by the others.
struct Peers {
  let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  /// Siblings by what they are and how they are built, in groups of three and more.
  ///
  /// - Parameter leaving: a kind that does not count in how they are built, and with it what holds
  ///   nothing else.
  func groups(leaving kind: Kind, pruning: Bool) -> [[Int]] {
    var groups: [[Int]] = []
    for siblings in screen.children {
      let cards = siblings.filter(isCard)
      guard cards.count >= 3 else { continue }
      var byShape: [String: [Int]] = [:]
      for card in cards {
        byShape[shape(of: card, leaving: kind, pruning: pruning), default: []].append(card)
      }
      groups += byShape.values.filter { $0.count >= 3 }
    }
    return groups.sorted { $0[0] < $1[0] }
  }

  private func isCard(_ index: Int) -> Bool {
    guard !screen.children[index].isEmpty else { return false }
    switch screen.elements[index].kind {
    case .row, .card, .button, .link, .element: return true
    case .group:
      // Boxes side by side are anything; those that a list or a pager holds repeat.
      let parent = screen.parents[index]
      return parent >= 0 && [.list, .pager].contains(screen.elements[parent].kind)
    default: return false
    }
  }

  /// Cards anywhere on the screen that are built alike and named alike but for a number, such as
  /// `saved.story.0` and `saved.story.1`, in groups of two and more: their names say that they are
  /// one kind of thing, wherever they stand.
  func namesakes(leaving kind: Kind, pruning: Bool) -> [[Int]] {
    var groups: [String: [Int]] = [:]
    for card in screen.elements.indices where isCard(card) {
      guard let stem = screen.elements[card].id.flatMap(Self.stem) else { continue }
      let shape = shape(of: card, leaving: kind, pruning: pruning)
      groups["\(stem) \(shape)", default: []].append(card)
    }
    return groups.values.filter { $0.count >= 2 }.sorted { $0[0] < $1[0] }
  }

  /// An id with its numbers left out; nil where it has none.
  private static func stem(_ id: String) -> String? {
    guard id.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    return String(decoding: id.utf8.filter { !(0x30...0x39).contains($0) }, as: UTF8.self)
  }

  /// How an element is built: kinds and types of all that is in it, nested.
  func shape(of index: Int, leaving kind: Kind, pruning: Bool) -> String {
    let element = screen.elements[index]
    var inside = ""
    for child in screen.children[index] where screen.elements[child].kind != kind {
      let part = shape(of: child, leaving: kind, pruning: pruning)
      if pruning, screen.elements[child].kind == .group, part.hasSuffix("()") { continue }
      inside += part
    }
    return "\(element.kind.rawValue):\(element.type ?? "")(\(inside))"
  }
}

/// A picture, as opposed to an icon.
extension Screen {
  static let smallestPicture: Float = 32

  func pictures(in index: Int) -> [Int] {
    descendants(of: index).filter { isPicture($0) }
  }

  func isPicture(_ index: Int) -> Bool {
    let element = elements[index]
    return element.kind == .image && element.frame.width > Self.smallestPicture
      && element.frame.height > Self.smallestPicture
      && !element.traits.contains(.invisible)
  }
}
