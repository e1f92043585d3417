#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// The rows of a list, whatever kind of list it is.
@UIActor
struct RowSource {
  enum Form {
    /// ListView, GridView, ColumnView: rows are built for what is near the viewport alone.
    case model(core: Widget, model: OpaquePointer)
    case listBox
    case flowBox
    /// What stands one after the other in a plain box that scrolls.
    case box
  }

  let list: Widget
  let form: Form

  init?(_ widget: Widget) {
    list = widget
    if widget.isA(Types.listBox) {
      form = .listBox
    } else if widget.isA(Types.flowBox) {
      form = .flowBox
    } else if let (core, model) = Self.model(of: widget) {
      form = .model(core: core, model: model)
    } else if widget.isA(Types.box) {
      form = .box
    } else {
      return nil
    }
  }

  /// The widget that scrolls with the rows.
  var core: Widget {
    if case .model(let core, _) = form { core } else { list }
  }

  /// Whether rows are built as they come near the viewport.
  var isModel: Bool {
    if case .model = form { true } else { false }
  }

  /// The widget that holds the rows, and their model.
  private static func model(of widget: Widget) -> (core: Widget, model: OpaquePointer)? {
    if widget.isA(Types.listView) {
      return gtk_list_view_get_model(widget.opaque).map { (widget, $0) }
    }
    if widget.isA(Types.gridView) {
      return gtk_grid_view_get_model(widget.opaque).map { (widget, $0) }
    }
    guard widget.isA(Types.columnView),
      let core = widget.firstDescendant(where: { $0.isA(Types.listView) }),
      let model = gtk_column_view_get_model(widget.opaque)
    else { return nil }
    return (core, model)
  }

  var count: Int {
    switch form {
    case .model(_, let model): Int(g_list_model_get_n_items(model))
    case .listBox, .flowBox, .box: boxRows.count
    }
  }

  /// What makes the widgets of its rows, or of their cells.
  var factories: [UnsafeMutableRawPointer] {
    let factories: [OpaquePointer?] =
      if list.isA(Types.listView) {
        [gtk_list_view_get_factory(list.opaque)]
      } else if list.isA(Types.gridView) {
        [gtk_grid_view_get_factory(list.opaque)]
      } else if list.isA(Types.columnView) {
        gtk_column_view_get_columns(list.opaque).map { columns in
          ModelItems(columns).map { gtk_column_view_column_get_factory(OpaquePointer($0)) }
        } ?? []
      } else {
        []
      }
    return factories.compactMap { $0.map { UnsafeMutableRawPointer($0) } }
  }

  /// The rows that are shown, where all of them are built: those that a filter hides are not there
  /// for a user.
  var boxRows: [Widget] {
    let type: GType? =
      switch form {
      case .listBox: Types.listBoxRow
      case .flowBox: Types.flowBoxChild
      case .box, .model: nil
      }
    return list.children.filter { row in
      (type.map { row.isA($0) } ?? !row.isA(Types.native)) && gtk_widget_get_visible(row) != 0
        && gtk_widget_get_child_visible(row) != 0
    }
  }

  typealias Row = (position: Int, widget: Widget)

  /// The widget of one row, where it is built.
  func built(_ position: Int, _ items: ListItems) -> Widget? {
    built(items).first { $0.position == position }?.widget
  }

  /// Rows in order; of a list with a model, only those that are built.
  func built(_ items: ListItems) -> [Row] {
    guard case .model(let core, let model) = form else {
      return boxRows.enumerated().map { ($0, $1) }
    }
    items.beginLook()
    var rows: [Row] = []
    rows.reserveCapacity(256)
    var strangers = Strangers(count: Int(g_list_model_get_n_items(model)))
    for row in core.children {
      guard let item = items.item(of: row) else {
        strangers.pass(row)
        continue
      }
      let position = gtk_list_item_get_position(item)
      // GTK keeps some rows for later use: they show nothing.
      guard position != GTK_INVALID_LIST_POSITION else { continue }
      strangers.meet(Int(position), &rows)
      rows.append((Int(position), row))
    }
    strangers.end(&rows)
    return rows
  }
}

/// Rows whose items are not known, since they were made before Flash came: they stand in the order
/// of their positions, so those between two known ones, or the list's ends, can be counted off.
private struct Strangers {
  /// How many rows the list has, built or not.
  let count: Int
  private var waiting: [Widget] = []
  /// The position after the last known one.
  private var next = 0

  init(count: Int) { self.count = count }

  mutating func pass(_ row: Widget) { waiting.append(row) }

  mutating func meet(_ position: Int, _ rows: inout [RowSource.Row]) {
    if !waiting.isEmpty {
      if position - next == waiting.count {
        for (offset, row) in waiting.enumerated() { rows.append((next + offset, row)) }
      }
      waiting.removeAll()
    }
    next = position + 1
  }

  mutating func end(_ rows: inout [RowSource.Row]) { meet(count, &rows) }
}
#endif
