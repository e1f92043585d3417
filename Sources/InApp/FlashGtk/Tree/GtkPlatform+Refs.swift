#if FLASH
import CFlashGtk
import FlashServer

extension GtkPlatform {
  public func ref(for handle: Handle) -> Int {
    guard let widget = handle.widget else { return 0 }
    let record = WidgetRecord.of(widget)
    let shown = shown(by: widget)
    if record.ref == 0 || !Self.isSame(record.shows, shown) {
      refs.number(widget, record)
      record.shows = shown
    }
    return record.ref
  }

  public func handle(forRef number: Int) -> Handle? {
    guard let widget = refs.widget(number) else { return nil }
    let record = WidgetRecord.of(widget)
    guard record.ref == number, Self.isSame(record.shows, shown(by: widget)) else {
      return nil
    }
    return Handle(widget)
  }

  /// What the row shows that holds a widget; nil where the widget is in no row that is used again.
  private func shown(by widget: Widget) -> ShownItem? {
    var current: Widget? = widget
    while let holder = current, !catalog.facts(of: holder).isListRow { current = holder.parent }
    return current.flatMap { items.shown(by: $0) }
  }

  private static func isSame(_ then: ShownItem?, _ now: ShownItem?) -> Bool {
    switch (then, now) {
    case (nil, nil): true
    case (let then?, let now?): then.isSame(as: now)
    default: false
    }
  }
}
#endif
