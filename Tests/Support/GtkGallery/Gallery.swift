import CFlashGtk
import CPulseAdwaita

#if FLASH
import FlashProtocol
import FlashServer
#endif

@MainActor
enum Gallery {
  typealias Page = @MainActor (Stage) -> Widget

  /// The window that a page is made for.
  struct Stage {
    let application: UnsafeMutablePointer<GtkApplication>
    let window: Widget
    let header: Widget
  }

  static let pages: [String: Page] = [
    "controls": controls, "taps": taps, "disabled": disabled, "covers": covers,
    "duplicates": duplicates, "sideways": sideways, "text": text, "rows": rows, "sliver": sliver,
    "inset": inset, "feed": feed, "built": built, "lists": lists, "motion": motion, "block": block,
    "modal": modal, "frames": frames, "deep": deep, "nested": nested, "gestures": gestures,
    "pages": pagers, "picture": picture, "names": names, "adwaita": adwaita, "templates": templates,
    "late": late, "late.ui": lateFromFile, "plain": plain, "arrows": arrows,
  ]

  static var window: Widget?

  static func open(
    _ application: UnsafeMutablePointer<GtkApplication>, title: String, page: Page
  ) {
    let window = adw_application_window_new(application)!
    let header = adw_header_bar_new()!
    let stage = Stage(application: application, window: window, header: header)
    let content = page(stage)
    gtk_widget_set_vexpand(content, 1)
    adw_application_window_set_content(g(window), column([header, content], spacing: 0))
    gtk_window_set_title(g(window), title)
    gtk_window_set_default_size(g(window), 420, 640)
    on(window, "map") { tellWhenDrawn(window) }
    gtk_window_present(g(window))
    self.window = window
  }

  private static var isDrawn = false

  /// Tests begin when there is something to see.
  private static func tellWhenDrawn(_ window: Widget) {
    guard let clock = gtk_widget_get_frame_clock(window) else { return }
    on(clock, "after-paint") {
      guard !isDrawn else { return }
      isDrawn = true
      if isLate { startFlash() }
      say("ready")
    }
  }

  #if FLASH
  /// A step that tells which widget GTK itself picks at a point: the cross-check for what Flash
  /// says is visible.
  static let navigation: Navigation = {
    let navigation = Navigation()
    navigation.steps = [
      StepSpec(
        "pick", summary: "the name of the widget that GTK picks at a point",
        arguments: [.init("x"), .init("y")])
    ]
    navigation.open = { [unowned navigation] _, arguments in
      guard let window, let x = arguments["x"].flatMap(Double.init),
        let y = arguments["y"].flatMap(Double.init)
      else { return }
      var picked = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT)
      var name = "nothing"
      while let widget = picked {
        let own = String(cString: gtk_widget_get_name(widget))
        if own != String(cString: g_type_name(flashType(of: widget))) {
          name = own
          break
        }
        picked = gtk_widget_get_parent(widget)
      }
      navigation.didNavigate(to: ScreenInfo(contentType: "PICK", mode: "push", id: name))
    }
    return navigation
  }()
  #endif

  static func flashType(of widget: Widget) -> GType {
    UnsafeRawPointer(widget).load(as: UnsafePointer<GType>.self).pointee
  }
}
