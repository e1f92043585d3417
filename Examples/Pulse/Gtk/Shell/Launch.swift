import CPulseAdwaita

/// What shows while the app is not ready.
enum Launch {
  static func make() -> Widget {
    let name = Build.label("Pulse", "article-title").align(GTK_ALIGN_CENTER)
    let column = Build.column(
      14, Build.icon("emblem-documents", 40).style("emblem").align(GTK_ALIGN_CENTER), name,
      Build.spinner("launch.spinner", "Starting"))
    return Build.row(
      0, column.expand(vertically: true).align(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    ).id("launch").style("screen")
  }
}
