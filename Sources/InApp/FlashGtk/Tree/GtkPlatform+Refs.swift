#if FLASH
import CGtk
import FlashServer

extension GtkPlatform {
  public func ref(for handle: Handle) -> Int {
    guard let widget = handle.widget else { return 0 }
    let record = WidgetRecord.of(widget)
    let shown = items.shown(by: widget)
    if record.ref == 0 || !Self.isSame(record.shows, shown) {
      refs.number(widget, record)
      record.shows = shown
    }
    return record.ref
  }

  public func handle(forRef number: Int) -> Handle? {
    guard let widget = refs.widget(number) else { return nil }
    let record = WidgetRecord.of(widget)
    guard record.ref == number, Self.isSame(record.shows, items.shown(by: widget)) else {
      return nil
    }
    return Handle(widget)
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
