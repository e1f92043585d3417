/// Lives exactly as long as a widget, for those who must know when to stop telling it things.
final class LifeOf {
  init(_ widget: Widget) { widget.keep(self) }
}

/// A widget for as long as it lives, for what answers later.
struct Living {
  private weak var life: LifeOf?
  private let pointer: Widget

  init(_ widget: Widget) {
    pointer = widget
    let life = LifeOf(widget)
    self.life = life
  }

  var widget: Widget? { life == nil ? nil : pointer }
}
