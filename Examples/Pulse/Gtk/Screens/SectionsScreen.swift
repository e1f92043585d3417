import CPulseAdwaita
import PulseModel

/// All twelve sections, those that are followed first.
enum SectionsScreen {
  static func make(_ context: AppContext) -> Widget {
    let grid = gtk_grid_new()!.id("sections.grid").margins(top: 4, bottom: 20, start: 16, end: 16)
    gtk_grid_set_column_homogeneous(grid.cast(), 1)
    gtk_grid_set_row_homogeneous(grid.cast(), 1)
    gtk_grid_set_column_spacing(grid.cast(), 12)
    gtk_grid_set_row_spacing(grid.cast(), 12)
    let fill = {
      while let child = gtk_widget_get_first_child(grid) { gtk_grid_remove(grid.cast(), child) }
      let followed = context.user.state.following
      let sections =
        Section.allCases.filter { followed.contains($0) }
        + Section.allCases.filter { !followed.contains($0) }
      let columns = context.isTablet ? 4 : 2
      for (index, section) in sections.enumerated() {
        let tile = tile(section, isFollowed: followed.contains(section), context)
        gtk_grid_attach(
          grid.cast(), tile, Int32(index % columns), Int32(index / columns), 1, 1)
      }
    }
    fill()
    context.user.observe(LifeOf(grid), fill)
    let search = Build.iconButton("sections.search", "edit-find", "Search") {
      context.router.show(.search(""))
    }
    return TopBar.screen(
      "sections", TopBar.make("Sections", search), Build.scroller("sections.scroller", grid))
  }

  private static func tile(_ section: Section, isFollowed: Bool, _ context: AppContext) -> Widget {
    let icons = Build.row(
      0, Build.icon(SectionMark.icon(section), 22).expand().align(GTK_ALIGN_START))
    if isFollowed { icons.append(Build.label("Following", "section-line", wraps: false)) }
    let content = Build.column(
      4, icons, Build.label(section.title, "section-name"),
      Build.label(section.tagline, "section-line"))
    return Build.tile("sections.\(section.rawValue)", content) {
      context.router.show(.section(section))
    }.style("section-tile", "fill-\(section.rawValue)").expand()
  }
}
