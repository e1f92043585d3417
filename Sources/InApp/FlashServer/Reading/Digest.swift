#if FLASH
import FlashProtocol

/// What is on screen, as much of it as is needed to say later what an act changed.
///
/// It keeps the snapshot as it is and remembers which of its nodes a person could notice: nothing is
/// copied before something is found to differ.
struct Digest: Sendable {
  private let nodes: [Node]
  private let visible: [Frame]
  /// Indices of the nodes that a person could notice, in the order of painting.
  private let noticed: [Int32]
  /// What is modal in front, so that a dialog that opens or closes is told from mere content.
  let front: Handle?
  private let windows: Int

  /// - Parameter behindModal: whether what a modal hides counts too, as for an act that was forced.
  init(_ scene: Scene, behindModal: Bool = false) {
    front = scene.modal >= 0 ? scene.nodes[scene.modal].handle : nil
    windows = scene.snapshot.windows.count
    nodes = scene.nodes
    visible = scene.visible
    noticed = Self.noticed(in: scene, behindModal: behindModal)
  }

  private static func noticed(in scene: Scene, behindModal: Bool) -> [Int32] {
    let visible = scene.visible
    let first = behindModal ? 0 : scene.firstReachable
    return scene.nodes.withUnsafeBufferPointer { nodes in
      [Int32](unsafeUninitializedCapacity: nodes.count) { buffer, count in
        for index in first..<max(first, nodes.count) {
          let traits = nodes[index].traits
          guard !visible[index].isEmpty, !traits.contains(.invisible) else { continue }
          let hasText = nodes[index].text != nil
          guard hasText || nodes[index].id != nil || nodes[index].kind.isControl,
            hasText || !traits.contains(.inner)
          else { continue }
          buffer[count] = Int32(index)
          count += 1
        }
      }
    }
  }

  /// A row's element is used again for another row, which is then another thing.
  private struct Key: Hashable {
    var handle: Handle
    var row: Int32

    init(_ node: Node) {
      handle = node.handle
      row = node.row
    }
  }

  /// Whether two nodes are the same thing.
  private static func isSame(_ a: borrowing Node, _ b: borrowing Node) -> Bool {
    a.handle == b.handle && a.row == b.row
  }

  /// Whether it still says the same; where it stands is another question.
  private static func reads(_ a: borrowing Node, as b: borrowing Node) -> Bool {
    a.state == b.state && a.text == b.text && a.value == b.value && a.id == b.id
  }

  /// Whether anything at all differs, places included.
  func differs(from other: Digest) -> Bool {
    guard front == other.front, windows == other.windows, noticed.count == other.noticed.count
    else { return true }
    return nodes.withUnsafeBufferPointer { mine in
      other.nodes.withUnsafeBufferPointer { theirs in
        for place in noticed.indices {
          let a = Int(noticed[place])
          let b = Int(other.noticed[place])
          guard Self.isSame(mine[a], theirs[b]), visible[a] == other.visible[b],
            Self.reads(mine[a], as: theirs[b])
          else { return true }
        }
        return false
      }
    }
  }

  /// A modal is in front that was not there.
  func presents(since before: Digest) -> Bool { front != nil && front != before.front }

  /// What came, went and was updated since `before`, at most so many lines of each.
  func changes(since before: Digest, most: Int = 8) -> Changes {
    var appeared: [Changes.Line] = []
    var updated: [Changes.Line] = []
    var removed: [Changes.Line] = []
    var late: [Changes.Line] = []
    let (mine, theirs) = unmatched(against: before, &updated, &late)
    var old: [Key: Int32] = [:]
    for index in theirs where old[Key(before.nodes[Int(index)])] == nil {
      old[Key(before.nodes[Int(index)])] = index
    }
    for index in mine {
      let now = nodes[Int(index)]
      guard let then = old.removeValue(forKey: Key(now)).map({ before.nodes[Int($0)] }) else {
        appeared.append(Self.line(now))
        continue
      }
      if !Self.reads(now, as: then) { updated.append(Self.line(now, before: then)) }
    }
    updated += late.reversed()
    for index in theirs where old[Key(before.nodes[Int(index)])] != nil {
      removed.append(Self.line(before.nodes[Int(index)]))
    }
    var changes = Changes()
    changes.appeared = Self.first(most, of: appeared, more: &changes.more)
    changes.removed = Self.first(most, of: removed, more: &changes.more)
    changes.updated = Self.first(most, of: updated, more: &changes.more)
    return changes
  }

  /// What is left on either side once what stands at the same place in the order, from the front and
  /// from the back, is compared: after most acts, next to nothing.
  private func unmatched(
    against before: Digest, _ updated: inout [Changes.Line], _ late: inout [Changes.Line]
  ) -> (mine: ArraySlice<Int32>, theirs: ArraySlice<Int32>) {
    var start = 0
    var end = noticed.count
    var beforeEnd = before.noticed.count
    nodes.withUnsafeBufferPointer { mine in
      before.nodes.withUnsafeBufferPointer { theirs in
        while start < end, start < beforeEnd {
          let a = Int(noticed[start])
          let b = Int(before.noticed[start])
          guard Self.isSame(mine[a], theirs[b]) else { break }
          if !Self.reads(mine[a], as: theirs[b]) {
            updated.append(Self.line(mine[a], before: theirs[b]))
          }
          start += 1
        }
        while end > start, beforeEnd > start {
          let a = Int(noticed[end - 1])
          let b = Int(before.noticed[beforeEnd - 1])
          guard Self.isSame(mine[a], theirs[b]) else { break }
          if !Self.reads(mine[a], as: theirs[b]) {
            late.append(Self.line(mine[a], before: theirs[b]))
          }
          end -= 1
          beforeEnd -= 1
        }
      }
    }
    return (noticed[start..<end], before.noticed[start..<beforeEnd])
  }
}

extension Digest {
  /// What has an identifier says more than what has not.
  private static func first(
    _ most: Int, of lines: [Changes.Line], more: inout Int
  ) -> [Changes.Line] {
    let sorted = lines.filter { $0.id != nil } + lines.filter { $0.id == nil }
    more += max(0, sorted.count - most)
    return Array(sorted.prefix(most))
  }

  private static func line(_ node: Node) -> Changes.Line {
    Changes.Line(kind: node.kind, id: node.id, text: node.text ?? node.value)
  }

  private static func line(_ now: Node, before then: Node) -> Changes.Line {
    var line = line(now)
    line.before = reading(then)
    if now.text == then.text, now.id == then.id { line.text = reading(now) }
    return line
  }

  /// What it shows: text or value, and the states that hold.
  private static func reading(_ node: Node) -> String {
    let words = [node.value ?? node.text].compactMap { $0 } + node.state.words
    return words.joined(separator: " ")
  }
}
#endif
