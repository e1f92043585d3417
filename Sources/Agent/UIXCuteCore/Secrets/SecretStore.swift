import FlashProtocol
import Foundation

/// Values that reach a field and nothing else: in every text they are `{{name}}`.
public struct SecretStore: Sendable {
  private let values: [String: String]
  /// Every way in which a value could come back, the longest first: one may contain another.
  private let traces: [(text: String, name: String)]

  public init(_ secrets: [String: Secret] = [:], environment: (String) -> String? = { _ in nil }) {
    values = secrets.compactMapValues { $0.value(environment) }
    traces = values.filter { !$0.value.isEmpty }
      .flatMap { name, value in Encodings.of(value).map { (text: $0, name: name) } }
      .sorted { ($1.text.utf8.count, $0.name) < ($0.text.utf8.count, $1.name) }
  }

  public var isEmpty: Bool { values.isEmpty }
  public var names: [String] { values.keys.sorted() }

  /// How a text names a secret.
  public static func placeholder(_ name: String) -> String { "{{\(name)}}" }

  /// The text with its placeholders' values.
  ///
  /// - Throws: `ActionError.refused` for a name that has no value: the placeholder itself is
  ///   never typed.
  public func fill(_ text: String) throws -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.range(of: "{{"), let close = rest[open.upperBound...].range(of: "}}") {
      let name = String(rest[open.upperBound..<close.lowerBound])
      guard let value = values[name] else {
        // Only what a secret could be called is taken for one.
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
        else {
          result += rest[..<close.upperBound]
          rest = rest[close.upperBound...]
          continue
        }
        let known = names.isEmpty ? "none has one" : "there are \(names.joined(separator: ", "))"
        throw ActionError.refused(reason: "the secret '\(name)' has no value: \(known)")
      }
      result += rest[..<open.lowerBound] + value
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// The text with a placeholder wherever a value stands, plain or encoded.
  public func redact(_ text: String) -> String {
    traces.reduce(text) { $0.replacing($1.text, with: Self.placeholder($1.name)) }
  }

  func redact(_ input: ToolInput) -> ToolInput { traces.isEmpty ? input : input.mapTexts(redact) }

  /// Whether a value can be read on the screen.
  func shows(in context: UIContext) -> Bool {
    guard !traces.isEmpty else { return false }
    return context.elements.contains { element in
      [element.identifier, element.label, element.value, element.placeholder]
        .contains { $0.map { redact($0) != $0 } ?? false }
    }
  }

  /// The screen as everyone but the field may see it: a picture that would show a value is left out.
  func redact(_ context: UIContext) -> UIContext {
    guard !traces.isEmpty else { return context }
    var result = context
    if shows(in: context) { result.screenshot = nil }
    result.screen = context.screen.map(redact)
    result.elements = context.elements.map(redact)
    if let alert = context.alert {
      result.alert = SystemAlert(
        title: alert.title.map(redact), buttons: alert.buttons.map(redact))
    }
    return result
  }

  func redact(_ element: UIElement) -> UIElement {
    guard !traces.isEmpty else { return element }
    var element = element
    element.identifier = element.identifier.map(redact)
    element.label = element.label.map(redact)
    element.value = element.value.map(redact)
    element.placeholder = element.placeholder.map(redact)
    return element
  }
}
