/// Advice that names what there is to call: routes and fields over the wire, commands and options
/// on the command line.
enum Advice: CaseIterable {
  case listed, listedThere, freshRefs, indexed, forced, longer, steps, rows

  /// As a caller of the wire is told.
  var wire: String {
    switch self {
    case .listed: "/actionables lists them"
    case .listedThere: "/actionables lists what is there"
    case .freshRefs: "read /actionables for fresh refs"
    case .indexed: "add an index from 0, or use a ref"
    case .forced: "or pass force to act all the same"
    case .longer: "or raise deadline"
    case .steps: "/steps lists what can be opened"
    case .rows: "/rows lists them"
    }
  }

  /// As somebody at a command line is told.
  var spoken: String {
    switch self {
    case .listed: "'flash act' lists them"
    case .listedThere: "'flash act' lists what is there"
    case .freshRefs: "'flash act' gives fresh refs"
    case .indexed: "add --index, from 0, or use a ref"
    case .forced: "or pass --force to act all the same"
    case .longer: "or raise --deadline"
    case .steps: "'flash steps' lists what can be opened"
    case .rows: "'flash rows' lists them"
    }
  }
}

extension Failure {
  /// The message in the words of the command line.
  public var spoken: String {
    for advice in Advice.allCases where message.hasSuffix(advice.wire) {
      return message.dropLast(advice.wire.count) + advice.spoken
    }
    return message
  }
}
