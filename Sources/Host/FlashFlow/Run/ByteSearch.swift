/// Finding a text within a text, by bytes, without the standard library's regular expressions.
extension String {
  func holds(_ part: String) -> Bool {
    Self.find(Array(part.utf8), in: Array(utf8), from: 0) != nil
  }

  func replacing(each part: String, by other: String) -> String {
    let wanted = Array(part.utf8)
    let whole = Array(utf8)
    guard !wanted.isEmpty else { return self }
    var result: [UInt8] = []
    var start = 0
    while let found = Self.find(wanted, in: whole, from: start) {
      result += whole[start..<found]
      result += Array(other.utf8)
      start = found + wanted.count
    }
    return String(decoding: result + whole[start...], as: UTF8.self)
  }

  private static func find(_ wanted: [UInt8], in whole: [UInt8], from start: Int) -> Int? {
    guard wanted.count <= whole.count - start else { return nil }
    return (start...(whole.count - wanted.count)).first {
      whole[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }
}
