import CFlashGtk
import CPulseAdwaita

extension Gallery {
  /// Widgets that answer to gestures of the app's own, and who hears which key.
  static func gestures(_ stage: Stage) -> Widget {
    let journal = Journal("journal")
    let long = named(label("Hold me"), "long")
    let press = gtk_gesture_long_press_new()!
    on(press, "pressed") { journal.note("long") }
    gtk_widget_add_controller(long, g(press))
    let double = named(label("Twice"), "double")
    let click = gtk_gesture_click_new()!
    let pressed:
      @convention(c) (OpaquePointer?, gint, Double, Double, UnsafeMutableRawPointer?) ->
        Void = { _, count, _, _, journal in
          guard let journal else { return }
          MainActor.assumeIsolated {
            Unmanaged<Journal>.fromOpaque(journal).takeUnretainedValue().note("press:\(count)")
          }
        }
    g_signal_connect_data(
      click.raw, "pressed", unsafeBitCast(pressed, to: GCallback.self),
      Unmanaged.passRetained(journal).toOpaque(), nil, GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(double, g(click))
    let story = button("Story", "story") { journal.note("open") }
    let storyPress = gtk_gesture_long_press_new()!
    on(storyPress, "pressed") { journal.note("story.long") }
    gtk_widget_add_controller(story, g(storyPress))
    let doomed = named(label("Removes itself"), "doomed")
    let fatal = gtk_gesture_click_new()!
    let home = column([doomed])
    on(fatal, "pressed") {
      journal.note("gone")
      gtk_box_remove(g(home), doomed)
    }
    gtk_widget_add_controller(doomed, g(fatal))
    return column(
      [journal.widget, long, double, story, home] + keys(stage, journal), spacing: 8)
  }

  private static func keys(_ stage: Stage, _ journal: Journal) -> [Widget] {
    let keys = gtk_event_controller_key_new()!
    let pressed:
      @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) ->
        gboolean = { _, keyval, _, modifiers, journal in
          guard let journal, keyval == guint(GDK_KEY_F5) || keyval == guint(GDK_KEY_x) else {
            return 0
          }
          let name = String(cString: gdk_keyval_name(keyval))
          MainActor.assumeIsolated {
            Unmanaged<Journal>.fromOpaque(journal).takeUnretainedValue().note(
              "key:\(name):\(modifiers.rawValue)")
          }
          return 1
        }
    g_signal_connect_data(
      keys.raw, "key-pressed", unsafeBitCast(pressed, to: GCallback.self),
      Unmanaged.passRetained(journal).toOpaque(), nil, GConnectFlags(rawValue: 0))
    let area = named(gtk_drawing_area_new(), "keys")
    gtk_widget_set_focusable(area, 1)
    gtk_widget_set_size_request(area, 50, 20)
    gtk_widget_add_controller(area, g(keys))
    let find = g_simple_action_new("find", nil)!
    on(find, "activate") { journal.note("find") }
    g_action_map_add_action(g(stage.window), g(find))
    var accelerators: [UnsafePointer<CChar>?] = [UnsafePointer(g_strdup("<Control>f")), nil]
    gtk_application_set_accels_for_action(stage.application, "win.find", &accelerators)
    let entry = named(gtk_entry_new(), "field")
    on(entry, "activate") { journal.note("enter") }
    let other = named(gtk_entry_new(), "other")
    let fallback = button("Default", "default") { journal.note("default") }
    return [area, entry, other, fallback]
  }

  /// Everything that shows one of several pages.
  static func pagers(_ stage: Stage) -> Widget {
    let carousel = named(adw_carousel_new(), "carousel")
    gtk_widget_set_size_request(carousel, -1, 80)
    let notebook = named(gtk_notebook_new(), "notebook")
    let stack = named(gtk_stack_new(), "stack")
    let views = named(g(adw_view_stack_new()), "views")
    for index in 0..<4 {
      let page = label("Slide \(index)", "slide.\(index)")
      gtk_widget_set_hexpand(page, 1)
      adw_carousel_append(g(carousel), page)
      gtk_notebook_append_page(g(notebook), label("Leaf \(index)"), label("Leaf tab \(index)"))
      _ = gtk_stack_add_titled(g(stack), label("Card \(index)"), "s\(index)", "Stack \(index)")
      _ = adw_view_stack_add_titled(g(views), label("View \(index)"), "v\(index)", "View \(index)")
    }
    let switcher = gtk_stack_switcher_new()!
    gtk_stack_switcher_set_stack(g(switcher), g(stack))
    let bar = adw_view_switcher_new()!
    adw_view_switcher_set_stack(g(bar), g(views))
    let leaflet = named(adw_leaflet_new(), "leaflet")
    return column([carousel, notebook, switcher, stack, g(bar), views, leaflet])
  }

  /// Colours at known places, and a secret.
  static func picture(_ stage: Stage) -> Widget {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(
      provider, ".red { background: #ff0000; } .blue { background: #0000ff; }", -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(stage.window), g(provider), 600)
    func area(_ id: String, _ colour: String) -> Widget {
      let area = named(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), id)
      gtk_widget_set_size_request(area, 120, 60)
      gtk_widget_set_halign(area, GTK_ALIGN_START)
      gtk_widget_add_css_class(area, colour)
      return area
    }
    let secret = named(gtk_password_entry_new(), "secret")
    gtk_password_entry_set_show_peek_icon(g(secret), 1)
    let empty = named(gtk_password_entry_new(), "empty")
    let popover = gtk_popover_new()!
    let inside = area("popover.red", "red")
    gtk_popover_set_child(g(popover), inside)
    let menu = gtk_menu_button_new()!
    gtk_menu_button_set_popover(g(menu), popover)
    gtk_menu_button_set_label(g(menu), "Popover")
    let wide = named(
      button("Wide", "wide") { gtk_window_set_default_size(g(stage.window), 900, 500) }, "wide")
    return column([
      area("red", "red"), area("blue", "blue"), secret, empty, named(menu, "open.popover"), wide,
      label("Hidden text", "text"),
    ])
  }
}
