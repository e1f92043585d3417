/// Why an act was not done.
public enum ActionError: Error, Sendable, Equatable {
  case notFound(name: String, nearest: [String])
  case ambiguous(name: String, candidates: [String])
  /// The app said no: disabled, covered, read-only and the like.
  case refused(reason: String)
  /// The act did not end in time; seconds.
  case timedOut(seconds: Double)
  case unsupported(String)
  /// There is no app any more.
  case appGone(reason: String)
}

extension ActionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let name, let nearest):
      "there is no element '\(name)' on the screen"
        + (nearest.isEmpty ? "" : "; the nearest: \(nearest.joined(separator: ", "))")
    case .ambiguous(let name, let candidates):
      "'\(name)' names \(candidates.count) elements: use an identifier, or an index from 0; they are "
        + candidates.prefix(5).joined(separator: "; ")
    case .refused(let reason):
      reason
    case .timedOut(let seconds):
      "it did not end within \(Durations.seconds(seconds)); it may still take effect"
    case .unsupported(let reason):
      reason
    case .appGone(let reason):
      "the app is gone: \(reason)"
    }
  }
}
