extension String {
  /// The text with each occurrence, byte for byte, replaced.
  func replacing(all part: String, with other: String) -> String {
    let whole = Array(utf8)
    let wanted = Array(part.utf8)
    guard !wanted.isEmpty, whole.count >= wanted.count else { return self }
    var result: [UInt8] = []
    var index = 0
    var isChanged = false
    while index < whole.count {
      if whole[index] == wanted[0], whole[index...].starts(with: wanted) {
        result += other.utf8
        index += wanted.count
        isChanged = true
      } else {
        result.append(whole[index])
        index += 1
      }
    }
    return isChanged ? String(decoding: result, as: UTF8.self) : self
  }
}
