import FlashProtocol

/// The commands that there are, and which was probably meant.
public enum CommandNames {
  /// Those that may stand without options, in Maestro's order.
  static let bare = [
    "launchApp", "stopApp", "killApp", "clearState", "clearKeychain", "eraseText",
    "inputRandomText", "inputRandomNumber", "inputRandomEmail", "inputRandomPersonName",
    "inputRandomCityName", "inputRandomCountryName", "inputRandomColorName", "back",
    "hideKeyboard", "hide keyboard", "pasteText", "scroll", "waitForAnimationToEnd",
    "stopRecording", "toggleAirplaneMode", "toggleDarkMode", "assertDarkMode", "assertLightMode",
    "assertNoDefectsWithAI",
  ]

  /// Those that take options.
  static let withOptions = [
    "tapOn", "doubleTapOn", "longPressOn", "assertVisible", "assertNotVisible", "assertTrue",
    "assertNoDefectsWithAI", "assertScreenshot", "assertWithAI", "extractTextWithAI", "back",
    "clearKeychain", "hideKeyboard", "pasteText", "scroll", "inputText", "inputRandomText",
    "inputRandomNumber", "inputRandomEmail", "inputRandomPersonName", "inputRandomCityName",
    "inputRandomCountryName", "inputRandomColorName", "launchApp", "setPermissions", "swipe",
    "openLink", "openBrowser", "pressKey", "eraseText", "action", "takeScreenshot",
    "extendedWaitUntil", "stopApp", "killApp", "clearState", "runFlow", "setLocation",
    "setOrientation", "repeat", "copyTextFrom", "setClipboard", "runScript",
    "waitForAnimationToEnd", "evalScript", "scrollUntilVisible", "travel", "startRecording",
    "stopRecording", "addMedia", "setAirplaneMode", "toggleAirplaneMode", "setDarkMode",
    "toggleDarkMode", "assertDarkMode", "assertLightMode", "retry",
  ]

  public static let all = bare + withOptions.filter { !bare.contains($0) }

  /// Those that begin alike, then those within three edits, then those that contain each other.
  static func suggestions(for name: String) -> [String] {
    let isLong = name.count >= 3
    let alike = isLong ? all.filter { $0.hasPrefix(name) || name.hasPrefix($0) } : []
    let near = all.map { ($0, distance($0, name)) }.filter { $0.1 <= 3 }
    let nearest = near.enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }.map(\.element.0)
    let within = isLong ? all.filter { $0.holds(name) || name.holds($0) } : []
    var found: [String] = []
    for candidate in alike + nearest + within where !found.contains(candidate) {
      found.append(candidate)
    }
    return found
  }

  /// How many letters to add, leave out or change (Levenshtein).
  static func distance(_ one: String, _ other: String) -> Int {
    let (first, second) = (Array(one), Array(other))
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, wanted) in second.enumerated() {
        let above = row[column + 1]
        row[column + 1] =
          letter == wanted ? diagonal : 1 + min(above, row[column], diagonal)
        diagonal = above
      }
    }
    return row[second.count]
  }
}

extension String {
  /// Whether that stands anywhere in it, byte for byte.
  func holds(_ part: String) -> Bool {
    let (whole, wanted) = (Array(utf8), Array(part.utf8))
    guard wanted.count <= whole.count else { return false }
    return (0...(whole.count - wanted.count)).contains {
      whole[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }
}
