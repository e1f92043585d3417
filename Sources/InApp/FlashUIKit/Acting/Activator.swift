#if FLASH
import FlashServer
import UIKit

/// The public ways to trigger something.
@UIActor
enum Activator {
  /// As VoiceOver does.
  static func activate(_ object: NSObject) -> Attempt {
    let tabs = (object as? UIView).flatMap(TabButton.init)
    let selected = tabs?.controller.selectedIndex
    guard object.accessibilityActivate() else {
      return .refused("accessibilityActivate() answered no")
    }
    // A bar that says yes and stays where it was is tried in another way.
    if let tabs, let selected, tabs.index != selected, tabs.controller.selectedIndex == selected {
      return .refused("accessibilityActivate() answered yes, and the selected tab stayed the same")
    }
    return .taken
  }

  /// As the control itself does for a touch.
  static func trigger(_ view: UIView) -> Attempt {
    if let tab = TabButton(view) { return tab.select() }
    if let action = AlertButton(view) { return action.press() }
    switch view {
    case let toggle as UISwitch:
      toggle.setOn(!toggle.isOn, animated: false)
      send([.valueChanged, .primaryActionTriggered], to: toggle)
      return .taken
    case is UITextField, is UITextView:
      return view.becomeFirstResponder() ? .taken : .refused("it refuses the focus")
    case let control as UIControl: return trigger(control: control)
    case is UITableViewCell, is UICollectionViewCell:
      guard let path = CellFacts.path(of: view), let rows = RowSource(cell: view) else {
        return .notThere("its list does not know it")
      }
      return rows.select(path)
    default: return .notThere("it is no control")
    }
  }

  private static func trigger(control: UIControl) -> Attempt {
    if let button = control as? UIButton, button.showsMenuAsPrimaryAction {
      return primary(control)
    }
    let events: [UIControl.Event] = [.touchDown, .touchUpInside, .primaryActionTriggered]
    guard send(events, to: control) else { return .notThere("nothing listens to its touches") }
    return .taken
  }

  /// Sends those events that anyone listens to, in the order of a touch.
  @discardableResult
  private static func send(_ events: [UIControl.Event], to control: UIControl) -> Bool {
    var isHeard = false
    for event in events where control.allControlEvents.contains(event) {
      control.sendActions(for: event)
      isHeard = true
    }
    return isHeard
  }

  /// What a button does that shows a menu.
  static func primary(_ view: UIView) -> Attempt {
    guard let control = view as? UIControl else { return .notThere("it is no control") }
    guard (control as? UIButton)?.showsMenuAsPrimaryAction == true else {
      return .notThere("it shows no menu")
    }
    guard #available(iOS 17.4, *) else {
      return .notThere("a menu cannot be opened from inside before iOS 17.4")
    }
    control.performPrimaryAction()
    return .taken
  }
}
#endif
