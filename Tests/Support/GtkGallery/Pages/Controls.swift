import CFlashGtk
import CPulseAdwaita

extension Gallery {
  /// Every kind of control, each with what happened to it in a journal.
  static func controls(_ stage: Stage) -> Widget {
    let journal = Journal("journal")
    func watch(_ widget: Widget, _ id: String, _ signal: String) -> Widget {
      on(widget, signal) { journal.note("\(id):\(signal)") }
      return named(widget, id)
    }
    let first = gtk_check_button_new_with_label("First")!
    let second = gtk_check_button_new_with_label("Second")!
    gtk_check_button_set_group(g(second), g(first))
    let inside = watch(gtk_switch_new(), "switch", "notify::active")
    gtk_widget_set_halign(inside, GTK_ALIGN_START)
    let link = gtk_link_button_new_with_label("https://example.org", "Link")!
    stopLinks(link, journal)
    let expander = gtk_expander_new_with_mnemonic("_More")!
    gtk_expander_set_child(g(expander), button("Hidden", "hidden") { journal.note("hidden") })
    let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)!
    gtk_range_set_value(g(scale), 25)
    let icon = gtk_button_new_from_icon_name("list-add-symbolic")!
    gtk_widget_set_tooltip_text(icon, "Add")
    let progress = gtk_progress_bar_new()!
    gtk_progress_bar_set_fraction(g(progress), 0.25)
    let widgets: [Widget] = [
      journal.widget,
      watch(gtk_button_new_with_mnemonic("_Plain"), "button", "clicked"),
      watch(icon, "icon", "clicked"),
      watch(gtk_toggle_button_new_with_label("Toggle"), "toggle", "toggled"),
      watch(gtk_check_button_new_with_mnemonic("_Check"), "check", "toggled"),
      watch(first, "first", "toggled"), watch(second, "second", "toggled"), inside,
      named(link, "link"), menuButton(stage, journal), dropDown(journal), combo(journal),
      watch(expander, "expander", "notify::expanded"), watch(scale, "scale", "value-changed"),
      watch(gtk_spin_button_new_with_range(0, 10, 1), "spin", "value-changed"),
      notebook(journal), named(progress, "progress"),
      named(gtk_image_new_from_icon_name("list-add-symbolic"), "image"),
      actionButton(stage, journal),
    ]
    return scrolled(column(widgets), "scroller")
  }

  /// Nobody should start a browser from a test.
  private static func stopLinks(_ link: Widget, _ journal: Journal) {
    let follow: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = {
      data, _ in
      guard let data else { return 1 }
      MainActor.assumeIsolated {
        Unmanaged<Journal>.fromOpaque(data).takeUnretainedValue().note("link")
      }
      return 1
    }
    g_signal_connect_data(
      link, "activate-link", unsafeBitCast(follow, to: GCallback.self),
      Unmanaged.passRetained(journal).toOpaque(), nil, G_CONNECT_SWAPPED)
  }

  private static func menuButton(_ stage: Stage, _ journal: Journal) -> Widget {
    let menu = g_menu_new()!
    g_menu_append(menu, "_Hello", "win.hello")
    g_menu_append(menu, "Ticked", "win.ticked")
    let more = g_menu_new()!
    g_menu_append(more, "Deep", "win.deep")
    g_menu_append_submenu(menu, "More", g(more))
    for name in ["hello", "deep"] {
      let action = g_simple_action_new(name, nil)!
      on(action, "activate") { journal.note("action:\(name)") }
      g_action_map_add_action(g(stage.window), g(action))
    }
    let ticked = g_simple_action_new_stateful("ticked", nil, g_variant_new_boolean(0))!
    on(ticked, "notify::state") { journal.note("action:ticked") }
    g_action_map_add_action(g(stage.window), g(ticked))
    let button = gtk_menu_button_new()!
    gtk_menu_button_set_label(g(button), "Menu")
    gtk_menu_button_set_menu_model(g(button), g(menu))
    return named(button, "menu")
  }

  private static func dropDown(_ journal: Journal) -> Widget {
    let list = gtk_string_list_new(nil)!
    for word in ["One", "Two", "Three"] { gtk_string_list_append(list, word) }
    let dropDown = gtk_drop_down_new(g(list), nil)!
    on(dropDown, "notify::selected") {
      journal.note("dropdown:\(gtk_drop_down_get_selected(g(dropDown)))")
    }
    return named(dropDown, "dropdown")
  }

  private static func combo(_ journal: Journal) -> Widget {
    let combo = gtk_combo_box_text_new()!
    for word in ["Red", "Green"] { gtk_combo_box_text_append_text(g(combo), word) }
    gtk_combo_box_set_active(g(combo), 0)
    on(combo, "changed") { journal.note("combo:\(gtk_combo_box_get_active(g(combo)))") }
    return named(combo, "combo")
  }

  private static func notebook(_ journal: Journal) -> Widget {
    let notebook = gtk_notebook_new()!
    for index in 0..<3 {
      gtk_notebook_append_page(g(notebook), label("Page \(index)"), label("Tab \(index)"))
    }
    on(notebook, "switch-page") { journal.note("notebook") }
    return named(notebook, "notebook")
  }

  /// A button without a name of its own, bound to an action.
  private static func actionButton(_ stage: Stage, _ journal: Journal) -> Widget {
    let button = gtk_button_new_with_label("Bound")!
    gtk_actionable_set_action_name(g(button), "win.hello")
    return button
  }
}
