extension Oracle {
  /// Every oracle, in the order that reports list them: what is broken first.
  public static let all: [Oracle] = [
    blankTitle, missingImage, textOverlap, textCut, rawPlaceholder, emptyList, stuckSpinner,
    deadTap, lateScreen, outOfWindow, covered, duplicateIdentifier, noIdentifier, touchTarget,
    contrast,
  ]
}
