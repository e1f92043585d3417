/// Notices when an agent goes in circles: first a word to the model, then the end.
struct LoopDetector {
  enum Advice: Equatable {
    case goOn
    /// What the model is told.
    case nudge(String)
    case stop(String)
  }

  private struct Key: Hashable {
    var call: String
    var screen: Int
  }

  let limits: LoopLimits
  private var counts: [Key: Int] = [:]
  private var unchanged = 0
  private var errors = 0

  init(_ limits: LoopLimits) { self.limits = limits }

  /// - Parameters:
  ///   - call: the tool and its arguments.
  ///   - screen: signature of the screen it was called on.
  ///   - changed: whether the screen is another one now.
  mutating func note(call: String, screen: Int, isError: Bool, changed: Bool) -> Advice {
    let key = Key(call: call, screen: screen)
    counts[key, default: 0] += 1
    let repeats = counts[key] ?? 0
    errors = isError ? errors + 1 : 0
    unchanged = changed ? 0 : unchanged + 1
    if repeats >= limits.stopAfterRepeats {
      return .stop("\(call) was done \(repeats) times on the same screen")
    }
    if errors >= limits.stopAfterErrors { return .stop("\(errors) calls in a row failed") }
    if unchanged >= limits.stopAfterUnchanged {
      return .stop("\(unchanged) calls in a row changed nothing")
    }
    if repeats >= limits.nudgeAfterRepeats {
      return .nudge(
        "You did this \(repeats) times on this very screen. Do something else, or terminate with "
          + "success false.")
    }
    if unchanged >= limits.nudgeAfterUnchanged {
      return .nudge(
        "The last \(unchanged) calls changed nothing. Do something else, or terminate.")
    }
    return .goOn
  }
}
