#if FLASH
import FlashProtocol
import FlashServer
import UIKit

extension ViewReader {
  func readControl(into node: inout Node) {
    guard let control = view as? UIControl else { return }
    node.traits.insert(.actionable)
    if !control.isEnabled { node.state.insert(.disabled) }
    if control.isSelected { node.state.insert(.selected) }
    switch control {
    case let button as UIButton:
      node.text = TextOfView.own(button)
    case let field as UITextField:
      readField(field, into: &node)
    case let toggle as UISwitch:
      if toggle.isOn { node.state.insert(.checked) }
    case let slider as UISlider:
      node.value = "\(slider.value)"
    case let stepper as UIStepper:
      node.value = "\(stepper.value)"
    case let dots as UIPageControl:
      node.value = "\(dots.currentPage + 1)/\(dots.numberOfPages)"
    case let segments as UISegmentedControl:
      readSegments(segments, into: &node)
    default:
      let kind = ElementReader.kind(for: control.accessibilityTraits)
      if let kind { node.kind = kind }
      // A control of the app's own that nothing listens to is only drawn as one.
      if kind == nil, control.allControlEvents.isEmpty, !control.isAccessibilityElement {
        node.traits.remove(.actionable)
        node.kind = .group
      }
    }
    if node.text == nil, facts.reading != .field { node.text = control.accessibilityLabel.nonEmpty }
  }

  private func readField(_ field: UITextField, into node: inout Node) {
    node.text = field.accessibilityLabel.nonEmpty
    node.placeholder = field.placeholder.nonEmpty
    if node.text == node.placeholder || node.text == field.text { node.text = nil }
    if field.isSecureTextEntry {
      node.state.insert(.secure)
      node.text = nil
    } else {
      node.value = field.text
    }
    if field.isFirstResponder { node.state.insert(.focused) }
  }

  private func readSegments(_ segments: UISegmentedControl, into node: inout Node) {
    let selected = segments.selectedSegmentIndex
    guard selected >= 0, selected < segments.numberOfSegments else { return }
    node.value = segments.titleForSegment(at: selected)
  }
}
#endif
