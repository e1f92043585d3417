import FlashProtocol

extension Screen {
  /// The part of an element that no ancestor clips, in points of its window; nil where there is no
  /// such element.
  public func visibleFrame(of ref: String) -> Frame? {
    elements.firstIndex { $0.ref == ref }.map { visible[$0] }
  }

  /// Whether a person sees some of it now.
  func isSeen(_ index: Int) -> Bool { isInFront[index] && !visible[index].isEmpty }

  /// Whether a person sees some of it, now or by scrolling; a pager's other pages do not count.
  func isOnPage(_ index: Int) -> Bool {
    guard isInFront[index] else { return false }
    return !visible[index].isEmpty || !scrolled[index].isEmpty
  }

  /// Whether it can be triggered, and stands for itself.
  func isActionable(_ index: Int) -> Bool {
    let element = elements[index]
    guard !element.traits.contains(.inner) else { return false }
    return hasTraits ? element.traits.contains(.actionable) : element.kind.isControl
  }

  func isDisabled(_ index: Int) -> Bool {
    lineage(of: index).contains { elements[$0].state.contains(.disabled) }
  }

  /// What is written on it, where it is not blank.
  func text(_ index: Int) -> String? {
    guard let text = elements[index].text, !text.isBlank else { return nil }
    return text
  }

  /// Elements that carry text themselves, not by what is inside them.
  var leafTexts: [Int] {
    var hasTextInside = [Bool](repeating: false, count: elements.count)
    for index in elements.indices.reversed() where parents[index] >= 0 {
      if hasTextInside[index] || (elements[index].kind == .text && text(index) != nil) {
        hasTextInside[parents[index]] = true
      }
    }
    return elements.indices.filter { text($0) != nil && !hasTextInside[$0] }
  }

  /// The topmost element at a point of a window that receives touches.
  func hit(x: Float, y: Float, window: Int) -> Int? {
    var index = elements.count - 1
    while index >= 0 {
      if visible[index].contains(x: x, y: y), isInFront[index], !isUntouchable[index],
        self.window(of: index) == window
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  /// How evidence names an element: its id, else its text, else its kind and where it is.
  func name(_ index: Int) -> String {
    let element = elements[index]
    if let id = element.id { return id.printable }
    if let text = text(index) { return text.quoted }
    if let place = place(of: index) { return "a \(element.kind.rawValue) in \(place)" }
    return "a \(element.type?.printable ?? element.kind.rawValue)"
  }

  /// The id of the nearest ancestor below the window that has one.
  func place(of index: Int) -> String? {
    for ancestor in ancestors(of: index) where parents[ancestor] >= 0 {
      if let id = elements[ancestor].id { return id.printable }
    }
    return nil
  }
}

extension String {
  var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0 == "\u{200B}" || $0 == "\u{FEFF}" }
  }

  /// In quotes, on one line, and no longer than a glance.
  var quoted: String {
    var line = printable
    if line.count > 40 { line = line.prefix(39) + "…" }
    return "\"\(line)\""
  }
}
