/// Where the time of one request went, in milliseconds.
///
/// The four parts add up to the time between the last byte received and the first byte sent.
public struct Timing: Sendable, Equatable {
  /// Waiting for the UI thread.
  public var queue: Double
  /// Flash's own code.
  public var work: Double
  /// The app's code that Flash called.
  public var app: Double
  /// Waiting for the app to react.
  public var wait: Double

  public init(queue: Double = 0, work: Double = 0, app: Double = 0, wait: Double = 0) {
    self.queue = queue
    self.work = work
    self.app = app
    self.wait = wait
  }

  public var total: Double { queue + work + app + wait }

  /// The value of a `Server-Timing` header (W3C Server Timing), to a microsecond.
  public var header: String {
    "queue;dur=\(Self.micro(queue)), work;dur=\(Self.micro(work)), app;dur=\(Self.micro(app)), wait;dur=\(Self.micro(wait))"
  }

  /// Reads a `Server-Timing` header; parts that are absent are zero.
  public init(header: String) {
    self.init()
    for entry in header.split(separator: ",") {
      let pieces = entry.split(separator: ";").map { $0.trimmed() }
      guard let name = pieces.first,
        let duration = pieces.first(where: { $0.hasPrefix("dur=") }),
        let milliseconds = Double(duration.dropFirst(4))
      else { continue }
      switch name {
      case "queue": queue = milliseconds
      case "work": work = milliseconds
      case "app": app = milliseconds
      case "wait": wait = milliseconds
      default: break
      }
    }
  }

  private static func micro(_ milliseconds: Double) -> Double {
    (milliseconds * 1000).rounded() / 1000
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  public func trimmed() -> String {
    var slice = self[...]
    while let first = slice.first, first == " " || first == "\t" { slice = slice.dropFirst() }
    while let last = slice.last, last == " " || last == "\t" { slice = slice.dropLast() }
    return String(slice)
  }
}
