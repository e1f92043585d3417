/// A pattern of paths: `*` within a part, `**` across parts, `?`, `[a-z]`, `{a,b}`.
public struct Glob: Sendable {
  private let alternatives: [[Unicode.Scalar]]

  public init(_ pattern: String) {
    alternatives = Self.expand(Array(pattern.unicodeScalars))
  }

  public func matches(_ path: String) -> Bool {
    let scalars = Array(path.unicodeScalars)
    return alternatives.contains { Self.matches($0[...], scalars[...]) }
  }

  /// `{a,b}` as one pattern each.
  private static func expand(_ pattern: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    guard let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    let choices = pattern[(open + 1)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    guard choices.count <= 100 else { return [pattern] }
    let tails = expand(Array(pattern[(close + 1)...]))
    return choices.flatMap { choice in tails.map { pattern[..<open] + choice + $0 } }
  }

  /// Goes on after the last star where the rest does not fit: each pair of places once.
  private static func matches(
    _ pattern: ArraySlice<Unicode.Scalar>, _ text: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    var reachable = Set([pattern.startIndex])
    func closed(_ places: Set<Int>) -> Set<Int> {
      var all = places
      var open = Array(places)
      while let place = open.popLast() {
        guard place < pattern.endIndex, pattern[place] == "*" else { continue }
        let next = place + 1
        let skip = next < pattern.endIndex && pattern[next] == "*" ? next + 1 : next
        if all.insert(skip).inserted { open.append(skip) }
      }
      return all
    }
    reachable = closed(reachable)
    for scalar in text {
      var next: Set<Int> = []
      for place in reachable where place < pattern.endIndex {
        switch pattern[place] {
        case "*":
          let isDouble = place + 1 < pattern.endIndex && pattern[place + 1] == "*"
          if isDouble || scalar != "/" { next.insert(place) }
        case "?":
          if scalar != "/" { next.insert(place + 1) }
        case "[":
          if let (end, isIn) = Self.set(pattern, at: place, scalar), isIn { next.insert(end) }
        case "\\":
          let escaped = place + 1
          if escaped < pattern.endIndex, pattern[escaped] == scalar { next.insert(escaped + 1) }
        default:
          if pattern[place] == scalar { next.insert(place + 1) }
        }
      }
      reachable = closed(next)
      if reachable.isEmpty { return false }
    }
    return reachable.contains(pattern.endIndex)
  }

  private static func set(
    _ pattern: ArraySlice<Unicode.Scalar>, at place: Int, _ scalar: Unicode.Scalar
  ) -> (end: Int, isIn: Bool)? {
    guard let close = pattern[(place + 1)...].firstIndex(of: "]") else { return nil }
    var members = pattern[(place + 1)..<close]
    let isNegated = members.first == "!" || members.first == "^"
    if isNegated { members = members.dropFirst() }
    var isIn = false
    var index = members.startIndex
    while index < members.endIndex {
      if index + 2 < members.endIndex, members[index + 1] == "-" {
        isIn =
          isIn
          || (members[index].value...max(members[index].value, members[index + 2].value))
            .contains(scalar.value)
        index += 3
      } else {
        isIn = isIn || members[index] == scalar
        index += 1
      }
    }
    return (close + 1, isIn != isNegated && scalar != "/")
  }
}
