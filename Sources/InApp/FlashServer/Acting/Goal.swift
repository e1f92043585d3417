#if FLASH
import FlashProtocol

/// The screen that a step or a link asks for, as far as its words tell.
struct Goal: Sendable, Equatable {
  let words: String
  private let name: String
  private let values: [String]

  init(step: StepRequest) {
    let given = step.arguments.sorted { $0.key < $1.key }
    words = "\(step.name) \(given)"
    name = step.name
    values = given.map(\.value)
  }

  /// Of `app://article/river-1?page=2`, the name is `article`.
  init(link: String) {
    words = link
    let bytes = Array(link.utf8)
    let scheme = bytes.indices.dropLast(2).first { bytes[$0...].starts(with: "://".utf8) }
    let rest = bytes[(scheme.map { $0 + 3 } ?? bytes.endIndex)...]
    let parts = rest.split { "/?&".utf8.contains($0) }.map {
      String(decoding: $0.split(separator: UInt8(ascii: "=")).last ?? [], as: UTF8.self)
    }
    name = parts.first ?? ""
    values = Array(parts.dropFirst())
  }

  /// Whether a screen is the kind that is named, and the one of its kind.
  func isMet(by screen: ScreenInfo) -> Bool {
    !name.isEmpty && screen.contentType.lowercased() == name.lowercased()
      && values.allSatisfy { $0 == screen.id || $0 == screen.title }
  }
}
#endif
