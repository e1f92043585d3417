import FlashProtocol

/// What the oracles have to say of one screen.
public struct Report: Sendable, Equatable {
  /// Said of every report without a finding, and in the help: silence is not a praise.
  public static let nothingFound =
    "the oracles found nothing, which is not to say that the screen is right"

  public let findings: [Finding]
  /// Names of the oracles that looked.
  public let looked: [String]
  /// Names of those that could not, for want of pixels or of an act.
  public let notLooked: [String]

  public init(findings: [Finding], looked: [String], notLooked: [String] = []) {
    self.findings = findings
    self.looked = looked
    self.notLooked = notLooked
  }

  /// Runs oracles over a snapshot.
  ///
  /// - Parameter only: names of the oracles to run; nil runs all.
  public init(
    _ snapshot: ScreenSnapshot, only: Set<String>? = nil, options: OracleOptions = OracleOptions()
  ) {
    let screen = Screen(snapshot)
    var findings: [Finding] = []
    var looked: [String] = []
    var notLooked: [String] = []
    for oracle in Oracle.all where only?.contains(oracle.name) ?? true {
      guard oracle.canJudge(snapshot) else {
        notLooked.append(oracle.name)
        continue
      }
      looked.append(oracle.name)
      findings += oracle.findings(on: screen, options)
    }
    self.init(findings: findings, looked: looked, notLooked: notLooked)
  }

  /// What is found here and in a second look at the same screen, as the second saw it.
  public func confirmed(by second: Report) -> Report {
    func key(_ finding: Finding) -> String {
      "\(finding.oracle) \(finding.element?.ref ?? finding.subject)"
    }
    let before = Set(findings.map(key))
    return Report(
      findings: second.findings.filter { before.contains(key($0)) }, looked: looked,
      notLooked: notLooked)
  }

  /// One line a finding; where there is none, that the oracles found nothing.
  public var text: String {
    guard findings.isEmpty else { return findings.map(\.line).joined(separator: "\n") }
    return Self.nothingFound
  }

  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("findings")
    writer.beginArray()
    for finding in findings { finding.write(to: &writer) }
    writer.endArray()
    if findings.isEmpty { writer.member("note", Self.nothingFound) }
    writer.member("looked", .array(looked.map(JSON.string)))
    writer.member("notLooked", .array(notLooked.map(JSON.string)))
    writer.endObject()
    return writer.bytes
  }
}
