#if FLASH
import FlashProtocol
import FlashServer

/// Finds the text field behind an element that only accessibility knows.
///
/// SwiftUI puts the identifier on an element of accessibility, and the text into a field of UIKit
/// that has none: what ties the two together is that they lie on the same place.
struct FieldPairs {
  private var fields: [Int] = []
  private var elements: [Int] = []

  mutating func note(field index: Int, _ node: Node) {
    if node.id == nil { fields.append(index) }
  }

  mutating func note(element index: Int, _ node: Node) {
    if node.kind == .element || node.kind == .field || node.kind == .textview {
      elements.append(index)
    }
  }

  /// Each field with the element that covers most of it, and no element twice.
  func pairs(_ nodes: [Node]) -> [(field: Int, element: Int)] {
    var free = elements
    var pairs: [(field: Int, element: Int)] = []
    for field in fields {
      let frame = nodes[field].frame
      guard frame.isFinite, !frame.isEmpty else { continue }
      let shares = free.map { nodes[$0].frame.intersection(frame).area / frame.area }
      guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[best] >= 0.5
      else { continue }
      pairs.append((field, free.remove(at: best)))
    }
    return pairs
  }
}

extension Node {
  /// Takes over what the field behind it is and holds.
  mutating func take(field: Node) {
    kind = field.kind
    state.formUnion(field.state)
    value = field.value
    placeholder = placeholder ?? field.placeholder
    // The label of an empty field is its placeholder, and of a secure one may be anything.
    if text == nil || text == field.placeholder { text = field.text }
    traits.insert(.actionable)
    traits.remove(.untouchable)
  }
}
#endif
