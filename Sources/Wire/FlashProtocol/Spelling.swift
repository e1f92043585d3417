/// The right word for a misspelt one.
public enum Spelling {
  /// The candidate with the fewest edits, where that is close enough to be meant.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    ranked(word, candidates).first
  }

  /// The candidates close enough to be meant, the nearest first.
  public static func nearest(to word: String, among candidates: some Sequence<String>, most: Int)
    -> [String]
  {
    Array(ranked(word, candidates).prefix(most))
  }

  private static func ranked(_ word: String, _ candidates: some Sequence<String>) -> [String] {
    let wanted = Array(word.lowercased().utf8)
    var scored: [(word: String, distance: Int)] = []
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8)
      let limit = wanted.count <= 3 ? 1 : max(2, wanted.count / 3)
      let contained = wanted.count >= 3 && (contains(other, wanted) || contains(wanted, other))
      let distance = wanted == other ? 0 : contained ? 1 : edits(wanted, other, limit: limit)
      if distance <= limit { scored.append((candidate, distance)) }
    }
    return scored.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.map(\.word)
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count >= 3, part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<(start + part.count)].elementsEqual(part)
    }
  }

  /// Optimal string alignment: insertions, deletions, substitutions, swaps of neighbours.
  private static func edits(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
