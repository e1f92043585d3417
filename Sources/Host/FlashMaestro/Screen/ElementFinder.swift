/// Finds the elements that a selector means.
struct ElementFinder {
  /// What css means on this device; nil where there is none.
  let css: (String) -> [UINode]

  /// The element that the selector means; its parent is not looked at.
  func first(_ selector: MaestroSelector, in tree: ScreenTree) -> UINode? {
    matches(selector, in: tree.nodes).first
  }

  /// All that are meant, the one to take first.
  func matches(_ selector: MaestroSelector, in nodes: [UINode]) -> [UINode] {
    var found = distinct(basic(selector, in: nodes))
    for part in selector.related where part.relation != .childOf {
      let others = Set(related(part, in: nodes))
      found = found.filter(others.contains)
    }
    guard let index = selector.index else {
      // What can be tapped comes first; the order is otherwise kept.
      return found.filter { $0.clickable == true } + found.filter { $0.clickable != true }
    }
    guard let number = Double(index.trimmingSpace) else { return [] }
    return Self.pick(Int(number.rounded(.towardZero)), of: found)
  }

  /// The one of that number, from the top of the screen, then from the left; negative from the end.
  private static func pick(_ number: Int, of nodes: [UINode]) -> [UINode] {
    func place(_ node: UINode) -> (Int, Int) {
      (node.frame?.y ?? .max, node.frame?.x ?? .max)
    }
    let sorted = nodes.enumerated().sorted {
      let (one, other) = (place($0.element), place($1.element))
      return one == other ? $0.offset < $1.offset : one < other
    }.map(\.element)
    let index = number >= 0 ? number : sorted.count + number
    return sorted.indices.contains(index) ? [sorted[index]] : []
  }

  private func distinct(_ nodes: [UINode]) -> [UINode] {
    var seen: Set<UINode> = []
    return nodes.filter { seen.insert($0).inserted }
  }

  // MARK: - What an element is in itself

  private func basic(_ selector: MaestroSelector, in nodes: [UINode]) -> [UINode] {
    var tests: [(UINode) -> Bool] = []
    if let text = selector.text {
      let pattern = TextPattern(text)
      tests.append { node in
        [node.text, node.hint, node.accessibilityText].contains { $0.map(pattern.means) == true }
      }
    }
    if let id = selector.id {
      let pattern = TextPattern(id)
      tests.append { $0.id.map(pattern.meansID) == true }
    }
    if let size = selector.size { tests.append { Self.fits($0, size) } }
    for trait in selector.traits { tests.append { Self.has(trait, $0) } }
    if let wanted = selector.enabled { tests.append { $0.enabled == wanted } }
    if let wanted = selector.selected { tests.append { $0.selected == wanted } }
    if let wanted = selector.checked { tests.append { $0.checked == wanted } }
    if let wanted = selector.focused { tests.append { $0.focused == wanted } }
    if let query = selector.css {
      let meant = Set(css(query))
      tests.append(meant.contains)
    }
    guard !tests.isEmpty else { return nodes }
    var cache = DeepestCache { node in tests.allSatisfy { $0(node) } }
    return nodes.flatMap { cache.deepest(in: $0) }
  }

  private static func fits(_ node: UINode, _ size: MaestroSelector.Size) -> Bool {
    guard let frame = node.frame else { return false }
    let tolerance = size.tolerance ?? 0
    return size.width.map { abs(frame.width - $0) <= tolerance } != false
      && size.height.map { abs(frame.height - $0) <= tolerance } != false
  }

  private static func has(_ trait: MaestroSelector.Trait, _ node: UINode) -> Bool {
    switch trait {
    case .text: node.text != nil
    case .longText: (node.text?.utf16.count ?? 0) > 200
    case .square:
      node.frame.map { abs(1 - Float($0.width) / Float($0.height)) < 0.03 } == true
    }
  }

  // MARK: - How it stands to others

  private func related(_ part: MaestroSelector.Related, in nodes: [UINode]) -> [UINode] {
    switch part.relation {
    case .below: beside(part, nodes) { $0.y > $1.y }
    case .above: beside(part, nodes) { $0.y < $1.y }
    case .leftOf: beside(part, nodes) { $0.x < $1.x }
    case .rightOf: beside(part, nodes) { $0.x > $1.x }
    case .containsChild:
      {
        guard let selector = part.selectors.first, let child = matches(selector, in: nodes).first
        else { return [] }
        return nodes.filter { $0.children.contains(child) }
      }()
    case .containsDescendants:
      nodes.filter { node in
        part.selectors.allSatisfy { selector in
          node.children.contains { child in
            child.all.contains { !matches(selector, in: [$0]).isEmpty }
          }
        }
      }
    case .childOf: nodes
    }
  }

  private func beside(
    _ part: MaestroSelector.Related, _ nodes: [UINode], _ stands: (UIRect, UIRect) -> Bool
  ) -> [UINode] {
    let others = part.selectors.first.map { matches($0, in: nodes) } ?? []
    let frames = others.compactMap(\.frame)
    return nodes.filter { node in
      node.frame.map { frame in frames.contains { stands(frame, $0) } } == true
    }
  }
}

/// The deepest nodes that pass a test: one that holds another that passes does not count.
private struct DeepestCache {
  let passes: (UINode) -> Bool
  private var known: [ObjectIdentifier: [UINode]] = [:]

  init(_ passes: @escaping (UINode) -> Bool) { self.passes = passes }

  mutating func deepest(in node: UINode) -> [UINode] {
    if let found = known[ObjectIdentifier(node)] { return found }
    var found: [UINode] = []
    for child in node.children { found += deepest(in: child) }
    if found.isEmpty, passes(node) { found = [node] }
    known[ObjectIdentifier(node)] = found
    return found
  }
}
