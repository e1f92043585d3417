import FlashProtocol

extension Oracle {
  static let textOverlap = Oracle(
    "text-overlap", "a text that lies over another or over a picture of a list, or under a card"
  ) { screen, _ in
    TextOverlap(screen).findings
  }
}

private struct TextOverlap {
  let screen: Screen
  let texts: [Int]

  init(_ screen: Screen) {
    self.screen = screen
    texts = screen.leafTexts.filter { index in
      screen.isSeen(index) && [.text, .link].contains(screen.elements[index].kind)
    }
  }

  var findings: [Finding] {
    var findings: [Finding] = []
    var told: Set<Int> = []
    // From top to bottom, so that a text is compared only with those that begin above its foot.
    let sorted = texts.sorted { screen.visible[$0].y < screen.visible[$1].y }
    for (place, one) in sorted.enumerated() {
      for other in sorted[(place + 1)...] {
        guard screen.visible[other].y < screen.visible[one].maxY else { break }
        guard !told.contains(one), !told.contains(other), overlap(one, other) else { continue }
        let (lower, upper) = (min(one, other), max(one, other))
        told.insert(lower)
        let above = screen.text(upper)?.quoted ?? screen.name(upper)
        let place = screen.place(of: upper).map { " (in \($0))" } ?? ""
        findings.append(
          screen.finding("text-overlap", lower, "\(above) lies over it\(place)"))
      }
    }
    findings += texts.filter { !told.contains($0) }.compactMap(underSomething)
    var rows: Set<Int> = []
    for text in texts {
      guard let (row, finding) = overPicture(text), rows.insert(row).inserted else { continue }
      findings.append(finding)
    }
    return findings
  }

  private func overlap(_ one: Int, _ other: Int) -> Bool {
    let first = Ink(screen, one)
    let second = Ink(screen, other)
    let common = first.frame.intersection(second.frame)
    let lower = min(first.frame.height, second.frame.height)
    // Lines of text have air above and below: only more than that is an overlap.
    guard common.width >= 4, common.height >= max(5, lower * 0.3) else { return false }
    // The same text twice in one place is a shadow.
    if screen.text(one) == screen.text(other), first.frame == second.frame { return false }
    return screen.areInOneLayer(one, other) && !screen.canScrollApart(one, other)
  }

  /// A text beside a list that lies over a picture of one of its rows, and that no scrolling brings
  /// clear of it: a header over what should stand below it. A caption is on the row itself.
  private func overPicture(_ text: Int) -> (row: Int, Finding)? {
    let ink = Ink(screen, text).frame
    guard !ink.isEmpty else { return nil }
    for picture in screen.elements.indices.prefix(text) {
      guard screen.isPicture(picture), screen.isSeen(picture),
        !screen.elements[picture].traits.contains(.blank),
        screen.visible[picture].intersection(ink).area >= ink.area * 0.4,
        let row = screen.ancestors(of: picture).first(where: { screen.elements[$0].kind == .row }),
        let list = screen.ancestors(of: row).first(where: { screen.elements[$0].kind == .list }),
        !screen.isAncestor(list, of: text), screen.areInOneLayer(text, picture),
        !screen.canScrollApart(text, picture)
      else { continue }
      let words = screen.text(text)?.quoted ?? screen.name(text)
      let place = screen.place(of: text).map { " (in \($0))" } ?? ""
      return (
        row, screen.finding("text-overlap", row, "\(words) lies over its picture\(place)")
      )
    }
    return nil
  }

  /// A text that a card or a picture painted later hides.
  private func underSomething(_ text: Int) -> Finding? {
    let ink = Ink(screen, text).frame
    guard !ink.isEmpty else { return nil }
    for cover in screen.elements.indices.dropFirst(text + 1) {
      let hides: Bool =
        switch screen.elements[cover].kind {
        case .card, .button, .row: screen.isActionable(cover)
        case .image: screen.isPicture(cover) && !screen.elements[cover].traits.contains(.blank)
        default: false
        }
      guard hides, screen.isSeen(cover),
        screen.visible[cover].intersection(ink).area >= ink.area * 0.4,
        !screen.isAncestor(text, of: cover), screen.areInOneLayer(text, cover),
        !screen.canScrollApart(text, cover), !isOneControl(text, cover)
      else { continue }
      return screen.finding("text-overlap", text, "\(screen.name(cover)) lies over it")
    }
    return nil
  }

  /// What is inside of one control is that control's own affair.
  private func isOneControl(_ one: Int, _ other: Int) -> Bool {
    screen.ancestors(of: one).contains {
      screen.isActionable($0) && screen.isAncestor($0, of: other)
    }
  }
}

/// Where the letters of a text are, within the frame of its label.
///
/// A label is often as wide as its column. Where its letters stand in it is not told, so they are
/// taken to begin at its start, as nearly all do.
private struct Ink {
  let frame: Frame

  init(_ screen: Screen, _ index: Int) {
    let seen = screen.visible[index]
    let text = screen.text(index) ?? ""
    let width = TextWidth.most(text, height: screen.elements[index].frame.height)
    frame = Frame(x: seen.x, y: seen.y, width: min(seen.width, width), height: seen.height)
  }
}
