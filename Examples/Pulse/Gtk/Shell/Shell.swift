import CPulseAdwaita
import PulseModel

/// The window: tabs, what is pushed in them, and what lies over it all. It does what the router
/// says.
final class Shell {
  let window: Widget
  private let context: AppContext
  private let root: Widget
  private let body: Widget
  private let tabs: Widget
  private var bar: TabBar?
  private var stacks: [Tab: PageStack] = [:]
  private var home: HomeScreen?
  private var sheet: Sheet?
  private var alert: Alert?
  private var launch: Widget?

  init(_ context: AppContext, application: UnsafeMutablePointer<AdwApplication>) {
    self.context = context
    window = adw_application_window_new(application.cast())!.id("pulse").style("pulse")
    gtk_window_set_title(window.cast(), "Pulse")
    gtk_window_set_decorated(window.cast(), 0)
    gtk_window_set_default_size(
      window.cast(), Int32(context.options.size.width), Int32(context.options.size.height))
    window.style("tablet", if: context.isTablet)

    tabs = gtk_stack_new()!.id("stack").expand(vertically: true)
    // Toasts come over the screens, and leave the tabs free.
    let toasts: Widget = adw_toast_overlay_new()!.cast()
    adw_toast_overlay_set_child(toasts.cast(), tabs)
    body = Build.column(0, toasts)
    root = gtk_overlay_new()!
    gtk_overlay_set_child(root.cast(), body)
    adw_application_window_set_content(window.cast(), root)
    window.keep(self)

    let host = ToastHost(toasts)
    context.toast = { host.show($0, undo: $1) }
    let router = context.router
    let bar = TabBar { router.select($0) }
    body.append(bar.widget)
    self.bar = bar
    addKeys()
    show(tab: .home)
    context.router.apply = { [weak self] changes in for change in changes { self?.apply(change) } }
  }

  /// Covers all until the router is ready.
  func showLaunch() {
    let launch = Launch.make()
    gtk_overlay_add_overlay(root.cast(), launch)
    self.launch = launch
    gtk_widget_set_can_target(body, 0)
  }

  func endLaunch() {
    guard let launch else { return }
    self.launch = nil
    gtk_overlay_remove_overlay(root.cast(), launch)
    gtk_widget_set_can_target(body, 1)
  }

  private func apply(_ change: Place.Change) {
    switch change {
    case .selectTab(let tab): show(tab: tab)
    case .selectTopTab(let section): home?.show(section)
    case .push(let destination, let tab):
      stack(tab).push(Screens.make(destination, context))
    case .pop(let count, let tab): stack(tab).pop(to: count)
    case .present(let destination): present(destination)
    case .dismiss: dismiss()
    }
  }

  private func show(tab: Tab) {
    gtk_stack_set_visible_child(tabs.cast(), stack(tab).widget)
    bar?.show(tab)
  }

  private func stack(_ tab: Tab) -> PageStack {
    if let stack = stacks[tab] { return stack }
    let stack = PageStack(tab, root: makeRoot(tab))
    stacks[tab] = stack
    gtk_stack_add_child(tabs.cast(), stack.widget)
    return stack
  }

  private func makeRoot(_ tab: Tab) -> Widget {
    guard tab == .home else {
      return Screens.make(context.router.place.root(of: tab), context)
    }
    let home = HomeScreen(context)
    self.home = home
    return home.widget
  }

  private func present(_ destination: Destination) {
    if destination.mode == .alert {
      alert = Screens.alert(destination, context, over: window)
      alert?.present()
    } else if let sheet = Screens.sheet(destination, context) {
      self.sheet = sheet
      gtk_overlay_add_overlay(root.cast(), sheet.widget)
      gtk_widget_set_can_target(body, 0)
      gtk_widget_set_can_focus(body, 0)
      sheet.reveal()
    }
  }

  private func dismiss() {
    if let sheet {
      gtk_overlay_remove_overlay(root.cast(), sheet.widget)
      gtk_widget_set_can_target(body, 1)
      gtk_widget_set_can_focus(body, 1)
    }
    sheet = nil
    alert?.close()
    alert = nil
  }

  private func addKeys() {
    let router = context.router
    let window = window
    Keys.add(to: window, "Escape|<Alt>Left") { router.back() }
    Keys.add(to: window, "<Control>f") { router.show(.search("")) }
    Keys.add(to: window, "<Control>q|<Control>w") { gtk_window_close(window.cast()) }
    for (index, tab) in Tab.allCases.enumerated() {
      Keys.add(to: window, "<Control>\(index + 1)") { router.select(tab) }
    }
  }
}
