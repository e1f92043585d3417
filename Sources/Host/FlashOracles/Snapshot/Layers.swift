import FlashProtocol

/// Which elements are in front: not behind a modal, not transparent, not switched off.
struct Layers {
  private(set) var isInFront: [Bool]
  private(set) var isUntouchable: [Bool] = []

  init(elements: [Element], parents: [Int], children: [[Int]], hasTraits: Bool) {
    let firstInFront = elements.indices.last { index in
      guard !elements[index].traits.contains(.invisible) else { return false }
      if hasTraits { return elements[index].traits.contains(.modal) }
      return elements[index].kind == .dialog || elements[index].kind == .popover
    }
    isInFront = []
    var controlsInside = [Bool](repeating: false, count: elements.count)
    for index in elements.indices.reversed() {
      controlsInside[index] =
        elements[index].kind.isControl || children[index].contains { controlsInside[$0] }
    }
    for (index, element) in elements.enumerated() {
      let parent = parents[index]
      let isOff = element.traits.contains(.untouchable)
      isUntouchable.append(isOff || (parent >= 0 && isUntouchable[parent]))
      // A mark over a picture takes no touches and is read all the same; whoever switches off a
      // part that has controls has put something in front of it.
      let isBehind = isOff && controlsInside[index]
      let isHidden = isBehind || element.traits.contains(.invisible)
      let isParentInFront = parent < 0 || isInFront[parent] || parent < (firstInFront ?? 0)
      isInFront.append(!isHidden && isParentInFront && index >= (firstInFront ?? 0))
    }
  }
}
