#if FLASH
import FlashProtocol

/// How a caller named an element.
struct Selector: Sendable {
  enum Name: Sendable {
    /// Ref, identifier or exact text, tried in that order.
    case any(String)
    case id(String)
    case ref(Int, String)
    case text(String)
  }

  var name: Name
  var index: Int?

  var word: String {
    switch name {
    case .any(let word), .id(let word), .text(let word), .ref(_, let word): word
    }
  }

  init(_ name: Name, index: Int? = nil) {
    self.name = name
    self.index = index
  }

  /// - Throws: `Failure` of code `bad-request` where no name was given, or several.
  init?(_ arguments: Arguments) throws(Failure) {
    let given = ["target", "id", "ref", "text"].filter { arguments.text($0) != nil }
    if given.count > 1 { throw .severalTargets(given) }
    guard let field = given.first, let word = arguments.text(field) else { return nil }
    let name: Name
    switch field {
    case "id": name = .id(word)
    case "text": name = .text(word)
    case "ref":
      guard let number = Self.refNumber(word) else {
        throw .badField(.ref, got: .string(word), wanted: "a ref, such as e12")
      }
      name = .ref(number, word)
    default: name = .any(word)
    }
    self.init(name, index: arguments.integer("index"))
  }

  /// The number in `e12`.
  static func refNumber(_ word: String) -> Int? {
    guard word.first == "e", word.utf8.count > 1,
      word.dropFirst().utf8.allSatisfy({ 48...57 ~= $0 })
    else { return nil }
    return Int(word.dropFirst())
  }
}

/// Finds what a name means on screen: the same for every route, so whatever one lists, all find.
@UIActor
struct Resolver {
  let scene: Scene
  let platform: any Platform
  /// Whether what is behind a modal is meant too; nil where the caller cannot ask for that.
  var force: Bool?

  struct Match {
    var index: Int
    /// How many answered to the name.
    var count: Int
  }

  /// - Throws: `Failure` of code `not-found`, `ambiguous`, `stale-ref`, `bad-request` or, where
  ///   all that has that name is behind a modal, `covered`.
  func resolve(_ selector: Selector) throws(Failure) -> Match {
    switch selector.name {
    case .ref(let number, let word): return try resolve(ref: number, word)
    case .id(let id): return try choose(identified(id), selector)
    case .text(let text): return try choose(reading(text), selector)
    case .any(let word):
      if let number = Selector.refNumber(word), identified(word).isEmpty {
        return try resolve(ref: number, word)
      }
      let found = identified(word)
      return try choose(found.isEmpty ? reading(word) : found, selector)
    }
  }

  private func resolve(ref number: Int, _ word: String) throws(Failure) -> Match {
    guard let handle = platform.handle(forRef: number), let index = scene.index(of: handle)
    else { throw .staleRef(word) }
    return Match(index: index, count: 1)
  }

  private func identified(_ id: String) -> [Int] {
    scene.nodes.withUnsafeBufferPointer { nodes in nodes.indices.filter { nodes[$0].id == id } }
  }

  /// What reads exactly so: first what can be triggered, then any label.
  private func reading(_ text: String) -> [Int] {
    let nodes = scene.nodes
    let triggers = nodes.indices.filter {
      nodes[$0].traits.contains(.actionable) && !nodes[$0].traits.contains(.inner)
        && scene.text(of: $0) == text
    }
    let outermost = triggers.filter { index in
      !triggers.contains { $0 != index && scene.isAncestor($0, of: index) }
    }
    if !outermost.isEmpty { return outermost }
    return nodes.indices.filter { nodes[$0].text == text }
  }

  private func choose(_ candidates: [Int], _ selector: Selector) throws(Failure) -> Match {
    var reachable = candidates.filter { !scene.isBehindModal($0) }
    if reachable.isEmpty, force == true { reachable = candidates }
    if reachable.isEmpty {
      guard candidates.isEmpty else {
        throw .covered(
          selector.word, by: scene.coverName(scene.modal), forceable: force != nil)
      }
      guard scene.snapshot.blind.isEmpty else {
        throw .axUnarmed(selector.word, tried: scene.snapshot.blind)
      }
      throw .notFound(selector.word, nearest: nearestNames(to: selector.word))
    }
    // The copy on the screen in front is meant, not the one that is mounted below it.
    let onScreen = reachable.filter { scene.isReached($0) }
    let meant = (onScreen.isEmpty ? reachable : onScreen).sorted(by: readingOrder)
    if let index = selector.index {
      let position = index < 0 ? meant.count + index : index
      guard meant.indices.contains(position) else {
        throw .indexOutOfRange(selector.word, index: index, count: meant.count)
      }
      return Match(index: meant[position], count: meant.count)
    }
    guard meant.count == 1 else {
      throw .ambiguous(
        selector.word,
        candidates: meant.map {
          scene.element($0, ref: platform.ref(for: scene.nodes[$0].handle))
        })
    }
    return Match(index: meant[0], count: candidates.count)
  }

  /// Top to bottom, then left to right.
  private func readingOrder(_ a: Int, _ b: Int) -> Bool {
    let first = scene.nodes[a].frame
    let second = scene.nodes[b].frame
    if first.y.rounded() != second.y.rounded() { return first.y < second.y }
    if first.x != second.x { return first.x < second.x }
    return a < b
  }

  func nearestNames(to word: String) -> [String] {
    var names: Set<String> = []
    for index in scene.nodes.indices where scene.isShown(index) {
      if let id = scene.nodes[index].id { names.insert(id) }
    }
    return Spelling.nearest(to: word, among: names, most: 5)
  }
}
#endif
