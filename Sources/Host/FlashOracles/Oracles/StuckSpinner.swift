import FlashProtocol

extension Oracle {
  /// A spinner may turn for ever by design, so turning is no fault. It is one where the spinner says
  /// that something loads, while no request is pending and the content is there; or where it was
  /// seen to turn that long with nothing pending and nothing else on the page.
  static let stuckSpinner = Oracle(
    "stuck-spinner", "a spinner that outlives the loading of its page"
  ) { screen, options in
    guard let idle = screen.snapshot.idle, !idle.busy.contains(where: { $0.what == "request" })
    else { return [] }
    return screen.elements.indices.compactMap { index -> Finding? in
      let element = screen.elements[index]
      guard screen.isLoadingSpinner(index) else { return nil }
      let seen = screen.snapshot.spinning[element.ref]
      if let seen, seen < options.spinnerLimit { return nil }
      let content = contentBeside(screen, index)
      guard content > 0 || seen != nil else { return nil }
      var evidence = "it still spins"
      if let seen { evidence += " after \(Int(seen)) ms" }
      evidence += ", no request is pending"
      if content > 0 { evidence += " and \(content) texts and pictures are there" }
      return screen.finding("stuck-spinner", index, evidence)
    }
  }

  /// Texts and pictures on the spinner's page, beside what stands over all of it.
  private static func contentBeside(_ screen: Screen, _ index: Int) -> Int {
    // The page is the part in which the spinner is one thing among others.
    var page = index
    for ancestor in screen.ancestors(of: index).prefix(3) {
      page = ancestor
      if screen.children[ancestor].count > 1 { break }
    }
    return screen.descendants(of: page).count { other in
      guard screen.isSeen(other), !screen.elements[other].traits.contains(.blank) else {
        return false
      }
      let isInList = screen.ancestors(of: other).contains {
        screen.isAncestor(page, of: $0) && [.list, .row, .card].contains(screen.elements[$0].kind)
      }
      return isInList
        && (screen.isPicture(other)
          || (screen.elements[other].kind == .text && screen.text(other) != nil))
    }
  }
}

extension Screen {
  /// Refs of the spinners in view that say that something loads.
  public var loadingSpinners: Set<String> {
    Set(elements.indices.filter(isLoadingSpinner).map { elements[$0].ref })
  }

  func isLoadingSpinner(_ index: Int) -> Bool {
    let element = elements[index]
    return element.kind == .spinner && element.state.contains(.spinning) && isSeen(index)
      && saysLoading(index)
  }

  /// Whether its name, or what is written next to it, speaks of loading.
  private func saysLoading(_ index: Int) -> Bool {
    let element = elements[index]
    var words = [element.id, element.text].compactMap(\.self)
    let parent = parents[index]
    if parent >= 0 { words += children[parent].compactMap { text($0) } }
    return words.contains { word in
      let lower = word.lowercased()
      return ["load", "fetch", "refresh"].contains { lower.contains($0) }
    }
  }
}
