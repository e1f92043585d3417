import FlashProtocol

extension Oracle {
  static let missingImage = Oracle(
    "missing-image", "a card or row without a picture among siblings that have one"
  ) { screen, _ in
    // A picture that is still on its way is not missing.
    if screen.snapshot.idle?.busy.contains(where: { $0.what == "request" }) ?? false { return [] }
    return Peers(screen).groups(leaving: .image, pruning: true).flatMap { peers -> [Finding] in
      let pictures = peers.map(screen.pictures(in:))
      let isFilled = { (card: Int) in
        pictures[card].contains { !screen.elements[$0].traits.contains(.blank) }
      }
      let bare = peers.indices.filter { !isFilled($0) }
      let filled = peers.count - bare.count
      guard filled >= 2, filled >= bare.count * 2 else { return [] }
      return bare.filter { screen.isOnPage(peers[$0]) }.map { card in
        let place = pictures[card].first
        return screen.finding(
          "missing-image", peers[card],
          (place == nil ? "it has no picture" : "the place of its picture is empty")
            + "; \(filled) siblings like it have one")
      }
    }
  }
}
