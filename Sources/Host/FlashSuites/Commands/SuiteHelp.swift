import FlashClient
import FlashCommandLine

/// The help of the commands that run suites.
public struct SuiteHelp {
  private let paint: Paint

  public init(paint: Paint) { self.paint = paint }

  /// The rows of the overview.
  public static let overview = [
    ("bench maestro FILE…", "replay Maestro's YAML flows through Flash, as they are"),
    ("bench accept DIR", "run Given/When/Then features, in any of Gherkin's languages"),
    ("bench convert FILE", "turn a Maestro flow into one of Flash's"),
  ]

  /// - Returns: nil for a topic that is none of these.
  public func text(_ topic: String?) -> String? {
    switch topic {
    case "maestro": return maestro
    case "accept": return accept
    case "convert": return convert
    default: return nil
    }
  }

  private var maestro: String {
    """
    \(paint(.bold, "bench maestro"))  Replay Maestro's flows through Flash

    \(paint(.bold, "Usage"))
      bench maestro FILE|DIR… [options] [-- ARGUMENT…]

    Taps go by element, never by point. What a platform cannot do is a warning with its reason;
    what bench does not do is refused before the first step. docs/maestro.md has every command.

    \(paint(.bold, "Options"))
    \(rows(MaestroTool.options + SuiteOptions.shared))

    \(paint(.bold, "Examples"))
      bench maestro Examples/Pulse/flows --run demo --junit report.xml
      bench maestro checkout.yaml -e USER=ada --html checkout.html --proof proof
      bench maestro flows --check

    \(exits)
    """
  }

  private var accept: String {
    """
    \(paint(.bold, "bench accept"))  Run Given/When/Then features

    \(paint(.bold, "Usage"))
      bench accept DIR|FILE… [options] [-- ARGUMENT…]

    Steps are phrases of Flash's own, in English and French ('bench accept --phrases' lists them),
    and those of steps.yaml beside the features. Each scenario begins with a fresh app.

    \(paint(.bold, "Options"))
    \(rows(AcceptTool.options + SuiteOptions.shared))

    \(paint(.bold, "Examples"))
      bench accept Examples/Pulse/features --run demo --on phone --on tablet
      bench accept features --run demo --tags "@smoke and not @slow" --parallel 2

    \(exits)
    """
  }

  private var convert: String {
    """
    \(paint(.bold, "bench convert"))  Turn a Maestro flow into one of Flash's

    \(paint(.bold, "Usage"))
      bench convert FILE [--out FILE]

    What cannot be carried over stands in the flow as a comment, and is told; the exit code is 1
    where there is any.
    """
  }

  private var exits: String {
    """
    \(paint(.bold, "Exit codes"))
      0 all passed   1 one failed   2 a file or the command line is wrong   3 no app, or it went
      away   4 another app answers   5 all skipped   124 ended by --limit   130 Ctrl-C
    """
  }

  private func rows(_ options: [ExtraOption]) -> String {
    options.map { option in
      let dashes = option.name.count == 1 ? "-" : "--"
      let words = dashes + option.name + (option.value == nil ? "" : " " + Self.short(option))
      let gap = String(repeating: " ", count: max(1, 28 - words.count))
      return "  " + paint(.cyan, words) + gap + option.summary
    }.joined(separator: "\n")
  }

  /// The kind of a value, in a word.
  private static func short(_ option: ExtraOption) -> String {
    switch option.value {
    case "milliseconds": "MS"
    case "megabytes": "MB"
    case "a file", "a file or -": "FILE"
    case "a folder": "DIR"
    case "a number": "N"
    case "i/n": "I/N"
    case "NAME=value": "NAME=VALUE"
    case "tags", "an expression": "TAGS"
    case "phone or tablet": "SIZE"
    case "an app, such as demo": "APP"
    default: "NAME"
    }
  }
}
