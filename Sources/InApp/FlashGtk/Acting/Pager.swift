#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// Something that shows one of several pages.
@UIActor
struct Pager {
  private enum Form { case notebook, stack, viewStack, carousel, tabView }

  private let widget: Widget
  private let form: Form

  init?(_ widget: Widget) {
    self.widget = widget
    if widget.isA(Types.notebook) {
      form = .notebook
    } else if widget.isA(Types.stack) {
      form = .stack
    } else if widget.isA("AdwViewStack") {
      form = .viewStack
    } else if widget.isA("AdwCarousel") {
      form = .carousel
    } else if widget.isA("AdwTabView") {
      form = .tabView
    } else {
      return nil
    }
  }

  var count: Int {
    switch form {
    case .notebook: Int(gtk_notebook_get_n_pages(widget.opaque))
    case .stack, .viewStack: stackPages.count
    case .carousel: Int(flash_get_number(widget, "n-pages", 0))
    case .tabView: Int(flash_get_number(widget, "n-pages", 0))
    }
  }

  /// -1 where none shows.
  var current: Int {
    switch form {
    case .notebook: Int(gtk_notebook_get_current_page(widget.opaque))
    case .stack, .viewStack:
      stackPages.firstIndex { $0 == visibleChild } ?? -1
    case .carousel: Int(flash_get_number(widget, "position", 0).rounded())
    case .tabView: tabViewPosition ?? -1
    }
  }

  /// - Parameter animated: whether the toolkit may animate the turn.
  func turn(to index: Int, animated: Bool) {
    guard index >= 0, index < count else { return }
    let held = Held(widget)
    withExtendedLifetime(held) {
      switch form {
      case .notebook: gtk_notebook_set_current_page(widget.opaque, gint(index))
      case .stack: gtk_stack_set_visible_child(widget.opaque, stackPages[index])
      case .viewStack: flash_set_object(widget, "visible-child", stackPages[index])
      case .carousel: turnCarousel(to: index, animated: animated)
      case .tabView: turnTabView(to: index)
      }
    }
  }

  /// The children of a stack, which are its pages; those that are hidden cannot be turned to.
  private var stackPages: [Widget] {
    widget.children.filter { gtk_widget_get_visible($0) != 0 }
  }

  private var visibleChild: Widget? {
    if form == .stack { return gtk_stack_get_visible_child(widget.opaque) }
    return flash_get_object(widget, "visible-child").map { Widget(gtk: $0) }
  }

  private func turnCarousel(to index: Int, animated: Bool) {
    guard
      let nth = Adwaita.function("adw_carousel_get_nth_page", Adwaita.Nth.self),
      let scroll = Adwaita.function("adw_carousel_scroll_to", Adwaita.ScrollTo.self),
      let page = nth(widget, guint(index))
    else { return }
    scroll(widget, page, animated ? 1 : 0)
  }

  private var tabViewPosition: Int? {
    guard
      let selected = Adwaita.function("adw_tab_view_get_selected_page", Adwaita.GetPointer.self),
      let position = Adwaita.function("adw_tab_view_get_page_position", PagePosition.self),
      let page = selected(widget)
    else { return nil }
    return Int(position(widget, page))
  }

  private typealias PagePosition =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> CInt
  private typealias NthPage =
    @convention(c) (UnsafeMutableRawPointer, CInt) -> UnsafeMutableRawPointer?

  private func turnTabView(to index: Int) {
    guard
      let nth = Adwaita.function("adw_tab_view_get_nth_page", NthPage.self),
      let select = Adwaita.function("adw_tab_view_set_selected_page", Adwaita.SetPointer.self),
      let page = nth(widget, CInt(index))
    else { return }
    select(widget, page)
  }
}

extension GtkPlatform {
  public func pages(of handle: Handle) -> (count: Int, current: Int)? {
    guard let widget = handle.widget, let pager = Pager(widget) else { return nil }
    return (pager.count, pager.current)
  }

  public func turn(_ handle: Handle, toPage index: Int) {
    guard let widget = handle.widget, let pager = Pager(widget) else { return }
    moved()
    pager.turn(to: index, animated: animations)
  }
}
#endif
