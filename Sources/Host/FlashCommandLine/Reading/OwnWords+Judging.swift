import FlashOracles
import FlashProtocol

extension OwnWords {
  func watch(_ shared: Shared) throws(UsageError) -> Invocation {
    var only: Set<String>?
    if let given = values["only"] {
      let known = Oracle.all.map(\.name)
      let names = given.split(separator: ",").map(String.init)
      for name in names where !known.contains(name) {
        throw .noOracle(name, nearest: Spelling.nearest(to: name, among: known))
      }
      guard !names.isEmpty else {
        throw .noValue(option: "only", wanted: "names of oracles, with commas")
      }
      only = Set(names)
    }
    if values["follow"] != nil, let file = positionals.first {
      throw .tooMany(file, of: "watch --follow")
    }
    return .watch(
      Invocation.Watch(
        files: positionals, follow: values["follow"] != nil, strict: values["strict"] != nil,
        only: only, app: values["app"] ?? shared.app, json: shared.json || values["json"] != nil))
  }

  func diff(_ shared: Shared) throws(UsageError) -> Invocation {
    guard positionals.count >= 2 else {
      throw .missing("two files", of: command.word, such: command.examples[0])
    }
    if positionals.count > 2 { throw .tooMany(positionals[2], of: command.word) }
    var tolerance = 16
    if let given = values["tolerance"] {
      guard let number = Int(given), (0...255).contains(number) else {
        throw .badValue(
          option: "tolerance", got: given, wanted: "a whole number from 0 to 255")
      }
      tolerance = number
    }
    return .diff(
      Invocation.Diff(
        before: positionals[0], after: positionals[1], tree: values["tree"],
        tolerance: tolerance, json: shared.json || values["json"] != nil))
  }
}
