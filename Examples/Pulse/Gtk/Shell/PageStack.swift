import CPulseAdwaita
import PulseModel

/// The screens of one tab: its root, and what is pushed on it, of which only the last is mapped.
final class PageStack {
  let widget: Widget
  private var pages: [Widget] = []
  private var leaving: [Widget] = []

  /// - Parameter root: made when the tab is first shown.
  init(_ tab: Tab, root: Widget) {
    widget = gtk_stack_new()!.id("stack.\(tab.rawValue)").expand(vertically: true)
    gtk_stack_set_transition_duration(widget.cast(), 220)
    gtk_stack_add_child(widget.cast(), root)
    pages = [root]
    widget.on("notify::transition-running") { [weak self] in self?.sweep() }
    widget.keep(self)
  }

  func push(_ page: Widget) {
    gtk_stack_add_child(widget.cast(), page)
    pages.append(page)
    show(page, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT)
  }

  /// - Parameter count: how many pushed screens stay.
  func pop(to count: Int) {
    guard pages.count > count + 1 else { return }
    leaving += pages[(count + 1)...]
    pages.removeLast(pages.count - count - 1)
    show(pages[count], GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)
  }

  private func show(_ page: Widget, _ transition: GtkStackTransitionType) {
    let isSeen = gtk_widget_get_mapped(widget) != 0
    gtk_stack_set_transition_type(
      widget.cast(), isSeen ? transition : GTK_STACK_TRANSITION_TYPE_NONE)
    gtk_stack_set_visible_child(widget.cast(), page)
    sweep()
  }

  /// Lets go of what was popped, once it has slid out.
  private func sweep() {
    guard gtk_stack_get_transition_running(widget.cast()) == 0 else { return }
    let gone = leaving
    leaving = []
    for page in gone { gtk_stack_remove(widget.cast(), page) }
  }
}
