import UIXCuteCore
import XCUIAutomation

/// A snapshot of the app as an agent reads it, with the way back to the live elements.
@MainActor
struct SnapshotReading {
  /// An element, and what XCUI finds it again by.
  struct Node {
    var element: UIElement
    var type: XCUIElement.ElementType
    /// Which of those that read the same, from 0.
    var place: Int
  }

  private(set) var nodes: [Node] = []
  /// The title of the navigation bar: the nearest thing to a screen's name from outside.
  private(set) var screen: String?

  var elements: [UIElement] { nodes.map(\.element) }
  var context: UIContext { UIContext(screen: screen, elements: elements) }

  nonisolated init() {}

  init(_ root: any XCUIElementSnapshot) { add(root, on: nil) }

  /// - Parameter handle: the place among all that was read.
  func node(_ handle: String?) -> Node? {
    guard let place = handle.flatMap({ Int($0) }), nodes.indices.contains(place) else { return nil }
    return nodes[place]
  }

  private mutating func add(_ snapshot: any XCUIElementSnapshot, on control: UIElement?) {
    if snapshot.elementType == .keyboard { return }
    if snapshot.elementType == .navigationBar, screen == nil {
      screen = [snapshot.identifier, snapshot.label].first { !$0.isEmpty }
    }
    var owner = control
    if let element = Self.element(snapshot), !Self.repeats(element, on: control) {
      let alike = nodes.count {
        $0.type == snapshot.elementType && $0.element.identifier == element.identifier
          && $0.element.label == element.label
      }
      var kept = element
      kept.handle = String(nodes.count)
      nodes.append(Node(element: kept, type: snapshot.elementType, place: alike))
      if element.isActionable { owner = element }
    }
    for child in snapshot.children { add(child, on: owner) }
  }

  /// What stands on a control is part of the control's own text.
  private static func repeats(_ element: UIElement, on control: UIElement?) -> Bool {
    guard let control, !element.isActionable, let label = element.label else { return false }
    return element.identifier == nil && control.label?.contains(label) == true
  }

  /// What a row without a label of its own reads: the texts on it.
  private static func textInside(_ snapshot: any XCUIElementSnapshot) -> String? {
    guard SnapshotKind.of(snapshot.elementType) == "row" else { return nil }
    var texts: [String] = []
    func collect(_ snapshot: any XCUIElementSnapshot) {
      if snapshot.elementType == .staticText, !snapshot.label.isEmpty {
        texts.append(snapshot.label)
      }
      for child in snapshot.children { collect(child) }
    }
    collect(snapshot)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func element(_ snapshot: any XCUIElementSnapshot) -> UIElement? {
    let type = snapshot.elementType
    guard let kind = SnapshotKind.of(type) else { return nil }
    let identifier = snapshot.identifier.isEmpty ? nil : snapshot.identifier
    let label = snapshot.label.isEmpty ? Self.textInside(snapshot) : snapshot.label
    let placeholder = snapshot.placeholderValue
    // Boxes are read where the app has named them, texts where there is something to read.
    if identifier == nil, label == nil, placeholder == nil, !SnapshotKind.speaksForItself(type) {
      return nil
    }
    if type == .other, identifier == nil { return nil }
    var value = snapshot.value.map { "\($0)" }
    if value == placeholder || type == .secureTextField { value = nil }
    var states: [String] = []
    if SnapshotKind.isSwitch(type), let on = value {
      if on == "1" { states.append("checked") }
      value = nil
    }
    if !snapshot.isEnabled { states.append("disabled") }
    if snapshot.isSelected { states.append("selected") }
    if type == .secureTextField { states.append("secure") }
    return UIElement(
      kind, identifier: identifier, label: label, value: value, placeholder: placeholder,
      states: states, isActionable: SnapshotKind.isControl(type))
  }
}
