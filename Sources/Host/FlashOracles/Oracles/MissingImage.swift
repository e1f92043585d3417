import FlashProtocol

extension Oracle {
  static let missingImage = Oracle(
    "missing-image", "a picture missing where its peers have one"
  ) { screen, _ in
    // A picture that is still on its way is not missing.
    if screen.snapshot.idle?.busy.contains(where: { $0.what == "request" }) ?? false { return [] }
    return MissingImage(screen).findings
  }
}

private struct MissingImage {
  let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  var findings: [Finding] {
    let peers = Peers(screen)
    var bare = peers.groups(leaving: .image, pruning: true).flatMap(bareCards)
    for card in peers.namesakes(leaving: .image, pruning: true).flatMap(bareNamesakes)
    where !bare.contains(where: { $0.card == card.card }) {
      bare.append(card)
    }
    let told = Set(bare.map(\.card))
    let empty = emptyPictures + emptyPlaces
    return bare.map(\.finding)
      + empty.filter { place in
        !screen.lineage(of: place.index).contains { told.contains($0) }
      }.map(\.finding)
  }

  private func isFilled(_ image: Int) -> Bool {
    !screen.elements[image].traits.contains(.blank)
  }

  /// Cards without a picture among siblings built alike that have one.
  private func bareCards(_ peers: [Int]) -> [(card: Int, finding: Finding)] {
    let pictures = peers.map(screen.pictures(in:))
    let bare = peers.indices.filter { !pictures[$0].contains(where: isFilled) }
    let filled = peers.count - bare.count
    guard filled >= 2, filled >= bare.count * 2 else { return [] }
    return bare.filter { screen.isOnPage(peers[$0]) }.map { place in
      let lack = pictures[place].isEmpty ? "it has no picture" : "the place of its picture is empty"
      let evidence = "\(lack); \(filled) siblings like it have one"
      return (peers[place], screen.finding("missing-image", peers[place], evidence))
    }
  }

  /// The same among cards that are named alike: there one that has a picture is enough to tell, so
  /// that the fault is seen where few are on screen.
  private func bareNamesakes(_ cards: [Int]) -> [(card: Int, finding: Finding)] {
    let bare = cards.filter { !screen.pictures(in: $0).contains(where: isFilled) }
    let filled = cards.filter { !bare.contains($0) }
    // Of a kind of card that comes with and without pictures, none is a fault.
    guard let peer = filled.first, bare.count == 1 || filled.count >= bare.count * 2,
      hasWords(peer)
    else { return [] }
    return bare.filter(screen.isOnPage).map { card in
      let lack =
        screen.pictures(in: card).isEmpty
        ? "it has no picture" : "the place of its picture is empty"
      let others =
        filled.count == 1
        ? "\(screen.name(peer)), built and named like it, has one"
        : "\(filled.count) others built and named like it have one"
      return (card, screen.finding("missing-image", card, "\(lack); \(others)"))
    }
  }

  /// Pictures that are there and draw nothing, where others of their kind do, on any card.
  private var emptyPictures: [(index: Int, finding: Finding)] {
    let pictures = allPictures
    return pictures.filter { !isFilled($0) && screen.isSeen($0) }.compactMap { empty in
      let type = screen.elements[empty].type
      let others = pictures.count { isFilled($0) && screen.elements[$0].type == type }
      return others >= 2 && isOnCard(empty) ? (empty, finding(atPlace: empty, others)) : nil
    }
  }

  /// Frames made to hold a picture that hold none, told by others that are made alike and do.
  private var emptyPlaces: [(index: Int, finding: Finding)] {
    let peers = Peers(screen)
    var filled: [String: Int] = [:]
    var types: Set<String?> = []
    for picture in allPictures where isFilled(picture) {
      let frame = screen.parents[picture]
      // A bare box around a picture looks like any spacer: there must be something more to it.
      guard frame >= 0, screen.children[frame].count > 1, !hasWords(frame) else { continue }
      types.insert(screen.elements[frame].type)
      filled[peers.shape(of: frame, leaving: .image, pruning: false), default: 0] += 1
    }
    return screen.elements.indices.compactMap { index in
      let element = screen.elements[index]
      guard types.contains(element.type), screen.isOnPage(index),
        min(element.frame.width, element.frame.height) > Screen.smallestPicture,
        !screen.children[index].isEmpty, !hasWords(index),
        !screen.descendants(of: index).contains(where: { screen.elements[$0].kind == .image }),
        let others = filled[peers.shape(of: index, leaving: .image, pruning: false)], others >= 2,
        isOnCard(index) || isAllOfAControl(index)
      else { return nil }
      return (index, finding(atPlace: index, others))
    }
  }

  /// Whether it stands on a card with words; a hole in a puzzle is meant to be empty.
  private func isOnCard(_ index: Int) -> Bool {
    let card = screen.ancestors(of: index).first { ancestor in
      screen.isActionable(ancestor) || [.row, .card].contains(screen.elements[ancestor].kind)
    }
    guard let card else { return false }
    return screen.descendants(of: card).contains {
      screen.elements[$0].kind == .text && screen.text($0) != nil
    }
  }

  /// Whether it is all that there is on something that can be tapped, which then shows nothing.
  private func isAllOfAControl(_ index: Int) -> Bool {
    guard let control = screen.ancestors(of: index).first(where: screen.isActionable),
      screen.text(control) == nil
    else { return false }
    return !screen.descendants(of: control).contains {
      screen.elements[$0].kind == .image || screen.text($0) != nil
    }
  }

  private var allPictures: [Int] {
    screen.elements.indices.filter { screen.isPicture($0) && screen.isInFront[$0] }
  }

  private func hasWords(_ index: Int) -> Bool {
    screen.descendants(of: index).contains {
      screen.elements[$0].kind == .text || screen.elements[$0].kind.isControl
    }
  }

  private func finding(atPlace place: Int, _ others: Int) -> Finding {
    let card = screen.lineage(of: place).first {
      screen.elements[$0].id != nil && screen.parents[$0] >= 0
    }
    return screen.finding(
      "missing-image", card ?? place,
      "the place of its picture is empty; \(others) others like it hold one")
  }
}
