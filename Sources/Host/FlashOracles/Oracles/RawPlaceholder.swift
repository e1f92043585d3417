import FlashProtocol

extension Oracle {
  static let rawPlaceholder = Oracle(
    "raw-placeholder", "a placeholder or an untranslated key where a text should be"
  ) { screen, _ in
    screen.leafTexts.compactMap { index -> Finding? in
      let element = screen.elements[index]
      // What a person wrote is theirs.
      guard element.kind != .field, element.kind != .textview, screen.isOnPage(index),
        let text = screen.text(index), text != element.id,
        let trace = PlaceholderTrace(in: text)
      else { return nil }
      return screen.finding("raw-placeholder", index, "\(text.quoted) \(trace.description)")
    }
  }
}
