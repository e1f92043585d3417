import CPulseAdwaita
import PulseModel

/// What else can be done with a story.
enum ArticleMenu {
  static func make(_ id: String, _ context: AppContext) -> Widget {
    let popover = gtk_popover_new()!.id("article.menu").style("article-menu")
    let button = gtk_menu_button_new()!.id("article.more").style("flat", "icon-button")
    // Lined up with the button's end, so that it stays within the window.
    popover.align(GTK_ALIGN_END)
    gtk_menu_button_set_icon_name(button.cast(), "view-more-symbolic")
    gtk_menu_button_set_popover(button.cast(), popover)
    Accessible.name(button, "More")
    gtk_widget_set_tooltip_text(button, "More")
    func item(_ name: String, _ title: String, _ icon: String, _ run: @escaping () -> Void)
      -> Widget
    {
      let content = Build.row(12, Build.icon(icon), Build.label(title, wraps: false))
      return Build.tile("article.more.\(name)", content) {
        gtk_popover_popdown(popover.cast())
        run()
      }.style("flat", "sheet-row")
    }
    let items = Build.column(
      2,
      item("fontsize", "Font size", "font-select") { context.router.show(.fontsize) },
      item("pictures", "All pictures", "image-x-generic") { context.router.show(.pictures(id)) },
      item("feedback", "Report a mistake", "document-edit") { context.router.show(.feedback) })
    gtk_popover_set_child(popover.cast(), items)
    return button
  }
}
