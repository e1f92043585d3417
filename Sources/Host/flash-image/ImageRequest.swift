/// What is to be done with the picture that comes.
struct ImageRequest: Equatable {
  /// Drawn in this order.
  var marks: [Mark] = []
  /// Pixels a point, by which lines and tags grow.
  var scale = 1
  var format = PictureFormat.pixmap
  /// Of a JPEG.
  var quality = 80

  /// - Parameter words: without the program's name.
  /// - Throws: `RequestError` with the word that is wrong.
  init(_ words: some Sequence<String>) throws(RequestError) {
    var words = Array(words)[...]
    while let option = words.popFirst() {
      guard let value = words.popFirst() else { throw RequestError(word: option) }
      switch option {
      case "--mark":
        guard let mark = Mark(value) else { throw RequestError(word: value) }
        marks.append(mark)
      case "--scale": scale = try Self.number(value, 1...8)
      case "--quality": quality = try Self.number(value, 1...100)
      case "--to":
        guard let named = PictureFormat(rawValue: value) else { throw RequestError(word: value) }
        format = named
      default: throw RequestError(word: option)
      }
    }
  }

  private static func number(_ word: String, _ range: ClosedRange<Int>) throws(RequestError) -> Int
  {
    guard let number = Int(word), range.contains(number) else { throw RequestError(word: word) }
    return number
  }
}

/// A word that is not understood.
struct RequestError: Error, Equatable, CustomStringConvertible {
  var word: String

  var description: String {
    "'\(word)' is not understood: flash-image [--mark REF,X,Y,WIDTH,HEIGHT]… [--scale N] "
      + "[--to \(PictureFormat.allCases.map(\.rawValue).joined(separator: "|"))] [--quality N] "
      + "< PICTURE > PICTURE"
  }
}
