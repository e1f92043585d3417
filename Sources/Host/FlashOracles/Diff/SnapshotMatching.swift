import FlashProtocol

/// Which element of one snapshot is which of another: by identifier, then by where it is, what it
/// is and what it says, at last by where and what it is alone.
struct SnapshotMatching {
  /// By index: from the former snapshot to the latter, and back.
  private(set) var forth: [Int?]
  private(set) var back: [Int?]

  init(_ old: Screen, _ new: Screen) {
    forth = Array(repeating: nil, count: old.elements.count)
    back = Array(repeating: nil, count: new.elements.count)
    match(old, new, \.identifier, evenIfUneven: true)
    match(old, new, \.wholeKey, evenIfUneven: true)
    // Without a text to tell them apart, uneven numbers would pair what has nothing in common.
    match(old, new, \.placeKey, evenIfUneven: false)
  }

  private mutating func match(
    _ old: Screen, _ new: Screen, _ key: KeyPath<Keys, String?>, evenIfUneven: Bool
  ) {
    let former = Self.groups(old, key) { forth[$0] == nil }
    let latter = Self.groups(new, key) { back[$0] == nil }
    for (key, indices) in former {
      guard let others = latter[key], evenIfUneven || indices.count == others.count else {
        continue
      }
      for (one, other) in zip(indices, others) {
        forth[one] = other
        back[other] = one
      }
    }
  }

  private static func groups(
    _ screen: Screen, _ key: KeyPath<Keys, String?>, _ isFree: (Int) -> Bool
  ) -> [String: [Int]] {
    var paths: [String] = []
    var groups: [String: [Int]] = [:]
    for (index, element) in screen.elements.enumerated() {
      let parent = screen.parents[index]
      // A name makes what stands above it of no matter.
      let path =
        element.id.map { "#\($0)" }
        ?? (parent >= 0 ? paths[parent] + "/" : "") + element.kind.rawValue
      paths.append(path)
      guard isFree(index), let key = Keys(element, path)[keyPath: key] else { continue }
      groups[key, default: []].append(index)
    }
    return groups
  }

  struct Keys {
    let identifier: String?
    let wholeKey: String?
    let placeKey: String?

    init(_ element: Element, _ path: String) {
      identifier = element.id.map { "\(element.kind.rawValue)#\($0)" }
      wholeKey = "\(path) \(element.text ?? "")"
      placeKey = path
    }
  }
}
