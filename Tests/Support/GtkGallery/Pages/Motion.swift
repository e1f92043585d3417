import CFlashGtk
import CPulseAdwaita
import Glibc

extension Gallery {
  /// What turns for ever, and what ends; each started by a button.
  static func motion(_ stage: Stage) -> Widget {
    let spinner = named(gtk_spinner_new(), "spinner")
    let pulsing = named(label("Pulse"), "pulse")
    let provider = gtk_css_provider_new()!
    let css =
      "@keyframes pulse { from { opacity: 1; } to { opacity: 0.4; } } "
      + ".pulsing { animation: pulse 700ms ease-in-out infinite alternate; }"
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(stage.window), g(provider), 600)
    let drawn = named(gtk_drawing_area_new(), "drawn")
    gtk_widget_set_size_request(drawn, 40, 20)
    let stack = named(gtk_stack_new(), "stack")
    gtk_stack_set_transition_type(g(stack), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT)
    gtk_stack_set_transition_duration(g(stack), 600)
    _ = gtk_stack_add_named(g(stack), label("One", "one"), "one")
    _ = gtk_stack_add_named(g(stack), label("Two", "two"), "two")
    let revealer = named(gtk_revealer_new(), "revealer")
    gtk_revealer_set_child(g(revealer), label("Revealed", "revealed"))
    gtk_revealer_set_transition_duration(g(revealer), 600)
    let moving = named(label("Moves"), "moving")
    return column([
      button("Spin", "start.spinner") { gtk_spinner_start(g(spinner)) },
      button("Pulse", "start.pulse") { gtk_widget_add_css_class(pulsing, "pulsing") },
      button("Draw", "start.draw") {
        let tick: GtkTickCallback = { widget, _, _ in
          gtk_widget_queue_draw(widget)
          return 1
        }
        gtk_widget_add_tick_callback(drawn, tick, nil, nil)
      },
      button("Repeat", "start.repeat") { animate(moving, milliseconds: 300, repeats: 0) },
      button("Push", "push") {
        let isOne = String(cString: gtk_stack_get_visible_child_name(g(stack))) == "one"
        gtk_stack_set_visible_child_name(g(stack), isOne ? "two" : "one")
      },
      button("Reveal", "reveal") {
        gtk_revealer_set_reveal_child(
          g(revealer), gtk_revealer_get_reveal_child(g(revealer)) == 0 ? 1 : 0)
      },
      button("Once", "once") { animate(moving, milliseconds: 600, repeats: 1) },
      button("Chain", "chain") { chain(moving, left: 70) },
      spinner, pulsing, drawn, stack, revealer, moving,
    ])
  }

  @discardableResult
  private static func animate(_ widget: Widget, milliseconds: guint, repeats: guint)
    -> OpaquePointer
  {
    let move: AdwAnimationTargetFunc = { value, data in
      guard let data else { return }
      gtk_widget_set_margin_start(data.assumingMemoryBound(to: GtkWidget.self), gint(value))
    }
    let target = adw_callback_animation_target_new(move, widget, nil)!
    let animation = adw_timed_animation_new(widget, 0, 100, milliseconds, g(target))!
    adw_timed_animation_set_repeat_count(g(animation), repeats)
    adw_animation_play(g(animation))
    return g(animation)
  }

  /// Animations of 300 ms, each started by the end of the one before.
  private static func chain(_ widget: Widget, left: Int) {
    guard left > 0 else { return }
    let animation = animate(widget, milliseconds: 300, repeats: 1)
    on(animation, "done") { chain(widget, left: left - 1) }
  }

  /// A button that keeps the main thread for three seconds.
  static func block(_ stage: Stage) -> Widget {
    let count = Counter("count")
    return column([
      count.widget, button("Count", "tap") { count.bump() },
      button("Block", "block") {
        // Not within the click: its reply should be out before the app hangs.
        every(50) {
          usleep(3_000_000)
          return false
        }
      },
    ])
  }
}
