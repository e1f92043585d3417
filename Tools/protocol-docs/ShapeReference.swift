import FlashProtocol

/// What replies hold; a table that differs from the value it describes stops the writing.
enum ShapeReference {
  struct Mismatch: Error, CustomStringConvertible { var description: String }

  static func markdown() throws -> String {
    let shapes = try ActShapes.all() + ReadShapes.all() + AnswerShapes.all()
    let undocumented = Command.all.compactMap { command -> String? in
      guard case .value(let name) = command.answer else { return nil }
      return shapes.contains { $0.name == name } ? nil : "\(command.path): no table for \(name)"
    }
    let faults = shapes.compactMap(\.fault) + undocumented
    guard faults.isEmpty else { throw Mismatch(description: faults.joined(separator: "\n")) }
    let intro = [
      "## Replies", "",
      "A member that has nothing to say is left out. Lengths are points, times milliseconds; a number",
      "that JSON cannot say (infinite, not a number) is null. Each example has every member, which",
      "no real reply has.", "",
    ]
    return intro.joined(separator: "\n") + "\n" + shapes.map(\.markdown).joined(separator: "\n")
  }
}
