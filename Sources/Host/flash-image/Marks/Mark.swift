/// A box to be drawn around something, with a tag that says its ref.
struct Mark: Equatable {
  /// Letters and digits that `Glyph` has.
  var label: String
  var box: Box

  init(label: String, box: Box) {
    self.label = label
    self.box = box
  }

  /// Reads `e12,8,80,64,32`: the ref, then the box in pixels.
  init?(_ word: String) {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().compactMap { Int($0) }
    // Beyond that no picture is, and sums of them may not overflow.
    let room = -1_000_000...1_000_000
    guard let label = parts.first.map(String.init), parts.count == 5, numbers.count == 4,
      !label.isEmpty, label.allSatisfy({ Glyph.all[$0] != nil }),
      numbers.allSatisfy(room.contains), numbers[2] > 0, numbers[3] > 0
    else { return nil }
    self.init(
      label: label,
      box: Box(
        left: numbers[0], top: numbers[1], right: numbers[0] + numbers[2],
        bottom: numbers[1] + numbers[3]))
  }
}
