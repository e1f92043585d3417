#if canImport(XCUIAutomation)
import FlashProtocol
import XCUIAutomation

/// What processes other than the app put before its user: the system's alerts, and web pages that
/// the app has the system show.
@MainActor
public struct SystemPrompts {
  public static let springboard = "com.apple.springboard"
  /// Shows `SFSafariViewController` and `ASWebAuthenticationSession`.
  public static let web = "com.apple.SafariViewService"

  /// Makes the proxy of an app anew: one that is kept may tell of alerts as they once were.
  private let app: (_ bundle: String) -> XCUIApplication

  public init(
    app: @escaping (_ bundle: String) -> XCUIApplication = { XCUIApplication(bundleIdentifier: $0) }
  ) {
    self.app = app
  }

  func list() -> [SystemPrompt] { prompts.map(\.prompt) }

  /// Taps a button of a prompt.
  ///
  /// - Parameter index: which prompt, in the order of the list.
  /// - Throws: `not-found` where it is gone or has no such button.
  func tap(_ button: String, at index: Int) throws(Failure) {
    let (prompt, root) = try prompt(at: index)
    guard prompt.buttons.contains(button) else {
      throw .noButton(button, of: prompt)
    }
    for query in [root.buttons, root.links] {
      let found = query.matching(identifier: button).firstMatch
      guard found.exists else { continue }
      found.tap()
      return
    }
    throw .noButton(button, of: prompt)
  }

  /// Types into a field of a prompt, and reads back what is in it then; nil for a password.
  ///
  /// - Throws: `not-found` where the prompt has no such field.
  func type(_ text: String, into field: String, at index: Int) throws(Failure) -> String? {
    let (prompt, root) = try prompt(at: index)
    for query in [root.textFields, root.secureTextFields, root.searchFields, root.textViews] {
      let found = query.matching(identifier: field).firstMatch
      guard found.exists else { continue }
      found.tap()
      found.typeText(text)
      return found.elementType == .secureTextField ? nil : found.value as? String
    }
    throw .noField(field, of: prompt)
  }

  // MARK: -

  private typealias Found = (prompt: SystemPrompt, root: XCUIElement)

  private func prompt(at index: Int) throws(Failure) -> Found {
    let all = prompts
    guard all.indices.contains(index) else { throw .noPrompt(index, of: all.count) }
    return all[index]
  }

  private var prompts: [Found] {
    let alerts = app(Self.springboard).alerts.allElementsBoundByIndex
    var found = alerts.compactMap { alert -> Found? in
      read(alert, kind: .alert).map { ($0, alert) }
    }
    let web = app(Self.web)
    if web.state == .runningForeground, let page = read(web, kind: .web) {
      found.append((page, web))
    }
    return found
  }

  /// One snapshot tells all of it: each question to an element is a call to another process.
  private func read(_ root: XCUIElement, kind: SystemPrompt.Kind) -> SystemPrompt? {
    guard let snapshot = try? root.snapshot() else { return nil }
    var prompt = SystemPrompt(kind: kind, title: snapshot.label)
    collect(snapshot, into: &prompt)
    prompt.texts.removeAll { $0 == prompt.title }
    return prompt
  }

  private func collect(_ element: any XCUIElementSnapshot, into prompt: inout SystemPrompt) {
    switch element.elementType {
    case .button, .link:
      let name = name(of: element)
      if !name.isEmpty { prompt.buttons.append(name) }
      return
    case .textField, .secureTextField, .searchField, .textView:
      prompt.fields.append(name(of: element))
    case .staticText:
      if !element.label.isEmpty { prompt.texts.append(element.label) }
    default:
      break
    }
    for child in element.children { collect(child, into: &prompt) }
  }

  private func name(of element: any XCUIElementSnapshot) -> String {
    [element.label, element.placeholderValue ?? "", element.identifier].first { !$0.isEmpty } ?? ""
  }
}
#endif
