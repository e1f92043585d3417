#if FLASH
import FlashProtocol
import FlashServer
import FlashTesting

/// Makes a behaviour's screen of `FakeApp`'s views.
@UIActor
public enum FakeStage {
  public nonisolated static func put(_ pieces: [Piece]) -> DirectDriver {
    let app = FakeApp()
    app.ui { app in
      let window = FakeView(
        .window, traits: [.clips], frame: Frame(x: 0, y: 0, width: 390, height: 844))
      app.windows = [window]
      fill(window, pieces, x: Float(Place.x), from: .top, app)
    }
    return DirectDriver(app)
  }

  private static func fill(
    _ parent: FakeView, _ pieces: [Piece], x: Float, from place: Place, _ app: FakeApp
  ) {
    var place = place
    for piece in pieces {
      let (y, height) = place.take(piece)
      let view = make(piece, app)
      view.frame = Frame(x: x, y: Float(y), width: Float(Place.width), height: Float(height))
      if case .layer = piece { view.frame = Frame(x: 0, y: 0, width: 390, height: 844) }
      parent.add(view)
    }
    parent.contentHeight = Float(place.y)
  }

  private static func make(_ piece: Piece, _ app: FakeApp) -> FakeView {
    switch piece {
    case .label(let id, let text):
      return FakeView(.text, id: id, text: text)
    case .button(let id, let text, let enabled, let effect):
      return FakeView(
        .button, id: id, text: text, state: enabled ? [] : [.disabled],
        onTap: { perform(effect, app) })
    case .toggle(let id, let effect):
      let view = FakeView(.switch, id: id)
      view.onTap = {
        view.state.formSymmetricDifference(.checked)
        perform(effect, app)
      }
      return view
    case .field(let id, let placeholder, let secure, let limit, let mirror):
      let view = FakeView(.field, id: id, state: secure ? [.secure] : [])
      view.placeholder = placeholder.isEmpty ? nil : placeholder
      view.maxLength = limit
      view.onChange = { mirror.map { find($0, app)?.text = view.value } }
      return view
    case .area(let id): return FakeView(.textview, id: id)
    case .list(let id, let rows, let effect):
      let view = FakeView(.list, id: id, traits: [.list, .scrollsY, .clips])
      view.rows = FakeRows(rows, onTap: { perform(effect, app, row: rows[$0]) })
      return view
    case .scroller(let id, let pieces):
      let view = FakeView(.scroller, id: id, traits: [.scrollsY, .clips])
      fill(view, pieces, x: 0, from: Place(y: 0), app)
      return view
    case .layer(let id, let takesTouches):
      return FakeView(.group, id: id, traits: takesTouches ? [] : [.untouchable])
    }
  }

  private static func find(_ id: String, _ app: FakeApp) -> FakeView? {
    app.windows.lazy.flatMap(\.children).first { $0.id == id }
  }

  private static func perform(_ effect: Effect?, _ app: FakeApp, row: String = "") {
    switch effect {
    case .count(let id):
      let label = find(id, app)
      label?.text = String((label?.text.flatMap { Int($0) } ?? 0) + 1)
    case .write(let id, let text): find(id, app)?.text = text ?? row
    case .alert(let title, let buttons): present(title, buttons, app)
    case nil: break
    }
  }

  private static func present(
    _ title: String, _ buttons: [(text: String, then: Effect?)], _ app: FakeApp
  ) {
    let dialog = FakeView(
      .dialog, text: title, traits: [.modal, .clips],
      frame: Frame(x: 60, y: 300, width: 270, height: 200))
    for (index, button) in buttons.enumerated() {
      dialog.add(
        FakeView(
          .button, text: button.text,
          frame: Frame(x: 0, y: Float(index) * 50, width: 270, height: 44),
          onTap: {
            app.windows.removeLast()
            perform(button.then, app)
          }))
    }
    app.windows.append(dialog)
  }
}
#endif
