import CFlashGtk
import CPulseAdwaita

extension Gallery {
  /// Widgets whose place is no number, among twenty that are fine.
  static func frames(_ stage: Stage) -> Widget {
    let fixed = gtk_fixed_new()!
    for index in 0..<20 {
      gtk_fixed_put(
        g(fixed), button("\(index)", "fine.\(index)"), Double(index % 4) * 90,
        Double(index / 4) * 50)
    }
    func put(_ id: String, _ transform: OpaquePointer?) {
      let odd = button(id, id)
      gtk_fixed_put(g(fixed), odd, 0, 300)
      gtk_fixed_set_child_transform(g(fixed), odd, transform)
    }
    var infinite = graphene_point_t(x: .infinity, y: 10)
    put("infinite", gsk_transform_translate(nil, &infinite))
    put("nothing", gsk_transform_scale(nil, 0, 0))
    var unknown = graphene_point_t(x: 10, y: .nan)
    put("unknown", gsk_transform_translate(nil, &unknown))
    var beside = graphene_point_t(x: 200, y: 320)
    put("turned", gsk_transform_rotate(gsk_transform_translate(nil, &beside), 90))
    put("doubled", gsk_transform_scale(gsk_transform_translate(nil, &beside), 2, 2))
    return fixed
  }

  /// A button under 120 containers.
  static func deep(_ stage: Stage) -> Widget {
    let count = Counter("count")
    var inner = button("Bottom", "bottom") { count.bump() }
    for _ in 0..<120 { inner = column([inner]) }
    return column([count.widget, inner])
  }

  /// Containers that are elements themselves and hold others.
  static func nested(_ stage: Stage) -> Widget {
    let cards = Counter("card.count")
    let favourites = Counter("fav.count")
    let plain = Counter("plain.count")
    let opened = label("", "opened")
    let card = gtk_button_new()!
    on(card, "clicked") { cards.bump() }
    gtk_button_set_child(
      g(card), line([label("River rises"), button("♥", "fav") { favourites.bump() }]))
    let area = named(label("Plain"), "plain")
    let gesture = gtk_gesture_click_new()!
    on(gesture, "released") { plain.bump() }
    gtk_widget_add_controller(area, g(gesture))
    var levels = label("Four", "level.4")
    for level in [3, 2, 1] { levels = named(column([levels]), "level.\(level)") }
    let list = named(gtk_list_box_new(), "list")
    for index in 0..<3 {
      gtk_list_box_append(
        g(list), column([label("Title \(index)"), label("Subtitle \(index)")], spacing: 0))
    }
    let activated:
      @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void =
        { _, row, opened in
          guard let row, let opened else { return }
          let index = gtk_list_box_row_get_index(g(row))
          gtk_label_set_text(OpaquePointer(opened), "\(index)")
        }
    g_signal_connect_data(
      list, "row-activated", unsafeBitCast(activated, to: GCallback.self), opened.raw, nil,
      GConnectFlags(rawValue: 0))
    return column([
      cards.widget, favourites.widget, plain.widget, opened, named(card, "card"), area, levels,
      list,
    ])
  }

  /// Identifiers of every origin.
  static func names(_ stage: Stage) -> Widget {
    let xml = """
      <interface>
        <object class="GtkBox" id="built.box">
          <property name="orientation">vertical</property>
          <child><object class="GtkButton" id="built"><property name="label">A</property></object></child>
          <child><object class="GtkButton"><property name="label">Nameless</property></object></child>
          <child><object class="AdwActionRow" id="built.row"><property name="title">Row</property></object></child>
          <child><object class="AdwActionRow"><property name="title">Bare</property></object></child>
          <child><object class="GtkButton" id="action"><property name="name"></property></object></child>
        </object>
      </interface>
      """
    let builder = gtk_builder_new_from_string(xml, -1)!
    let box: Widget = g(gtk_builder_get_object(builder, "built.box"))
    let switcher = gtk_stack_switcher_new()!
    let stack = gtk_stack_new()!
    for name in ["home", "profile"] {
      gtk_stack_add_titled(g(stack), label(name), name, name.capitalized)
    }
    gtk_stack_switcher_set_stack(g(switcher), g(stack))
    let bound = gtk_button_new_with_label("Large")!
    gtk_actionable_set_action_name(g(bound), "win.font")
    gtk_actionable_set_action_target_value(g(bound), g_variant_new_string("large"))
    let action = g_simple_action_new("font", g_variant_type_new("s"))!
    g_action_map_add_action(g(stage.window), g(action))
    return column([box, switcher, stack, bound])
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
