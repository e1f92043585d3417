import FlashProtocol
import FlashReports
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A run as JUnit XML, for the CI systems that read it.
///
/// Strict is what the schema of Jenkins' xUnit plugin takes (`jenkins-xunit-junit-10.xsd`);
/// extended adds what GitLab and others read beside it.
public struct JUnitReport {
  private let run: RunRecord
  private let isExtended: Bool
  /// What was given out: two cases of one name and group would be taken for one.
  private var taken: Set<String> = []

  /// - Parameter extended: with each case's file and properties, and pictures as attachments.
  public init(_ run: RunRecord, extended: Bool = false) {
    self.run = run
    isExtended = extended
  }

  public mutating func document() -> Data {
    taken = []
    let root = XMLElement(name: "testsuites")
    let totals = run.totals
    root.set("name", run.name)
    root.set("tests", totals.all)
    root.set("failures", totals.failed)
    root.set("errors", totals.broken)
    root.set("time", Self.seconds(run.milliseconds))
    for suite in run.suites { root.addChild(element(suite)) }
    let document = XMLDocument(rootElement: root)
    document.version = "1.0"
    document.characterEncoding = "UTF-8"
    return document.xmlData(options: .nodePrettyPrint)
  }

  private mutating func element(_ suite: SuiteRecord) -> XMLElement {
    let element = XMLElement(name: "testsuite")
    let totals = suite.totals
    element.set("name", suite.name)
    element.set("tests", totals.all)
    element.set("failures", totals.failed)
    element.set("errors", totals.broken)
    element.set("skipped", totals.skipped)
    element.set("time", Self.seconds(suite.milliseconds))
    element.set("timestamp", Self.timestamp(run.started))
    element.set("hostname", run.host)
    if let file = suite.file { element.set("file", file) }
    if !suite.properties.isEmpty { element.addChild(Self.element(suite.properties)) }
    for record in suite.cases { element.addChild(self.element(record)) }
    return element
  }

  private mutating func element(_ record: CaseRecord) -> XMLElement {
    let element = XMLElement(name: "testcase")
    element.set("name", unique(record))
    element.set("classname", record.group)
    element.set("time", Self.seconds(record.milliseconds))
    if isExtended {
      if let file = record.file { element.set("file", file) }
      if let line = record.line { element.set("line", line) }
      if !record.properties.isEmpty { element.addChild(Self.element(record.properties)) }
    }
    switch record.outcome {
    case .passed, .warned: break
    case .failed(let fault): element.addChild(Self.element("failure", fault))
    case .broken(let fault): element.addChild(Self.element("error", fault))
    case .skipped(let reason):
      let skipped = XMLElement(name: "skipped")
      skipped.set("message", reason)
      element.addChild(skipped)
    }
    // As Maven Surefire has it: a flake passed, and says what went wrong before; a case that
    // failed every time says so for each.
    let name = record.isFlake ? "flakyFailure" : "rerunFailure"
    for fault in record.earlier { element.addChild(Self.element(name, fault)) }
    if let output = output(of: record) {
      element.addChild(XMLElement(name: "system-out", stringValue: VisibleText.legal(output)))
    }
    return element
  }

  private func output(of record: CaseRecord) -> String? {
    var lines = record.output.isEmpty ? [] : [record.output]
    if record.isFlake, let fault = record.earlier.first {
      lines.append("flaky: passed in attempt \(record.earlier.count + 1): \(fault.message)")
    }
    for step in record.steps {
      if case .warned(let reason) = step.outcome {
        lines.append("warning: \(step.source): \(reason)")
      }
    }
    // GitLab shows the picture of what failed.
    if isExtended, record.outcome.fault != nil,
      let picture = record.steps.last(where: { $0.picture != nil })?.picture
    {
      lines.append("[[ATTACHMENT|\(picture)]]")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private mutating func unique(_ record: CaseRecord) -> String {
    var name = record.name
    var number = 1
    while !taken.insert(record.group + "\u{0}" + name).inserted {
      number += 1
      name = "\(record.name) (\(number))"
    }
    return name
  }

  private static func element(_ name: String, _ fault: Outcome.Fault) -> XMLElement {
    let body = fault.detail.isEmpty ? fault.message : fault.message + "\n" + fault.detail
    let element = XMLElement(name: name, stringValue: VisibleText.legal(body))
    element.set("message", fault.message)
    element.set("type", fault.kind)
    return element
  }

  private static func element(_ properties: [CaseRecord.Property]) -> XMLElement {
    let element = XMLElement(name: "properties")
    for property in properties {
      let child = XMLElement(name: "property")
      child.set("name", property.name)
      child.set("value", property.value)
      element.addChild(child)
    }
    return element
  }

  /// With a dot and three decimals, whatever the locale; nothing that is no number.
  static func seconds(_ milliseconds: Double) -> String {
    guard milliseconds.isFinite, milliseconds > 0 else { return "0.000" }
    let whole = Int(min(milliseconds, 1e15).rounded())
    let rest = String(whole % 1_000)
    return "\(whole / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// ISO 8601 in UTC, without a zone: as Ant writes it.
  static func timestamp(_ seconds: Int) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: Date(timeIntervalSince1970: TimeInterval(seconds)))
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    return "\(parts.year ?? 1970)-\(two(parts.month))-\(two(parts.day))"
      + "T\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))"
  }
}

extension XMLElement {
  fileprivate func set(_ name: String, _ value: String) {
    let attribute = XMLNode(kind: .attribute)
    attribute.name = name
    attribute.stringValue = VisibleText.legal(value)
    addAttribute(attribute)
  }

  fileprivate func set(_ name: String, _ value: Int) { set(name, String(value)) }
}
