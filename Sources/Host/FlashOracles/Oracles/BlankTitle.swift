import FlashProtocol

extension Oracle {
  static let blankTitle = Oracle(
    "blank-title", "a card or row with a blank title beside its other words or its siblings' titles"
  ) { screen, _ in
    let peers = Peers(screen)
    // With as many texts as each other, whether they have pictures or not.
    let alike = peers.groups(leaving: .image, pruning: true).flatMap {
      BlankTitle(screen, peers: $0).slotFindings
    }
    // A toolkit may leave out the label of a text that is blank.
    let bare = peers.groups(leaving: .text, pruning: false).flatMap {
      BlankTitle(screen, peers: $0).withoutAnyText
    }
    var found = alike
    for finding in bare + namedTitles(screen) {
      let isTold = found.contains { $0.element?.ref == finding.element?.ref }
      if !isTold { found.append(finding) }
    }
    return found
  }

  /// Labels that are called a title, read nothing, and stand on a card that reads something else:
  /// no sibling needs to be there to tell.
  private static func namedTitles(_ screen: Screen) -> [Finding] {
    screen.elements.indices.compactMap { label in
      let element = screen.elements[label]
      guard element.kind == .text, screen.text(label) == nil, isTitle(element.id),
        screen.isOnPage(label), !element.frame.isEmpty, !element.traits.contains(.invisible),
        let card = screen.ancestors(of: label).first(where: { isCard(screen, $0) }),
        let words = screen.descendants(of: card).compactMap({ text(screen, $0) }).first
      else { return nil }
      return screen.finding(
        "blank-title", card, "its title is blank, where it has other words: \(words.quoted)")
    }
  }

  private static func isCard(_ screen: Screen, _ index: Int) -> Bool {
    screen.isActionable(index) || [.row, .card].contains(screen.elements[index].kind)
  }

  private static func text(_ screen: Screen, _ index: Int) -> String? {
    screen.elements[index].kind == .text ? screen.text(index) : nil
  }

  /// `feed.card.2.title`, `cardTitle`, and no `subtitle`.
  private static func isTitle(_ id: String?) -> Bool {
    guard let id else { return false }
    return [".title", "-title", "_title", "/title", "Title", ".headline", "Headline"].contains {
      id.hasSuffix($0)
    } || id == "title"
  }
}

/// Siblings that are built alike, compared text by text.
private struct BlankTitle {
  let screen: Screen
  let peers: [Int]

  init(_ screen: Screen, peers: [Int]) {
    self.screen = screen
    self.peers = peers
  }

  private func labels(_ card: Int) -> [Int] {
    screen.descendants(of: card).filter { screen.elements[$0].kind == .text }
  }

  /// Nothing written on it at all, where something is on all the others.
  var withoutAnyText: [Finding] {
    let isBlank = { (card: Int) in
      screen.text(card) == nil && labels(card).allSatisfy { screen.text($0) == nil }
    }
    let blank = peers.filter(isBlank)
    let filled = peers.count - blank.count
    guard filled >= 2, filled >= blank.count * 2 else { return [] }
    // A button without a text among others is one with an icon.
    return blank.filter { screen.isOnPage($0) && !labels($0).isEmpty || isRow($0) }.map {
      screen.finding(
        "blank-title", $0, "nothing is written on it; something is on \(filled) siblings like it")
    }
  }

  private func isRow(_ card: Int) -> Bool {
    screen.isOnPage(card) && [.row, .card].contains(screen.elements[card].kind)
  }

  var slotFindings: [Finding] {
    let count = labels(peers[0]).count
    return count > 1 ? slotFindings(peers, count) : []
  }

  private func slotFindings(_ cards: [Int], _ count: Int) -> [Finding] {
    let slots = cards.map(labels)
    let title = titleSlot(slots, count)
    return (0..<count).flatMap { slot -> [Finding] in
      let blank = slots.indices.filter { screen.text(slots[$0][slot]) == nil }
      let filled = cards.count - blank.count
      // A title is always there; that a lesser text is there by design is told by many alone.
      let isTold =
        slot == title ? filled >= 2 && filled >= blank.count * 2 : blank.count == 1 && filled >= 5
      guard isTold else { return [] }
      let what = slot == title ? "title" : "text \(slot + 1) of \(count)"
      return blank.filter { screen.isOnPage(cards[$0]) && hasOtherText(slots[$0]) }.map {
        screen.finding(
          "blank-title", cards[$0],
          "its \(what) is blank; \(filled) siblings like it have one")
      }
    }
  }

  private func hasOtherText(_ labels: [Int]) -> Bool {
    labels.contains { screen.text($0) != nil }
  }

  /// The text that a reader's eye takes for the title: so called, else the tallest.
  private func titleSlot(_ slots: [[Int]], _ count: Int) -> Int {
    let named = (0..<count).first { slot in
      slots.contains { labels in
        let id = screen.elements[labels[slot]].id?.lowercased() ?? ""
        return ["title", "headline", "name"].contains { id.hasSuffix($0) }
      }
    }
    if let named { return named }
    let heights = (0..<count).map { slot in
      let filled = slots.filter { screen.text($0[slot]) != nil }
      let heights = filled.map { screen.elements[$0[slot]].frame.height }.sorted()
      return heights.isEmpty ? 0 : heights[heights.count / 2]
    }
    return heights.indices.max { heights[$0] < heights[$1] } ?? 0
  }
}
