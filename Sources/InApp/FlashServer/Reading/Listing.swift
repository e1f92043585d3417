#if FLASH
import FlashProtocol

/// What /actionables answers: the elements that can be triggered, with a hash of all it says.
struct Listing: Sendable {
  let elements: [Element]
  /// One line an element, by ref.
  let lines: [(ref: String, line: String)]
  let hash: String

  /// - Parameters:
  ///   - scene: what is on screen.
  ///   - refs: a number for each node that can be triggered, 0 for the others.
  ///   - frames: whether the lines carry frames.
  init(_ scene: Scene, refs: [Int], frames: Bool) {
    var elements: [Element] = []
    for index in scene.nodes.indices where refs[index] > 0 && scene.isListed(index) {
      elements.append(scene.element(index, ref: refs[index]))
    }
    self.elements = elements
    lines = elements.map { ($0.ref, Self.line($0, frames: frames)) }
    hash = Self.hash(elements)
  }

  /// `e12 button home.top.video "Video" selected`
  static func line(_ element: Element, frames: Bool) -> String {
    var line = "\(element.ref) \(element.kind.rawValue)"
    if let id = element.id { line += isWord(id) ? " \(id)" : " id=\(quoted(id))" }
    if let text = element.text { line += " \(quoted(text))" }
    if let value = element.value { line += " =\(quoted(value))" }
    for word in element.state.words { line += " \(word)" }
    if frames {
      let f = element.frame
      if f.isFinite { line += " \(Int(f.x)),\(Int(f.y)) \(Int(f.width))x\(Int(f.height))" }
    }
    return line
  }

  /// Whether an id is one word that cannot be taken for a text, as nearly all are.
  private static func isWord(_ id: String) -> Bool {
    guard !id.isEmpty, !id.hasPrefix("id="), !id.hasPrefix("=") else { return false }
    let isPlain = id.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }
    return isPlain
      || id.printable == id
        && !id.unicodeScalars.contains { $0 == "\"" || $0.properties.isWhitespace }
  }

  /// One line, whatever the app writes: text from an app is data, never structure.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars.prefix(120) {
      if scalar == "\"" || scalar == "\\" { out += "\\" }
      out.unicodeScalars.append(scalar)
    }
    return out.printable + (text.unicodeScalars.count > 120 ? "…\"" : "\"")
  }

  /// FNV-1a, 64 bits, over all that a reader of the listing would see.
  private static func hash(_ elements: [Element]) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for element in elements {
      for byte in line(element, frames: true).utf8 {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      value = (value ^ 0x0A) &* 0x100_0000_01b3
    }
    return String(value, radix: 36)
  }
}
#endif
