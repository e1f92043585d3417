/// What came of the cases, printed as they come.
public final class Tally {
  public private(set) var passed = 0
  public private(set) var failed = 0
  public private(set) var refused = 0
  /// Each failure, with what was got and wanted.
  public private(set) var failures: [String] = []
  private let print: (String) -> Void

  /// - Parameter print: is given each line that is to be seen.
  public init(print: @escaping (String) -> Void = { _ in }) { self.print = print }

  public func pass() { passed += 1 }

  public func fail(_ name: String, _ reason: String) {
    failed += 1
    failures.append("\(name): \(reason)")
    print("FAILED \(name)\n\(Self.indented(reason))")
  }

  /// A case that asks for what we do not do, and why.
  public func refuse(_ name: String, _ reason: String) {
    refused += 1
    print("refused \(name): \(reason)")
  }

  public func note(_ line: String) { print(line) }

  public var lastLine: String {
    let rest = refused > 0 ? ", \(refused) refused" : ""
    return "\(passed) passed, \(failed) failed" + rest
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  " + $0 }.joined(separator: "\n")
  }
}
