#if FLASH
import FlashProtocol

/// What is on screen, as much of it as is needed to say later what an act changed.
struct Digest: Sendable {
  private struct Key: Hashable {
    var handle: Handle
    var row: Int32
  }

  private struct Entry {
    var kind: Kind
    var id: String?
    var text: String?
    var state: State
    var value: String?
    var frame: Frame
    /// Hidden by a modal or wholly covered: then it is not what a person sees change.
    var isNamed: Bool { id != nil || text != nil || kind.isControl }
  }

  private var entries: [Key: Entry] = [:]
  private var order: [Key] = []
  /// What is modal in front, so that a dialog that opens or closes is told from mere content.
  let front: Handle?
  let windows: Int

  init(_ scene: Scene) {
    front = scene.modal >= 0 ? scene.nodes[scene.modal].handle : nil
    windows = scene.snapshot.windows.count
    entries.reserveCapacity(scene.nodes.count)
    for index in scene.nodes.indices where scene.isShown(index) {
      let node = scene.nodes[index]
      guard !node.traits.contains(.inner) || node.text != nil else { continue }
      let entry = Entry(
        kind: node.kind, id: node.id, text: node.text, state: node.state, value: node.value,
        frame: scene.visible[index])
      guard entry.isNamed else { continue }
      let key = Key(handle: node.handle, row: node.row)
      if entries.updateValue(entry, forKey: key) == nil { order.append(key) }
    }
  }

  /// Whether anything at all differs, places included.
  func differs(from other: Digest) -> Bool {
    guard front == other.front, windows == other.windows, order == other.order else { return true }
    return order.contains { key in
      guard let mine = entries[key], let theirs = other.entries[key] else { return true }
      return mine.text != theirs.text || mine.state != theirs.state || mine.value != theirs.value
        || mine.id != theirs.id || mine.frame != theirs.frame
    }
  }

  /// A modal is in front that was not there.
  func presents(since before: Digest) -> Bool { front != nil && front != before.front }

  /// What came, went and was updated since `before`, at most so many lines of each.
  func changes(since before: Digest, most: Int = 8) -> Changes {
    var changes = Changes()
    func add(_ line: Changes.Line, to list: inout [Changes.Line]) {
      if list.count < most { list.append(line) } else { changes.more += 1 }
    }
    var appeared: [Changes.Line] = []
    var removed: [Changes.Line] = []
    var updated: [Changes.Line] = []
    for key in order {
      guard let now = entries[key] else { continue }
      guard let then = before.entries[key] else {
        add(Self.line(now), to: &appeared)
        continue
      }
      guard
        now.text != then.text || now.state != then.state || now.value != then.value
          || now.id != then.id
      else { continue }
      var line = Self.line(now)
      line.before = Self.reading(then)
      if now.text == then.text, now.id == then.id { line.text = Self.reading(now) }
      add(line, to: &updated)
    }
    for key in before.order where entries[key] == nil {
      if let then = before.entries[key] { add(Self.line(then), to: &removed) }
    }
    changes.appeared = Self.byName(appeared)
    changes.removed = Self.byName(removed)
    changes.updated = updated
    return changes
  }

  private static func line(_ entry: Entry) -> Changes.Line {
    Changes.Line(kind: entry.kind, id: entry.id, text: entry.text ?? entry.value)
  }

  /// What it shows: text or value, and the states that hold.
  private static func reading(_ entry: Entry) -> String {
    let words = [entry.value ?? entry.text].compactMap { $0 } + entry.state.words
    return words.joined(separator: " ")
  }

  /// What has an identifier says more than what has not.
  private static func byName(_ lines: [Changes.Line]) -> [Changes.Line] {
    lines.filter { $0.id != nil } + lines.filter { $0.id == nil }
  }
}
#endif
