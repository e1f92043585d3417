#if FLASH
import Behaviours
import FlashServer
import Testing
import UIKitHost

extension OnUIKit {
  @Suite struct Behaviours {
    @Test(arguments: Behaviour.all)
    func uikitDoesWhatEveryToolkitDoes(_ behaviour: Behaviour) throws {
      let bench = UIBench { root in UIKitStage.fill(root, behaviour.screen, .top) }
      try behaviour.check(Drive(bench.driver))
    }
  }
}

/// Makes a behaviour's screen of the stand-in's views.
@UIActor
enum UIKitStage {
  static func fill(_ parent: UIView, _ pieces: [Piece], _ place: Place, x: Double = Place.x) {
    var place = place
    for piece in pieces {
      let (y, height) = place.take(piece)
      add(piece, to: parent, CGRect(x, y, Place.width, height))
    }
    (parent as? UIScrollView)?.contentSize = CGSize(width: Place.width, height: place.y)
  }

  private static func add(_ piece: Piece, to parent: UIView, _ rect: CGRect) {
    switch piece {
    case .label(let id, let text): parent.add(label(text, rect), id)
    case .button(let id, let text, let enabled, let effect):
      parent.add(button(text, rect) { perform(effect) }, id).isEnabled = enabled
    case .toggle(let id, let effect):
      parent.add(UISwitch(frame: rect), id)
        .addAction(UIAction { _ in perform(effect) }, for: .valueChanged)
    case .field(let id, let placeholder, let secure, let limit, let mirror):
      let field = parent.add(UITextField(frame: rect), id)
      field.placeholder = placeholder.isEmpty ? nil : placeholder
      field.isSecureTextEntry = secure
      if let limit {
        let delegate = LimitDelegate(limit)
        UIBench.keep(delegate)
        field.delegate = delegate
      }
      if let mirror {
        field.addAction(
          UIAction { _ in find(mirror)?.text = field.text }, for: .editingChanged)
      }
    case .area(let id): parent.add(UITextView(frame: rect), id)
    case .list(let id, let rows, let effect):
      let table = parent.add(UITableView(frame: rect), id)
      let choice = TableChoice(onChoose: { perform(effect, row: rows[$0.row]) })
      let source = TableSource(sections: [rows.count])
      UIBench.keep(choice, source)
      table.dataSource = source
      table.delegate = choice
      table.reloadData()
    case .scroller(let id, let pieces):
      fill(parent.add(UIScrollView(frame: rect), id), pieces, Place(y: 0), x: 0)
    case .layer(let id, let takesTouches):
      parent.add(UIView(frame: parent.bounds), id).isUserInteractionEnabled = takesTouches
    }
  }

  private static func find(_ id: String) -> UILabel? {
    UIBench.window.rootViewController!.view.subviews.lazy.compactMap { $0 as? UILabel }.first {
      $0.accessibilityIdentifier == id
    }
  }

  private static func perform(_ effect: Effect?, row: String = "") {
    switch effect {
    case .count(let id):
      let label = find(id)
      label?.text = String((label?.text.flatMap { Int($0) } ?? 0) + 1)
    case .write(let id, let text): find(id)?.text = text ?? row
    case .alert(let title, let buttons):
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      for button in buttons {
        alert.addAction(
          UIAlertAction(title: button.text, style: .default) { _ in perform(button.then) })
      }
      UIBench.window.rootViewController!.present(alert, animated: false)
    case nil: break
    }
  }
}
#endif
