#if FLASH
import FlashProtocol
import FlashServer
import Testing
import UIKitHost

@testable import FlashUIKit

extension OnUIKit {
  @Suite struct Typing {
    @UIActor private static let limit = LimitDelegate(5)

    private func form() -> UIBench {
      UIBench { root in
        let changes = root.add(label("0", CGRect(0, 60, 100, 20)), "changes")
        let mirror = root.add(label("", CGRect(0, 80, 300, 20)), "mirror")
        let email = root.add(UITextField(frame: CGRect(0, 100, 300, 40)), "email")
        email.placeholder = "you@example.org"
        email.addAction(
          UIAction { _ in
            mirror.text = email.text
            changes.text = String((changes.text.flatMap { Int($0) } ?? 0) + 1)
          }, for: .editingChanged)
        let secret = root.add(UITextField(frame: CGRect(0, 150, 300, 40)), "secret")
        secret.isSecureTextEntry = true
        let limited = root.add(UITextField(frame: CGRect(0, 200, 300, 40)), "limited")
        limited.delegate = Self.limit
        root.add(UITextView(frame: CGRect(0, 250, 300, 80)), "notes")
        let fixed = root.add(UITextView(frame: CGRect(0, 340, 300, 40)), "fixed")
        fixed.text = "fixed"
        fixed.isEditable = false
      }
    }

    // Case B01.
    @Test(arguments: ["40404049389283", "a_b+c@example.org", "\"q\" <&>", "é日本🐎"])
    func typedTextIsReadBack(_ text: String) throws {
      let bench = form()
      for _ in 0..<50 {
        let reply = try bench.act(
          "/type", ["id": "email", "value": .string(text), "replace": true, "settle": "none"])
        #expect(reply.value == text)
        #expect(reply.matched == true)
      }
      #expect(try bench.element("mirror").text == text)
    }

    // Case B01.
    @Test func aFieldThatLimitsItsTextTakesWhatItHoldsAndAnswersAMismatch() throws {
      let reply = try form().act("/type", ["id": "limited", "value": "40404049389283"])
      #expect(reply.value == "40404")
      #expect(reply.matched == false)
    }

    // Case B01.
    @Test func aReadOnlyTextIsNoField() throws {
      let bench = form()
      #expect(try bench.failure("/type", ["id": "fixed", "value": "x"]).code == .readOnly)
      #expect(try bench.element("fixed").text == "fixed")
    }

    // Case B03.
    @Test(arguments: [false, true])
    func oneInsertIsOneChangeWhetherUIKitTellsOfItOrNot(_ isSilent: Bool) throws {
      let bench = form()
      UIBench.ui {
        let fields = UIBench.window.rootViewController!.view.subviews.compactMap {
          $0 as? UITextField
        }
        fields[0].hostInsertsSilently = isSilent
      }
      let reply = try bench.act("/type", ["id": "email", "value": "ada@example.org"])
      #expect(reply.matched == true)
      #expect(try bench.element("mirror").text == "ada@example.org")
      #expect(try bench.element("changes").text == "1")
    }

    // Case B03.
    @Test func aTextViewKeepsItsLineBreakAndAFieldSaysThatItDoesNot() throws {
      let bench = form()
      let notes = try bench.act("/type", ["id": "notes", "value": "one\ntwo"])
      #expect(notes.value == "one\ntwo")
      #expect(notes.matched == true)
      #expect(try bench.act("/type", ["id": "email", "value": "one\ntwo"]).matched == false)
    }

    @Test func secureTextIsNeverEchoed() throws {
      let bench = form()
      let response = try bench.driver.post("/type", ["id": "secret", "value": "S3cret-é\""])
      let reply = try ActReply(json: try bench.json(response))
      #expect(reply.matched == true)
      #expect(reply.value == nil)
      #expect(!String(decoding: response.body, as: UTF8.self).contains("S3cret"))
      let tree = try bench.driver.get("/hierarchy")
      #expect(!String(decoding: tree.body, as: UTF8.self).contains("S3cret"))
    }

    @Test func replacingAndClearing() throws {
      let bench = form()
      _ = try bench.act("/type", ["id": "email", "value": "first"])
      #expect(
        try bench.act("/type", ["id": "email", "value": " second"]).value == "first second")
      let replaced = try bench.act("/type", ["id": "email", "value": "third", "replace": true])
      #expect(replaced.value == "third")
      #expect(try bench.act("/clear", ["id": "email"]).value == "")
    }

    @Test func aPlaceholderIsNeverTheValue() throws {
      let email = try form().element("email")
      #expect(email.value ?? "" == "")
      #expect(email.placeholder == "you@example.org")
      #expect(email.text == nil)
    }

