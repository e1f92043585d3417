#if FLASH
import FlashProtocol
import FlashServer
import UIKit

/// What an element is to a reader that only accessibility knows, such as SwiftUI's.
@UIActor
struct ElementReader {
  let element: NSObject

  func read(into node: inout Node) {
    node.id = Identifier.of(element)
    guard element.isAccessibilityElement else {
      // A container takes no touches; what is in it may.
      node.traits.insert(.passThrough)
      return
    }
    let traits = element.accessibilityTraits
    node.text = element.accessibilityLabel.nonEmpty
    node.value = element.accessibilityValue.nonEmpty
    if traits.contains(.notEnabled) { node.state.insert(.disabled) }
    if traits.contains(.selected) { node.state.insert(.selected) }
    if let kind = Self.kind(for: traits) {
      node.kind = kind
      node.traits.insert(.actionable)
    } else if traits.contains(.staticText) || traits.contains(.header) {
      node.kind = .text
    } else if traits.contains(.image) {
      node.kind = .image
    } else {
      node.kind = .element
    }
    if element.accessibilityRespondsToUserInteraction { node.traits.insert(.actionable) }
    readToggle(into: &node)
    if let actions = element.accessibilityCustomActions, !actions.isEmpty {
      node.traits.formUnion([.longPress, .doubleTap])
    }
    // What is only read stands over what it lies on and takes no touch from it.
    if !node.traits.contains(.actionable) { node.traits.insert(.untouchable) }
  }

  /// The kind of something to trigger; nil for what is only read.
  static func kind(for traits: UIAccessibilityTraits) -> Kind? {
    if traits.contains(.link) { return .link }
    if traits.contains(.searchField) { return .field }
    if traits.contains(.button) { return .button }
    if traits.contains(.adjustable) { return .slider }
    return nil
  }

  /// A toggle reads as a button whose value is 0 or 1.
  private func readToggle(into node: inout Node) {
    guard node.kind == .button, let value = node.value, value == "0" || value == "1" else { return }
    node.kind = .toggle
    node.value = nil
    if value == "1" { node.state.insert(.checked) }
  }
}

/// Identifiers of objects, whether they declare to have one or not.
@UIActor
enum Identifier {
  static func of(_ object: NSObject) -> String? {
    if let identified = object as? any UIAccessibilityIdentification {
      return identified.accessibilityIdentifier.nonEmpty
    }
    // SwiftUI's elements answer to the message without declaring the protocol. A key would raise
    // where there is none; a message that the object says it answers to cannot.
    let selector = NSSelectorFromString("accessibilityIdentifier")
    guard object.responds(to: selector), let answer = object.perform(selector) else { return nil }
    return (answer.takeUnretainedValue() as? String).nonEmpty
  }
}
#endif
