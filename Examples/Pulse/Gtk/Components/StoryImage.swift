import CPulseAdwaita
import PulseModel

/// A story's picture at a fixed height, with a tint until it is there.
final class StoryImage {
  let widget: Widget
  private let picture: Widget

  /// - Parameters:
  ///   - name: of the picture, as the newsroom knows it.
  ///   - width: in points; nil takes what there is.
  ///   - pixels: width of the picture asked for.
  init(
    _ name: String, _ story: Story, width: Int? = nil, height: Int, pixels: Int,
    _ images: ImageStore
  ) {
    widget = gtk_overlay_new()!.style("picture").clipped()
    // An overlay is as large as its main child, whatever the size of the picture in it.
    gtk_overlay_set_child(widget.cast(), Build.row().size(width ?? -1, height))
    picture = gtk_picture_new()!
    gtk_picture_set_content_fit(picture.cast(), GTK_CONTENT_FIT_COVER)
    gtk_picture_set_alternative_text(picture.cast(), story.scene.caption)
    gtk_overlay_add_overlay(widget.cast(), picture)
    if width != nil { widget.align(GTK_ALIGN_START, GTK_ALIGN_START) }
    if story.isVideo { addPlayMark() }
    widget.keep(self)
    images.picture(name, width: pixels) { [weak self] in self?.show($0) }
  }

  private func show(_ texture: OpaquePointer?) {
    if let texture {
      gtk_picture_set_paintable(picture.cast(), texture)
    } else {
      // A tinted place is left, and nothing is said of a picture that is not there.
      gtk_overlay_remove_overlay(widget.cast(), picture)
    }
  }

  private func addPlayMark() {
    let mark = Build.icon("media-playback-start", 22).style("play-mark")
    gtk_overlay_add_overlay(widget.cast(), mark.align(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER))
  }
}
