extension String {
  /// On one line and without anything that a terminal obeys: text from an app or from a caller is
  /// data wherever it is printed.
  ///
  /// Line breaks are `\n`, tabs `\t`; other controls, line separators and marks that turn the
  /// direction of writing are `\u{1B}`.
  public var printable: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isObeyed:
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension String {
  /// As much of a name or a value as a message has room for.
  public var brief: String {
    guard utf8.count > 80, count > 80 else { return self }
    return prefix(79) + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool {
    switch value {
    // Controls: C0, DEL, C1.
    case 0..<0x20, 0x7F..<0xA0: true
    // Separators of lines and paragraphs, embeddings and isolates of direction.
    case 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    default: false
    }
  }
}
