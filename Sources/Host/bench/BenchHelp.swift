import FlashClient
import FlashCommandLine
import FlashFlow
import FlashSuites

/// What there is to type after `bench`.
struct BenchHelp {
  let paint: Paint

  /// - Parameter topic: a command's word; nil for all of them.
  /// - Returns: nil where there is no such command.
  func text(_ topic: String?) -> String? {
    switch topic {
    case nil, "help": overview
    case "flow": flow
    case "act": act
    default: SuiteHelp(paint: paint).text(topic)
    }
  }

  var overview: String {
    """
    \(paint(.bold, "bench")) replays flows on a running app, from inside it, in milliseconds.

    \(paint(.bold, "Usage"))
    \(row("bench act", "what can be tapped now: the words that a flow needs"))
    \(row("bench flow FILE…", "replay flows, one step a line; a folder stands for its .flow files"))
    \(SuiteHelp.overview.map { row($0.0, $0.1) }.joined(separator: "\n"))
    \(row("bench help flow", "the steps, and the options"))

    \(paint(.bold, "Examples"))
      bench flow Examples/Pulse/flows/ten-steps.flow --run demo
      bench flow checkout.flow --proof proof --report report.json

    \(exits)
    """
  }

  private var act: String {
    """
    \(paint(.bold, "bench act"))  What can be tapped now, one line an element

    The same as 'flash act'; 'flash help act' lists its options.
    """
  }

  private var flow: String {
    """
    \(paint(.bold, "bench flow"))  Replay flows, one step a line

    \(paint(.bold, "Usage"))
      bench flow FILE… [options] [-- ARGUMENT…]

    \(paint(.bold, "Steps"))
    \(row("tab NAME", "switch to a tab"))
    \(row("tap ID", "also longpress, doubletap, clear"))
    \(row("type ID \"text\"", "${NAME} in it is taken from the environment"))
    \(row("press KEY", "such as Return or Ctrl+F"))
    \(row("swipe up [POINTS]", "also down, left, right; page next; row N or \"text\""))
    \(row("open NAME [key=value…]", "a screen, by the app's own router"))
    \(row("back", "also dismiss, deeplink URL, notify URL, animations on"))
    \(row("wait [MS]", "until the app is idle, within so long"))
    \(row("assert ID [text \"…\"]", "also value, contains, \(stateWords)"))
    \(row("gone ID", "until no such element is visible"))
    \(row("measure ID y = 48 ± 2", "also x, width, height; in points; +- stands for ±"))
    \(row("proof [name]", "keep a picture and the facts of this moment"))
    \(row("# comment", "and \"…\" around words with spaces"))

    Options of 'flash' hold here too: tap save --index 1 --wait 2000.
    A step that fails says why and the flow goes on, so that one run tells all that is wrong.

    \(paint(.bold, "Options"))
    \(FlowOptions.options.map(option).joined(separator: "\n"))

    \(paint(.bold, "Examples"))
      bench flow Examples/Pulse/flows/ten-steps.flow --run demo
      PASSWORD=… bench flow login.flow --secret PASSWORD --proof proof

    \(exits)
    """
  }

  private var exits: String {
    """
    \(paint(.bold, "Exit codes"))
      0 all passed   1 a step failed   2 a flow or the command line is wrong   3 no app, or it
      went away   4 another app answers   124 ended by --limit   130 Ctrl-C
    """
  }

  private var stateWords: String {
    "enabled, disabled, selected, checked, …"
  }

  private func option(_ option: ExtraOption) -> String {
    let value =
      switch option.name {
      case _ where option.value == nil: ""
      case "proof": " DIR"
      case "report", "junit", "html", "events": " FILE"
      case "run": " APP"
      case "app", "secret": " NAME"
      case "size": " SIZE"
      case "settle": " WHEN"
      default: " MS"
      }
    return row("--" + option.name + value, option.summary)
  }

  private func row(_ words: String, _ summary: String) -> String {
    let gap = String(repeating: " ", count: max(1, 26 - words.count))
    return "  " + paint(.cyan, words) + gap + summary
  }
}
