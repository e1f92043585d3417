/// What must show on the screen, checked in code: no model is asked.
public struct Expectation: Sendable, Equatable {
  enum Claim: Sendable, Equatable {
    case visible(String)
    case gone(String)
    case text(String, Match)
    case value(String, Match)
    case state(String, String)
    case screen(String)
  }

  enum Match: Sendable, Equatable {
    case equal(String)
    case containing(String)

    func holds(_ text: String) -> Bool {
      switch self {
      case .equal(let wanted): text == wanted
      case .containing(let wanted): text.contains(wanted)
      }
    }

    var words: String {
      switch self {
      case .equal(let wanted): "reads '\(wanted)'"
      case .containing(let wanted): "contains '\(wanted)'"
      }
    }
  }

  let claim: Claim

  /// An element of that identifier, or else of that text, shows.
  public static func visible(_ name: String) -> Self { Self(claim: .visible(name)) }
  /// No such element shows.
  public static func gone(_ name: String) -> Self { Self(claim: .gone(name)) }
  /// The element reads exactly that.
  public static func text(_ name: String, _ text: String) -> Self {
    Self(claim: .text(name, .equal(text)))
  }
  public static func text(_ name: String, contains part: String) -> Self {
    Self(claim: .text(name, .containing(part)))
  }
  /// The field or control holds exactly that.
  public static func value(_ name: String, _ value: String) -> Self {
    Self(claim: .value(name, .equal(value)))
  }
  public static func value(_ name: String, contains part: String) -> Self {
    Self(claim: .value(name, .containing(part)))
  }
  /// The element is in a state such as `checked`, `selected` or `disabled`.
  public static func state(_ name: String, _ state: String) -> Self {
    Self(claim: .state(name, state))
  }
  /// The app's navigation is at that screen, in the app's own word.
  public static func screen(_ name: String) -> Self { Self(claim: .screen(name)) }

  /// Why it does not hold; nil where it does.
  func fault(in context: UIContext) -> String? {
    switch claim {
    case .visible(let name):
      return element(name, context) == nil
        ? Self.missing(name, in: context) : nil
    case .gone(let name):
      return element(name, context).map { "'\(name)' still shows: \(ScreenText.line($0))" }
    case .text(let name, let match):
      return fault(name, match, context, of: "reads") { $0.label ?? $0.value ?? "" }
    case .value(let name, let match):
      return fault(name, match, context, of: "holds") { $0.value ?? "" }
    case .state(let name, let state):
      guard let found = element(name, context) else { return Self.missing(name, in: context) }
      return found.states.contains(state)
        ? nil : "'\(name)' is not \(state): \(ScreenText.line(found))"
    case .screen(let name):
      let now = context.screen ?? "one without a name"
      return now.lowercased() == name.lowercased() ? nil : "the screen is \(now), not \(name)"
    }
  }

  private func fault(
    _ name: String, _ match: Match, _ context: UIContext, of verb: String,
    _ read: (UIElement) -> String
  ) -> String? {
    guard let found = element(name, context) else { return Self.missing(name, in: context) }
    let text = read(found)
    return match.holds(text)
      ? nil : "'\(name)' \(verb) '\(text)', where it \(match.words) was wanted"
  }

  private func element(_ name: String, _ context: UIContext) -> UIElement? {
    context.elements.first { $0.identifier == name } ?? context.elements.first { $0.label == name }
  }

  private static func missing(_ name: String, in context: UIContext) -> String {
    let nearest = context.nearest(to: name)
    return "'\(name)' does not show"
      + (nearest.isEmpty ? "" : "; the nearest: \(nearest.joined(separator: ", "))")
  }

  /// The element that it is about, where waiting for one can help.
  var awaited: String? {
    switch claim {
    case .visible(let name), .text(let name, _), .value(let name, _), .state(let name, _): name
    case .gone, .screen: nil
    }
  }
}

extension Expectation: CustomStringConvertible {
  public var description: String {
    switch claim {
    case .visible(let name): "'\(name)' shows"
    case .gone(let name): "'\(name)' does not show"
    case .text(let name, let match), .value(let name, let match): "'\(name)' \(match.words)"
    case .state(let name, let state): "'\(name)' is \(state)"
    case .screen(let name): "the screen is \(name)"
    }
  }
}
