import FlashProtocol

/// The first place at which two values differ.
public struct Difference: Equatable, CustomStringConvertible {
  /// Such as `feature.children[2].name`.
  public var path: String
  public var got: String
  public var wanted: String

  public var description: String {
    let place = path.isEmpty ? "" : "at \(path)\n"
    return "\(place)got    \(got)\nwanted \(wanted)"
  }

  /// - Parameter ignoring: names of members that may differ, wherever they are.
  /// - Returns: nil where the values are equal; the order of members does not matter.
  public static func first(
    got: JSON?, wanted: JSON?, at path: String = "", ignoring: Set<String> = []
  ) -> Difference? {
    switch (got, wanted) {
    case (.object(let ours), .object(let theirs)):
      let names =
        theirs.map(\.name)
        + ours.map(\.name).filter { name in
          !theirs.contains { $0.name == name }
        }
      for name in names where !ignoring.contains(name) {
        let inner = path.isEmpty ? name : "\(path).\(name)"
        let found = first(
          got: got?[name], wanted: wanted?[name], at: inner, ignoring: ignoring)
        if let found { return found }
      }
      return nil
    case (.array(let ours), .array(let theirs)):
      for index in 0..<max(ours.count, theirs.count) {
        let found = first(
          got: ours.indices.contains(index) ? ours[index] : nil,
          wanted: theirs.indices.contains(index) ? theirs[index] : nil,
          at: "\(path)[\(index)]", ignoring: ignoring)
        if let found { return found }
      }
      return nil
    default:
      return got == wanted
        ? nil
        : Difference(path: path, got: got?.text ?? "nothing", wanted: wanted?.text ?? "nothing")
    }
  }
}
