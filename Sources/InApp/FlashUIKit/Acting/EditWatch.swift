#if FLASH
import FlashServer
import UIKit

/// Sees to it that an edit is heard of once: UIKit tells the app of text that is inserted by a call
/// in some versions and not in others.
@UIActor
enum EditWatch {
  private final class Seen: @unchecked Sendable {
    var isSeen = false
  }

  static func edit(_ field: UITextField, _ body: () -> Void) {
    let seen = Seen()
    let watch = UIAction { _ in seen.isSeen = true }
    field.addAction(watch, for: .editingChanged)
    body()
    field.removeAction(watch, for: .editingChanged)
    if !seen.isSeen { field.sendActions(for: .editingChanged) }
  }

  static func edit(_ area: UITextView, _ body: () -> Void) {
    let seen = Seen()
    let center = NotificationCenter.default
    let name = UITextView.textDidChangeNotification
    let watch = center.addObserver(forName: name, object: area, queue: nil) { _ in
      seen.isSeen = true
    }
    body()
    center.removeObserver(watch)
    guard !seen.isSeen else { return }
    center.post(name: name, object: area)
    area.textDelegate?.textViewDidChange?(area)
  }
}
#endif
