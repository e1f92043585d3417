import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Prints the part of docs/protocol.md that is made from the list of commands and from the values
/// of the wire; `scripts/docs` puts the hand-written introduction before it.
do {
  let sections = [
    CommandReference.markdown, FailureReference.markdown, try ShapeReference.markdown(),
  ]
  print(sections.joined(separator: "\n"), terminator: "")
} catch {
  let line = Array("protocol-docs: \(error)\n".utf8)
  _ = write(2, line, line.count)
  exit(1)
}
