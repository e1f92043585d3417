import CFlashGtk
import CPulseAdwaita

extension Gallery {
  /// A button in a box, one in a header bar, one in a flow box inside a scrolled window.
  static func taps(_ stage: Stage) -> Widget {
    let counters = ["signin", "menu", "card"].map { Counter("\($0).count") }
    let menu = button("Menu", "menu") { counters[1].bump() }
    adw_header_bar_pack_start(g(stage.header), menu)
    let cards = gtk_flow_box_new()!
    for index in 0..<12 {
      let card = button("Card \(index)", "card.\(index)") { if index == 3 { counters[2].bump() } }
      gtk_flow_box_insert(g(cards), card, -1)
    }
    return column(
      counters.map(\.widget) + [
        button("Sign in", "signin") { counters[0].bump() }, scrolled(cards),
      ]
    )
  }

  /// What cannot be used: by itself, through its container, or because its gesture is off.
  static func disabled(_ stage: Stage) -> Widget {
    let count = Counter("count")
    let off = button("Off", "off") { count.bump() }
    gtk_widget_set_sensitive(off, 0)
    let inside = button("Inside", "inside") { count.bump() }
    let container = column([inside])
    gtk_widget_set_sensitive(container, 0)
    let area = label("Area", "area")
    let gesture = gtk_gesture_click_new()!
    on(gesture, "pressed") { count.bump() }
    gtk_event_controller_set_propagation_phase(g(gesture), GTK_PHASE_NONE)
    gtk_widget_add_controller(area, g(gesture))
    return column([count.widget, off, container, area, button("On", "on") { count.bump() }])
  }

  /// A full-bleed layer, or a badge on the centre, over a button.
  static func covers(_ stage: Stage) -> Widget {
    func overlay(_ id: String, _ cover: Widget) -> (Widget, Counter) {
      let count = Counter("\(id).count")
      let bottom = button(id, id) { count.bump() }
      gtk_widget_set_size_request(bottom, 300, 60)
      let overlay = gtk_overlay_new()!
      gtk_overlay_set_child(g(overlay), bottom)
      gtk_overlay_add_overlay(g(overlay), cover)
      return (column([count.widget, overlay]), count)
    }
    func layer(_ id: String, wrapper: gboolean, leaf: gboolean) -> Widget {
      let inner = label("", "\(id).leaf")
      gtk_widget_set_hexpand(inner, 1)
      gtk_widget_set_can_target(inner, leaf)
      let layer = named(line([inner]), "\(id).layer")
      gtk_widget_set_can_target(layer, wrapper)
      return layer
    }
    let badges = Counter("badge.count")
    let badge = button("1", "badge") { badges.bump() }
    gtk_widget_set_halign(badge, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(badge, GTK_ALIGN_CENTER)
    let toast = named(label("Saved"), "toast")
    gtk_widget_set_size_request(toast, 150, 60)
    gtk_widget_set_halign(toast, GTK_ALIGN_START)
    return column([
      overlay("clear", layer("clear", wrapper: 0, leaf: 0)).0,
      overlay("behind", layer("behind", wrapper: 1, leaf: 0)).0,
      overlay("badged", badge).0, badges.widget,
      overlay("half", toast).0,
    ])
  }

  /// Two screens that hold the same identifiers, one over the other, and a list of equal cells.
  static func duplicates(_ stage: Stage) -> Widget {
    func detail(_ name: String, _ count: Counter) -> Widget {
      let page = column([
        label("Detail \(name)"), button("Save", "detail.save") { count.bump() },
      ])
      gtk_widget_add_css_class(page, "background")
      return page
    }
    let below = Counter("below.count")
    let above = Counter("above.count")
    let overlay = gtk_overlay_new()!
    gtk_overlay_set_child(g(overlay), detail("A", below))
    gtk_overlay_add_overlay(g(overlay), detail("A'", above))
    let chosen = label("", "chosen")
    let cells = gtk_list_box_new()!
    for index in 0..<12 {
      let cell = button("Buy \(index)", "cell.buy") { gtk_label_set_text(g(chosen), "\(index)") }
      gtk_widget_set_size_request(cell, -1, 60)
      gtk_list_box_append(g(cells), cell)
    }
    return column([below.widget, above.widget, overlay, chosen, scrolled(cells, "cells")])
  }

  /// Ten sizes in a scroller that shows four.
  static func sideways(_ stage: Stage) -> Widget {
    let chosen = label("", "size")
    let sizes = line(
      (1...10).map { number in
        let size = button("\(number)", "size.\(number)") {
          gtk_label_set_text(g(chosen), "\(number)")
        }
        gtk_widget_set_size_request(size, 96, 48)
        return size
      })
    let scroller = scrolled(sizes, "sizes")
    gtk_widget_set_vexpand(scroller, 0)
    gtk_widget_set_size_request(scroller, 400, 64)
    return column([chosen, scroller])
  }
}
