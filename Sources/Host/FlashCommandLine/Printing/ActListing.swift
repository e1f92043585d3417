import FlashProtocol

/// What can be triggered, one line an element, each with the command that would trigger it.
struct ActListing {
  let paint: Paint

  /// - Parameter text: the text form of /actionables.
  func text(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { Line(String($0).printable) }
    let ids = lines.compactMap(\.id)
    let repeated = Set(ids.filter { id in ids.count { $0 == id } > 1 })
    return lines.map { line in
      guard let command = line.command(repeated: repeated) else { return line.text }
      return line.text + "  " + paint(.dim, command)
    }.joined(separator: "\n")
  }

  /// `e12 button home.search "Search" disabled`, with a mark before it where it tells a change.
  private struct Line {
    let text: String
    var ref: String?
    var kind: Kind?
    var id: String?
    var isDisabled = false

    init(_ text: String) {
      self.text = text
      var words = text.split(separator: " ").map(String.init)[...]
      if let mark = words.first, mark == "+" || mark == "~" { words = words.dropFirst() }
      guard let ref = words.popFirst(), ref.first == "e", Int(ref.dropFirst()) != nil,
        let kind = words.popFirst().flatMap(Kind.init(rawValue:))
      else { return }
      self.ref = ref
      self.kind = kind
      let states = Set(State.words.map(\.word))
      if let word = words.first, !word.hasPrefix("\""), !word.hasPrefix("=\""),
        !word.hasPrefix("id=\""),
        !states.contains(word)
      {
        id = word
      }
      isDisabled = text.hasSuffix(" disabled") || words.last == "disabled"
    }

    /// Nil where there is nothing to trigger, such as on a line that tells what went.
    func command(repeated: Set<String>) -> String? {
      guard let ref, let kind, !isDisabled else { return nil }
      let name = id.flatMap { repeated.contains($0) ? nil : $0 } ?? ref
      switch kind {
      case .field, .textview: return "flash type \(Self.quoted(name)) TEXT"
      case .tab where id == nil: return "flash tap \(ref)"
      default: return "flash tap \(Self.quoted(name))"
      }
    }

    /// As a shell takes it for one word: text from an app is never a command.
    private static func quoted(_ name: String) -> String {
      let isPlain = name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "/"):
          true
        default: false
        }
      }
      guard !isPlain || name.hasPrefix("-") else { return name }
      return "'"
        + name.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
    }
  }
}
