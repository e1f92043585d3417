import CFlashGtk
import CPulseAdwaita

extension Gallery {
  static func strings(_ count: Int) -> OpaquePointer {
    let list = gtk_string_list_new(nil)!
    for index in 0..<count { gtk_string_list_append(list, "Item \(index)") }
    return list
  }

  /// A factory whose rows show their string in a label.
  static func factory(_ bound: (@MainActor (guint) -> Void)? = nil) -> OpaquePointer {
    let factory = gtk_signal_list_item_factory_new()!
    let setup: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _, item, _ in
      let label = gtk_label_new("")
      gtk_widget_set_size_request(label, -1, 40)
      gtk_list_item_set_child(item, label)
    }
    final class Note {
      let bound: (@MainActor (guint) -> Void)?
      init(_ bound: (@MainActor (guint) -> Void)?) { self.bound = bound }
    }
    let bind: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _, item, data in
      guard let object = gtk_list_item_get_item(item), let child = gtk_list_item_get_child(item),
        let data
      else { return }
      gtk_label_set_text(g(child), gtk_string_object_get_string(g(object)))
      let note = Unmanaged<Note>.fromOpaque(data).takeUnretainedValue()
      let position = gtk_list_item_get_position(item)
      MainActor.assumeIsolated { note.bound?(position) }
    }
    let flags = GConnectFlags(rawValue: 0)
    g_signal_connect_data(
      factory.raw, "setup", unsafeBitCast(setup, to: GCallback.self), nil, nil, flags)
    g_signal_connect_data(
      factory.raw, "bind", unsafeBitCast(bind, to: GCallback.self),
      Unmanaged.passRetained(Note(bound)).toOpaque(), nil, flags)
    return g(factory)
  }

  static func activations(of list: Widget, into label: Widget) {
    let activated: @convention(c) (OpaquePointer?, guint, UnsafeMutableRawPointer?) -> Void = {
      _, position, label in
      guard let label else { return }
      gtk_label_set_text(OpaquePointer(label), "\(position)")
    }
    g_signal_connect_data(
      list, "activate", unsafeBitCast(activated, to: GCallback.self), label.raw, nil,
      GConnectFlags(rawValue: 0))
  }

  /// Lists of eight rows and of none.
  static func rows(_ stage: Stage) -> Widget {
    func box(_ id: String, _ count: Int) -> Widget {
      let list = named(gtk_list_box_new(), id)
      for index in 0..<count { gtk_list_box_append(g(list), label("Row \(index)")) }
      return list
    }
    let view = gtk_list_view_new(
      g(gtk_single_selection_new(g(strings(8)))!), factory())!
    let empty = gtk_list_view_new(
      g(gtk_single_selection_new(g(strings(0)))!), factory())!
    let chosen = label("", "chosen")
    activations(of: view, into: chosen)
    return column([
      chosen, scrolled(box("eight", 8)), scrolled(box("none", 0)), scrolled(named(view, "view")),
      scrolled(named(empty, "view.none")),
    ])
  }

  /// Ten thousand rows in each kind of list that builds only what it shows.
  static func lists(_ stage: Stage) -> Widget {
    let opened = label("", "opened")
    let list = named(
      gtk_list_view_new(g(gtk_single_selection_new(g(strings(10_000)))!), factory()), "list")
    activations(of: list, into: opened)
    let columns = named(
      gtk_column_view_new(g(gtk_single_selection_new(g(strings(10_000)))!)), "columns")
    for title in ["Name", "Again"] {
      let column = gtk_column_view_column_new(title, factory())!
      gtk_column_view_append_column(g(columns), column)
    }
    activations(of: columns, into: opened)
    let grid = named(
      gtk_grid_view_new(g(gtk_single_selection_new(g(strings(10_000)))!), factory()), "grid")
    activations(of: grid, into: opened)
    return column([opened, scrolled(list), scrolled(columns), scrolled(grid)])
  }

  /// Two thousand rows, all of them built.
  static func built(_ stage: Stage) -> Widget {
    let opened = Counter("opened")
    let list = named(gtk_list_box_new(), "list")
    for index in 0..<2000 { gtk_list_box_append(g(list), label("Row \(index)", "row.\(index)")) }
    on(list, "row-activated") { opened.bump() }
    return column([opened.widget, scrolled(list)])
  }

  /// A feed that grows by ten rows when its last row is built.
  static func feed(_ stage: Stage) -> Widget {
    let loads = Counter("loads")
    // More than GTK builds ahead of what it shows.
    let items = strings(400)
    var count = 400
    let list = named(
      gtk_list_view_new(
        g(gtk_no_selection_new(g(items))!),
        factory { position in
          guard Int(position) == count - 1, count < 440 else { return }
          // As a feed does: the rows come later.
          every(1) {
            for index in count..<(count + 10) { gtk_string_list_append(items, "Item \(index)") }
            count += 10
            loads.bump()
            return false
          }
        }), "feed")
    return column([loads.widget, scrolled(list, "feed.scroller")])
  }

  /// A button that shows by eight points above a tab bar.
  static func sliver(_ stage: Stage) -> Widget {
    let count = Counter("count")
    let last = button("Last", "last") { count.bump() }
    gtk_widget_set_size_request(last, -1, 40)
    let filler = label("Filler")
    gtk_widget_set_size_request(filler, -1, 292)
    let scroller = scrolled(column([filler, last], spacing: 0), "scroller")
    gtk_widget_set_vexpand(scroller, 0)
    gtk_widget_set_size_request(scroller, -1, 300)
    let chosen = label("Home", "tab")
    let tabs = line(
      ["Home", "Profile"].map { name in
        button(name, "tab.\(name)") { gtk_label_set_text(g(chosen), name) }
      })
    return column([count.widget, chosen, scroller, tabs], spacing: 0)
  }

  /// Forty rows under a translucent bar.
  static func inset(_ stage: Stage) -> Widget {
    let opened = label("", "opened")
    let rows = column(
      (0..<40).map { index in
        let row = button("Row \(index)", "row.\(index)") {
          gtk_label_set_text(g(opened), "\(index)")
        }
        gtk_widget_set_size_request(row, -1, 44)
        return row
      }, spacing: 0)
    gtk_widget_set_margin_bottom(rows, 88)
    let bar = named(line([button("Bar", "bar.button")]), "bar")
    gtk_widget_set_size_request(bar, -1, 88)
    gtk_widget_set_opacity(bar, 0.5)
    gtk_widget_set_valign(bar, GTK_ALIGN_END)
    let overlay = gtk_overlay_new()!
    gtk_overlay_set_child(g(overlay), scrolled(rows, "scroller"))
    gtk_overlay_add_overlay(g(overlay), bar)
    return column([opened, overlay])
  }
}