    // Case B05: a SwiftUI Form, where identifiers are on elements and text is in fields.
    private func loginForm() -> UIBench {
      UIBench { root in
        let hosting = root.add(_UIHostingView(frame: root.bounds))
        let email = hosting.add(UITextField(frame: CGRect(40, 200, 300, 40)))
        let password = hosting.add(UITextField(frame: CGRect(40, 250, 300, 40)))
        password.isSecureTextEntry = true
        email.placeholder = "Email"
        hosting.hostElements = [
          AccessibilityNode(
            "login.email", label: "Email", traits: [], frame: CGRect(20, 198, 350, 44)),
          AccessibilityNode(
            "login.password", label: "Password", traits: [], frame: CGRect(20, 248, 350, 44)),
        ]
      }
    }

    // Case B05.
    @Test func aFormsFieldIsFoundByTheIdentifierOfItsElement() throws {
      let bench = loginForm()
      let listed = try bench.listed()
      #expect(listed.map(\.id) == ["login.email", "login.password"])
      #expect(listed.map(\.kind) == [.field, .field])
      #expect(listed[1].state.contains(.secure))
      #expect(try bench.act("/type", ["id": "login.email", "value": "ada"]).value == "ada")
      #expect(try bench.act("/type", ["id": "login.password", "value": "pw"]).matched == true)
      #expect(try bench.element("login.email").value == "ada")
      #expect(try bench.element("login.password").value == nil)
    }

    // Case B05.
    @Test func anElementWithoutAFieldIsAnErrorAndNoFieldChanges() throws {
      let bench = loginForm()
      UIBench.ui {
        let hosting = UIBench.window.rootViewController!.view.subviews[0] as! _UIHostingView
        hosting.hostElements.append(
          AccessibilityNode("note", label: "Note", traits: [], frame: CGRect(20, 400, 350, 44)))
        _ = hosting.subviews[1].becomeFirstResponder()
      }
      #expect(try bench.failure("/type", ["id": "note", "value": "x"]).code == .notAField)
      #expect(try bench.element("login.email").value ?? "" == "")
    }

    // Case B05: a field that grows downwards is a text view underneath.
    @Test func aGrowingFieldOfAFormIsTypedInto() throws {
      let bench = UIBench { root in
        let hosting = root.add(_UIHostingView(frame: root.bounds))
        hosting.add(UITextField(frame: CGRect(40, 200, 300, 40))).becomeFirstResponder()
        hosting.add(UITextView(frame: CGRect(40, 250, 300, 80)))
        hosting.hostElements = [
          AccessibilityNode("title", label: "Title", traits: [], frame: CGRect(20, 198, 350, 44)),
          AccessibilityNode("story", label: "Story", traits: [], frame: CGRect(20, 248, 350, 84)),
        ]
      }
      #expect(try bench.element("story").kind == .textview)
      let reply = try bench.act("/type", ["id": "story", "value": "one\ntwo"])
      #expect(reply.value == "one\ntwo")
      #expect(reply.matched == true)
      #expect(try bench.element("title").value ?? "" == "")
    }

    // Case B05.
    @Test func anAlertsFieldIsTypedInto() throws {
      let bench = UIBench { root in
        let alert = UIAlertController(
          title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.accessibilityIdentifier = "alert.name" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        UIBench.window.rootViewController!.present(alert, animated: false)
      }
      #expect(try bench.act("/type", ["id": "alert.name", "value": "Ada"]).value == "Ada")
    }

    @Test func theFocusMustBeWhereTheTextIsMeantToGo() throws {
      let refusal = RefusingDelegate()
      let bench = UIBench { root in
        let field = root.add(UITextField(frame: CGRect(0, 100, 300, 40)), "refuses")
        field.delegate = refusal
        root.add(UITextField(frame: CGRect(0, 200, 300, 40)), "other").becomeFirstResponder()
      }
      #expect(try bench.failure("/type", ["id": "refuses", "value": "x"]).code == .readOnly)
      #expect(try bench.element("other").value ?? "" == "")
      UIBench.ui { withExtendedLifetime(refusal) {} }
    }

    @Test func returnAsksTheDelegateAndEndsTheEditing() throws {
      let submits = Counter()
      let bench = UIBench { root in
        let field = root.add(UITextField(frame: CGRect(0, 100, 300, 40)), "search")
        let done = root.add(label("", CGRect(0, 200, 300, 20)), "done")
        field.addAction(
          UIAction { _ in
            submits.count += 1
            done.text = field.text
          }, for: .editingDidEndOnExit)
      }
      let reply = try bench.act("/type", ["id": "search", "value": "river", "submit": true])
      #expect(reply.value == "river")
      #expect(submits.value == 1)
    }
  }
}

/// Allows no more than so many characters, as apps do.
@UIActor
final class LimitDelegate: UIKitHost.NSObject, UITextFieldDelegate, @unchecked Sendable {
  private let limit: Int

  nonisolated init(_ limit: Int) {
    self.limit = limit
    super.init()
  }

  var textField: TextFieldShouldChange? {
    let limit = limit
    return TextFieldShouldChange { field, range, text in
      (field.text ?? "").utf16.count - range.length + text.utf16.count <= limit
    }
  }
}

@UIActor
final class RefusingDelegate: UIKitHost.NSObject, UITextFieldDelegate, @unchecked Sendable {
  nonisolated override init() { super.init() }
  var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { _ in false } }
}
#endif
