#if FLASH
import FlashServer
import Testing
import UIKitHost

/// What the stand-in models of controls and text, each with the source that says so.
@Suite struct ControlTests {
  // developer.apple.com/documentation/uikit/uicontrol/sendactions(for:): calls the actions of those
  // events, whatever the control's state.
  @Test func aControlSendsTheActionsOfAnEventThoughItIsDisabled() {
    let log = Log()
    onHost { _ in
      let control = UIControl(frame: .zero)
      let up = UIAction { _ in log.lines.append("up") }
      control.addAction(up, for: .touchUpInside)
      control.addAction(UIAction { _ in log.lines.append("value") }, for: .valueChanged)
      #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
      control.isEnabled = false
      control.sendActions(for: .touchUpInside)
      control.removeAction(up, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(log.lines == ["up"])
      #expect(control.accessibilityTraits.contains(.notEnabled))
    }
  }

  // developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:): sends no action.
  @Test func settingASwitchTellsNobody() {
    let log = Log()
    onHost { _ in
      let toggle = UISwitch(frame: .zero)
      toggle.addAction(UIAction { _ in log.lines.append("changed") }, for: .valueChanged)
      toggle.setOn(true, animated: false)
      #expect(toggle.isOn)
      #expect(log.lines.isEmpty)
    }
  }

  // developer.apple.com/documentation/uikit/uitextfield: `editingChanged` is for what a user edits;
  // setting `text` sends none.
  @Test func insertingTextIsAnEditAndSettingItIsNot() {
    let log = Log()
    onHost { window in
      let field = UITextField(frame: .zero)
      window.addSubview(field)
      field.addAction(UIAction { _ in log.lines.append(field.text ?? "") }, for: .editingChanged)
      field.text = "set"
      #expect(log.lines.isEmpty)
      field.insertText(" typed")
      field.deleteBackward()
      #expect(log.lines == ["set typed", "set type"])
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
      field.insertText("🐎")
      #expect(field.text == "🐎")
      #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 2)
      field.hostInsertsSilently = true
      field.insertText("!")
      #expect(log.lines.count == 3)
    }
  }

  // developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)
  @Test func aDelegateMayRefuseTheFocus() {
    onHost { window in
      let field = UITextField(frame: .zero)
      let delegate = Refusing()
      field.delegate = delegate
      window.addSubview(field)
      #expect(!field.becomeFirstResponder())
      #expect(!field.isFirstResponder)
      withExtendedLifetime(delegate) {}
    }
  }

  // developer.apple.com/documentation/uikit/uitextview/textdidchangenotification and
  // uitextviewdelegate/textviewdidchange(_:): both for an edit.
  @Test func aTextViewTellsOfAnEdit() {
    let log = Log()
    onHost { window in
      let area = UITextView(frame: .zero)
      window.addSubview(area)
      let watch = NotificationCenter.default.addObserver(
        forName: UITextView.textDidChangeNotification, object: area, queue: nil
      ) { _ in UIThread.assume { log.lines.append("changed") } }
      area.insertText("one\ntwo")
      NotificationCenter.default.removeObserver(watch)
      #expect(area.text == "one\ntwo")
      #expect(log.lines == ["changed"])
      area.isEditable = false
      #expect(!area.becomeFirstResponder())
    }
  }

  // developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:): without a
  // target the action goes up from the first responder.
  @Test func anActionWithoutATargetGoesUpTheChain() {
    let log = Log()
    onHost { window in
      let controller = Answering(log)
      window.rootViewController = controller
      let field = UITextField(frame: .zero)
      controller.view.addSubview(field)
      field.becomeFirstResponder()
      let action = Selector("find:")
      #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
      #expect(!UIApplication.shared.sendAction(Selector("no:"), to: nil, from: nil, for: nil))
      #expect(log.lines == ["find"])
    }
  }
}

@UIActor
private final class Refusing: UIKitHost.NSObject, UITextFieldDelegate {
  var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { _ in false } }
}

@UIActor
private final class Answering: UIViewController {
  private let log: Log
  init(_ log: Log) {
    self.log = log
    super.init()
  }

  nonisolated override var hostMethods: [String: HostMethod] {
    [
      "find:": { [log] _ in
        log.lines.append("find")
        return nil
      }
    ]
  }
}
#endif
