import FlashProtocol

extension Oracle {
  static let covered = Oracle(
    "covered", "a control whose centre is under something else"
  ) { screen, _ in
    screen.elements.indices.compactMap { index -> Finding? in
      guard screen.isActionable(index), screen.isSeen(index), !screen.isUntouchable[index],
        let point = screen.centre(of: index),
        let cover = screen.hit(x: point.x, y: point.y, window: screen.window(of: index)),
        !screen.isAncestor(index, of: cover), screen.areInOneLayer(index, cover),
        !screen.canScrollApart(index, cover)
      else { return nil }
      // An ancestor is hit where the control itself takes no touch at its centre.
      guard !screen.isAncestor(cover, of: index) else { return nil }
      let owner = screen.lineage(of: cover).first {
        screen.isActionable($0) && !screen.isAncestor($0, of: index)
      }
      return screen.finding(
        "covered", index, "a tap at its centre reaches \(screen.name(owner ?? cover)) instead")
    }
  }
}

extension Screen {
  /// The centre of an element where that shows, nil where it does not.
  func centre(of index: Int) -> (x: Float, y: Float)? {
    let frame = elements[index].frame
    guard frame.isFinite, visible[index].contains(x: frame.midX, y: frame.midY) else { return nil }
    return (frame.midX, frame.midY)
  }
}
