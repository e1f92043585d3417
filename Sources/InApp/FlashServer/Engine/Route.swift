#if FLASH
import FlashProtocol

/// A command and what answers it.
struct Route: Sendable {
  /// Runs on the UI thread, one turn at a time.
  typealias Handler = @UIActor @Sendable (Call) throws -> Progress

  let name: String
  let handler: Handler

  init(_ name: String, _ handler: @escaping Handler) {
    self.name = name
    self.handler = handler
  }

  /// Every route but /health, which is answered without the UI thread.
  static let all: [Route] = [
    .actionables, .hierarchy, .element, .rows, .idle, .screenshot,
    .tap, .longpress, .doubletap, .type, .clear, .press, .swipe, .page, .tab, .row, .dismiss,
    .screen, .steps, .step, .batch, .back, .deeplink, .notification, .animations,
  ]

  static func named(_ name: String) -> Route? { all.first { $0.name == name } }
}
#endif
