#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

extension GtkPlatform {
  public func dismiss() -> Attempt {
    moved()
    if let popover = topPopover() {
      return Held.during(popover) {
        gtk_popover_popdown(popover.of(GtkPopover.self))
        return .taken
      }
    }
    guard let window = Toplevels.inOrder().last else { return .notThere("no window is open") }
    if let dialog = inWindowDialog(window) ?? ownDialog() { return dialog }
    guard window.isA(Types.window) else { return .notThere("the window in front is no dialog") }
    let plain = window.of(GtkWindow.self)
    guard gtk_window_get_modal(plain) != 0 || gtk_window_get_transient_for(plain) != nil else {
      return .notThere("nothing modal is on top")
    }
    return Held.during(window) {
      gtk_window_close(plain)
      return window.isMapped
        ? .refused("'\(Motion.name(of: window))' did not let itself be closed") : .taken
    }
  }

  /// The last mapped popover that a click beside it would close.
  private func topPopover() -> Widget? {
    var found: Widget?
    for node in snapshot(types: false, onScreen: true).nodes where node.kind == .popover {
      if let popover = node.handle.widget, popover.isA(Types.popover),
        node.traits.contains(.modal)
      {
        found = popover
      }
    }
    return found
  }

  /// A dialog of libadwaita 1.5 lives inside its window.
  private func inWindowDialog(_ window: Widget) -> Attempt? {
    guard let dialog = window.firstDescendant(where: { $0.isMapped && $0.isA("AdwDialog") }),
      let close = Adwaita.function("adw_dialog_close", Adwaita.GetBool.self)
    else { return nil }
    return Held.during(dialog) {
      close(dialog) != 0 ? .taken : .refused("the dialog did not let itself be closed")
    }
  }

  /// A dialog that the app built of plain widgets closes as its user would: by Escape.
  private func ownDialog() -> Attempt? {
    let modal = snapshot(types: false, onScreen: true).nodes.last { $0.traits.contains(.modal) }
    guard let modal, modal.kind == .dialog, let dialog = modal.handle.widget,
      !dialog.isA(Types.window), !dialog.isA(Types.popover), !dialog.isA("AdwDialog")
    else { return nil }
    return press(Key(name: "Escape"), on: modal.handle)
  }

  public func back() -> Attempt {
    guard let window = Toplevels.inOrder().last else { return .notThere("no window is open") }
    moved()
    return Held.during(window) {
      if navigateBack(in: window) || pressBackButton(in: window) { return .taken }
      return .notThere("nothing on screen goes back")
    }
  }

  /// By the containers that keep a history of their own, the innermost first.
  private func navigateBack(in window: Widget) -> Bool {
    for child in window.children.reversed() where child.isMapped {
      if navigateBack(in: child) { return true }
    }
    if window.isA("AdwNavigationView") {
      guard let previous = Adwaita.function("adw_navigation_view_pop", Adwaita.GetBool.self) else {
        return false
      }
      return previous(window) != 0
    }
    guard window.isA("AdwLeaflet"), flash_get_bool(window, "folded", false),
      let navigate = Adwaita.function("adw_leaflet_navigate", Adwaita.Navigate.self)
    else { return false }
    // ADW_NAVIGATION_DIRECTION_BACK
    return navigate(window, 0) != 0
  }

  private func pressBackButton(in window: Widget) -> Bool {
    let button = window.firstDescendant {
      guard $0.isMapped, $0.isSensitive, $0.isA(Types.button) else { return false }
      let icon = String(c: gtk_button_get_icon_name($0.of(GtkButton.self)))
      return (icon == "go-previous-symbolic" || icon == "go-previous")
        && ($0.ancestor("GtkHeaderBar") ?? $0.ancestor("AdwHeaderBar")) != nil
    }
    guard let button else { return false }
    return perform(.tap, on: Handle(button), by: .activate) == .taken
  }
}
#endif
