/// A fault that can be planted on purpose, for those who look for faults.
public enum Fault: String, CaseIterable, Sendable {
  /// A card with a blank title among siblings that have one.
  case blankTitle = "blank-title"
  /// A card without its picture among peers that have one.
  case missingImage = "missing-image"
  /// The button that saves a story does nothing.
  case deadButton = "dead-button"
  /// The spinner of the Video page outlives its loading.
  case stuckLoading = "stuck-loading"
  /// The header of a feed lies over its first card.
  case overlappingHeader = "overlapping-header"
  /// Screens come about 400 ms late.
  case lateNavigation = "late-navigation"
  /// The newsroom answers 400 for one picture.
  case image400 = "image-400"

  /// Reads a list such as `blank-title,image-400`.
  ///
  /// - Returns: the faults, and the words that name none.
  public static func parse(_ list: String) -> (faults: Set<Fault>, unknown: [String]) {
    var faults: Set<Fault> = []
    var unknown: [String] = []
    for word in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if let fault = Fault(rawValue: String(word)) {
        faults.insert(fault)
      } else {
        unknown.append(String(word))
      }
    }
    return (faults, unknown)
  }
}

extension Fault {
  /// Which story of each section has a blank headline with `blankTitle`.
  public static let blankNumber = 3
  /// Which story of each section has a card without a picture with `missingImage`.
  public static let bareNumber = 2
  /// The one story whose picture is refused with `image400`.
  public static let refusedStory = "tech-3"
  /// How late screens come with `lateNavigation`, in milliseconds.
  public static let lateness = 400
}
