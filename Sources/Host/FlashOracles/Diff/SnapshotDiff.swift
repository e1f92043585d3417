import FlashProtocol

/// What became of a screen from one snapshot to the next.
public struct SnapshotDiff: Sendable, Equatable {
  /// One element that came or went, and how much came or went inside of it.
  public struct Presence: Sendable, Equatable {
    public var element: Element
    public var inside: Int
  }

  /// One element that is elsewhere, or of another size.
  public struct Move: Sendable, Equatable {
    public var element: Element
    public var from: Frame
    public var to: Frame
  }

  /// One member of an element that reads otherwise.
  public struct Change: Sendable, Equatable {
    public var element: Element
    /// `text`, `value`, `placeholder`, `state` or `kind`.
    public var member: String
    public var from: String?
    public var to: String?
  }

  public private(set) var appeared: [Presence] = []
  public private(set) var gone: [Presence] = []
  public private(set) var moved: [Move] = []
  public private(set) var changed: [Change] = []

  public var isEmpty: Bool {
    appeared.isEmpty && gone.isEmpty && moved.isEmpty && changed.isEmpty
  }

  public init(from before: ScreenSnapshot, to after: ScreenSnapshot) {
    let old = Screen(before)
    let new = Screen(after)
    let matching = SnapshotMatching(old, new)
    gone = Self.presences(old) { matching.forth[$0] == nil }
    appeared = Self.presences(new) { matching.back[$0] == nil }
    for index in new.elements.indices {
      guard let former = matching.back[index] else { continue }
      let (then, now) = (old.elements[former], new.elements[index])
      changed += Self.changes(from: then, to: now)
      // What moves along with what contains it has not moved by itself.
      let (parent, formerParent) = (new.parents[index], old.parents[former])
      let carried =
        parent >= 0 && formerParent >= 0 && matching.back[parent] == formerParent
        ? new.elements[parent].frame.shift(from: old.elements[formerParent].frame) : nil
      let shift = now.frame.shift(from: then.frame)
      let isResized = !now.frame.hasSize(of: then.frame)
      guard then.frame.isFinite, now.frame.isFinite, Self.isOfInterest(now),
        isResized || !shift.isNothing
      else { continue }
      if let carried, !isResized, carried.isAbout(shift) { continue }
      moved.append(Move(element: now, from: then.frame, to: now.frame))
    }
  }

  /// The outermost of what came or went, nameless boxes left out.
  private static func presences(_ screen: Screen, _ isMeant: (Int) -> Bool) -> [Presence] {
    var owner = [Int?](repeating: nil, count: screen.elements.count)
    var presences: [Presence] = []
    for (index, element) in screen.elements.enumerated() {
      let parent = screen.parents[index]
      if let above = parent >= 0 ? owner[parent] : nil {
        owner[index] = above
        if isMeant(index), isOfInterest(element) { presences[above].inside += 1 }
      } else if isMeant(index), isOfInterest(element) {
        owner[index] = presences.count
        presences.append(Presence(element: element, inside: 0))
      }
    }
    return presences
  }

  private static func isOfInterest(_ element: Element) -> Bool {
    if element.traits.contains(.inner), element.kind != .text { return false }
    return element.kind != .group || element.id != nil
  }

  private static func changes(from then: Element, to now: Element) -> [Change] {
    var changes: [Change] = []
    func note(_ member: String, _ from: String?, _ to: String?) {
      if from != to { changes.append(Change(element: now, member: member, from: from, to: to)) }
    }
    note("kind", then.kind.rawValue, now.kind.rawValue)
    // A container's joined text changes with its labels, which say so themselves.
    note("text", then.text, now.text)
    note("value", then.value, now.value)
    note("placeholder", then.placeholder, now.placeholder)
    let kept: (State) -> String? = { state in
      let words = state.subtracting(.focused).words
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    note("state", kept(then.state), kept(now.state))
    return changes
  }
}

extension Frame {
  struct Shift {
    var x: Float
    var y: Float
    var isNothing: Bool { x.magnitude < 0.5 && y.magnitude < 0.5 }
    func isAbout(_ other: Shift) -> Bool {
      (x - other.x).magnitude < 0.5 && (y - other.y).magnitude < 0.5
    }
  }

  func shift(from other: Frame) -> Shift { Shift(x: x - other.x, y: y - other.y) }

  func hasSize(of other: Frame) -> Bool {
    (width - other.width).magnitude < 0.5 && (height - other.height).magnitude < 0.5
  }
}
