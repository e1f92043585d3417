#if FLASH
import FlashProtocol

extension Node.Traits {
  /// Those that a reader of the whole tree is told.
  var onWire: FlashProtocol.Element.Traits {
    Self.wire.reduce(into: []) { if contains($1.own) { $0.insert($1.wire) } }
  }

  private static let wire: [(own: Node.Traits, wire: FlashProtocol.Element.Traits)] = [
    (.actionable, .actionable), (.untouchable, .untouchable), (.clips, .clips), (.modal, .modal),
    (.scrollsX, .scrollsX), (.scrollsY, .scrollsY), (.sticky, .sticky), (.inner, .inner),
    (.invisible, .invisible), (.cut, .cut), (.blank, .blank),
  ]
}
#endif
