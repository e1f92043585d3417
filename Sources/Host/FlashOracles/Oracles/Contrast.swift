import FlashProtocol

extension Oracle {
  /// WCAG 2.2, success criterion 1.4.3: 4.5 to 1, and 3 to 1 for large text; what is disabled or
  /// stands on a picture is not judged.
  static let contrast = Oracle(
    "contrast", "a text that stands out less from its ground than WCAG AA asks", needs: .pixels
  ) { screen, _ in
    guard let pixels = screen.snapshot.pixels else { return [] }
    return folded(screen.leafTexts.compactMap { Contrast(screen, $0, pixels).finding })
  }
}

private struct Contrast {
  let screen: Screen
  let index: Int
  let pixels: PixelBuffer

  init(_ screen: Screen, _ index: Int, _ pixels: PixelBuffer) {
    self.screen = screen
    self.index = index
    self.pixels = pixels
  }

  /// A line of 18.66 points, from which on bold text is large, is about as high as this. Whether a
  /// text is bold is not told, so it is given the benefit of the doubt.
  private static let largeLine: Float = 18.66 * 1.17

  var finding: (key: String, finding: Finding)? {
    guard isWhole, let area = pixels.pixels(of: screen.visible[index]),
      let sample = InkSample(pixels, area)
    else { return nil }
    let line = screen.elements[index].frame.height / Float(sample.lines)
    let isLarge = line >= Self.largeLine
    let wanted: Float = isLarge ? 3 : 4.5
    // At one pixel a point thin letters have no core of their full colour.
    let tolerance: Float = pixels.scale >= 2 ? 0.97 : 0.85
    guard sample.contrast < wanted * tolerance else { return nil }
    let finding = screen.finding(
      "contrast", .warning, index,
      "\(Self.ratio(sample.contrast)) to 1 (\(sample.ink.hex) on \(sample.ground.hex)), "
        + "below \(Self.ratio(wanted)) to 1")
    return ("\(sample.ink.hex) \(sample.ground.hex) \(wanted)", finding)
  }

  /// Wholly seen, with nothing over it, of a window of which there is a picture.
  private var isWhole: Bool {
    let element = screen.elements[index]
    guard [.text, .link].contains(element.kind), screen.isSeen(index), !screen.isDisabled(index),
      element.frame.isFinite, screen.visible[index].area >= element.frame.area * 0.9,
      !screen.lineage(of: index).contains(where: { screen.elements[$0].kind == .popover }),
      screen.window(of: index) == screen.parents.lastIndex(of: -1),
      // A field's hint is pale so that it is not taken for what was typed.
      !screen.ancestors(of: index).contains(where: { screen.elements[$0].kind == .field })
    else { return false }
    let shown = screen.visible[index]
    return !screen.elements.indices.dropFirst(index + 1).contains { other in
      screen.isSeen(other) && !screen.isAncestor(index, of: other)
        && screen.elements[other].kind != .group
        && screen.visible[other].intersection(shown).area > 4
    }
  }

  private static func ratio(_ number: Float) -> String {
    let tenths = Int((number * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
