import CPulseAdwaita
import PulseModel

/// What Pulse was started with.
nonisolated struct Options: Sendable, Equatable {
  enum Size: String, Sendable {
    case phone, tablet

    var width: Int { self == .phone ? 390 : 1024 }
    var height: Int { self == .phone ? 844 : 768 }
  }

  var size = Size.phone
  /// Where state is kept.
  var folder = ""
  /// Links to open once the router is ready: a deep link, then a notification's.
  var links: [String] = []
  /// Another newsroom than the one inside.
  var newsroom: (host: String, port: Int)?
  var faults: Set<Fault> = []
  /// How late the router gets ready, in milliseconds.
  var readyAfter = 0

  static let usage = """
    Usage: pulse [--size phone|tablet] [--state DIR] [--link URL] [--notification URL] \
    [--newsroom URL]

      --size          phone (390 x 844) or tablet (1024 x 768); phone by default
      --state         where saved stories and settings are kept
      --link          a link to open, such as pulse://article/tech-1
      --notification  what a tapped notification carries, such as pulse://section/world
      --newsroom      a running newsroom, such as http://127.0.0.1:8080, instead of the one inside

    Environment:
      PULSE_BUGS         faults to plant: \(Fault.allCases.map(\.rawValue).joined(separator: ", "))
      PULSE_READY_AFTER  how many milliseconds after start the router is ready
    """

  static func == (a: Options, b: Options) -> Bool {
    a.size == b.size && a.folder == b.folder && a.links == b.links
      && a.newsroom?.host == b.newsroom?.host && a.newsroom?.port == b.newsroom?.port
      && a.faults == b.faults && a.readyAfter == b.readyAfter
  }
}

/// Why the arguments cannot be followed, in a sentence.
nonisolated struct UsageError: Error {
  let reason: String
}
