import FlashProtocol

/// Prints the part of docs/protocol.md that is made from the list of commands and from the values
/// of the wire; `scripts/docs` puts the hand-written introduction before it.
let sections = [
  CommandReference.markdown, FailureReference.markdown, try ShapeReference.markdown(),
]
print(sections.joined(separator: "\n"), terminator: "")
