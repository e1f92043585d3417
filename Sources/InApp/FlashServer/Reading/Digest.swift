#if FLASH
import FlashProtocol

/// What is on screen, as much of it as is needed to say later what an act changed.
struct Digest: Sendable {
  /// One element that a person could notice.
  private struct Entry: Sendable {
    var key: Key
    var kind: Kind
    var state: State
    var frame: Frame
    var id: String?
    var text: String?
    var value: String?

    init(_ node: Node, shown: Frame) {
      key = Key(handle: node.handle, row: node.row)
      kind = node.kind
      state = node.state
      frame = shown
      id = node.id
      text = node.text
      value = node.value
    }

    /// Whether it still says the same; where it stands is another question.
    func reads(as other: Entry) -> Bool {
      state == other.state && text == other.text && value == other.value && id == other.id
    }
  }

  /// A row's element is used again for another row, which is then another thing.
  private struct Key: Hashable {
    var handle: Handle
    var row: Int32
  }

  /// In the order of painting.
  private let entries: [Entry]
  /// What is modal in front, so that a dialog that opens or closes is told from mere content.
  let front: Handle?
  private let windows: Int

  /// - Parameter behindModal: whether what a modal hides counts too, as for an act that was forced.
  init(_ scene: Scene, behindModal: Bool = false) {
    front = scene.modal >= 0 ? scene.nodes[scene.modal].handle : nil
    windows = scene.snapshot.windows.count
    var entries: [Entry] = []
    entries.reserveCapacity(scene.nodes.count)
    let visible = scene.visible
    scene.snapshot.nodes.withUnsafeBufferPointer { nodes in
      let first = behindModal ? 0 : scene.firstReachable
      for index in first..<max(first, nodes.count) {
        let traits = nodes[index].traits
        guard !visible[index].isEmpty, !traits.contains(.invisible) else { continue }
        let hasText = nodes[index].text != nil
        guard hasText || nodes[index].id != nil || nodes[index].kind.isControl,
          hasText || !traits.contains(.inner)
        else { continue }
        entries.append(Entry(nodes[index], shown: visible[index]))
      }
    }
    self.entries = entries
  }

  /// Whether anything at all differs, places included.
  func differs(from other: Digest) -> Bool {
    guard front == other.front, windows == other.windows, entries.count == other.entries.count
    else { return true }
    for index in entries.indices {
      let mine = entries[index]
      let theirs = other.entries[index]
      if mine.key != theirs.key || mine.frame != theirs.frame || !mine.reads(as: theirs) {
        return true
      }
    }
    return false
  }

  /// A modal is in front that was not there.
  func presents(since before: Digest) -> Bool { front != nil && front != before.front }

  /// What came, went and was updated since `before`, at most so many lines of each.
  func changes(since before: Digest, most: Int = 8) -> Changes {
    var old = Dictionary(
      before.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var appeared: [Changes.Line] = []
    var updated: [Changes.Line] = []
    for now in entries {
      guard let then = old.removeValue(forKey: now.key) else {
        appeared.append(Self.line(now))
        continue
      }
      guard !now.reads(as: then) else { continue }
      var line = Self.line(now)
      line.before = Self.reading(then)
      if now.text == then.text, now.id == then.id { line.text = Self.reading(now) }
      updated.append(line)
    }
    let removed = before.entries.filter { old[$0.key] != nil }.map(Self.line)
    var changes = Changes()
    changes.appeared = Self.first(most, of: appeared, more: &changes.more)
    changes.removed = Self.first(most, of: removed, more: &changes.more)
    changes.updated = Self.first(most, of: updated, more: &changes.more)
    return changes
  }

  /// What has an identifier says more than what has not.
  private static func first(
    _ most: Int, of lines: [Changes.Line], more: inout Int
  ) -> [Changes.Line] {
    let sorted = lines.filter { $0.id != nil } + lines.filter { $0.id == nil }
    more += max(0, sorted.count - most)
    return Array(sorted.prefix(most))
  }

  private static func line(_ entry: Entry) -> Changes.Line {
    Changes.Line(kind: entry.kind, id: entry.id, text: entry.text ?? entry.value)
  }

  /// What it shows: text or value, and the states that hold.
  private static func reading(_ entry: Entry) -> String {
    let words = [entry.value ?? entry.text].compactMap { $0 } + entry.state.words
    return words.joined(separator: " ")
  }
}
#endif
