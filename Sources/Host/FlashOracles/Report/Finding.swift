import FlashProtocol

/// What an oracle saw, and why it says so.
public struct Finding: Sendable, Equatable {
  public enum Severity: String, Sendable, CaseIterable {
    /// A person would call it broken.
    case fault
    /// It works, and is below what a standard or a convention asks.
    case warning
  }

  /// Name of the oracle.
  public var oracle: String
  public var severity: Severity
  /// The element it is about; nil where it is about the screen as a whole.
  public var element: Element?
  /// How the element is best named: its id, its text, or where it is.
  public var subject: String
  /// In one line: what is there, and what was to be expected.
  public var evidence: String

  public init(
    oracle: String, severity: Severity, element: Element?, subject: String, evidence: String
  ) {
    self.oracle = oracle
    self.severity = severity
    self.element = element
    self.subject = subject
    self.evidence = evidence
  }
}

extension Finding {
  /// One line: oracle, what it is about, the evidence, where it is.
  public var line: String {
    var line = "\(oracle)  "
    if let element, element.id == nil { line += "\(element.ref) " }
    line += "\(subject): \(evidence)"
    if let frame = element?.frame, frame.isFinite { line += "  [\(frame.brief)]" }
    return line
  }
}

extension Finding {
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("oracle", oracle)
    writer.member("severity", severity.rawValue)
    writer.member("ref", element?.ref)
    writer.member("kind", element?.kind.rawValue)
    writer.member("id", element?.id)
    writer.member("text", element?.text)
    writer.member("frame", element?.frame)
    writer.member("subject", subject)
    writer.member("evidence", evidence)
    writer.endObject()
  }
}

extension Frame {
  /// `x,y WxH` in whole points.
  var brief: String {
    func whole(_ number: Float) -> String {
      number.magnitude < 1e9 ? "\(Int(number.rounded()))" : "\(number)"
    }
    return "\(whole(x)),\(whole(y)) \(whole(width))x\(whole(height))"
  }
}
