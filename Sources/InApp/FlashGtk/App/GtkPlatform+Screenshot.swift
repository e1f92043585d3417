#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer

/// Pixels in RGB, read-only once made, so that any thread may encode them.
private final class Pixels: @unchecked Sendable {
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int

  init(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
    self.bytes = bytes
    self.width = width
    self.height = height
  }

  deinit { g_free(bytes) }

  func encoded(_ format: Picture.Format, _ quality: Int) -> [UInt8]? {
    var size = 0
    guard
      let file = flash_encode(
        bytes, CInt(width), CInt(height), format == .png, CInt(quality), &size)
    else { return nil }
    defer { g_free(file) }
    return Array(UnsafeBufferPointer(start: file, count: size))
  }
}

extension GtkPlatform {
  /// An element's picture is cut from its window's, so that it shows what a person sees there.
  public func picture(of handle: Handle?, scale: Int) throws(Failure) -> Picture {
    guard let window = handle == nil ? Toplevels.inOrder().last : handle?.widget?.root,
      window.isMapped, let whole = WindowSpace.frame(of: window, in: window)
    else { throw .unsupported("a picture of the window", because: "none is on screen") }
    let scene = snapshot(types: false, onScreen: true)
    var area = whole
    if let handle {
      let name = handle.widget.map { Motion.name(of: $0) } ?? "the element"
      guard let node = scene.nodes.first(where: { $0.handle == handle }) else {
        throw .unsupported("a picture of \(name)", because: "it is not on screen")
      }
      guard node.frame.isFinite else {
        throw .unsupported("a picture of \(name)", because: "its frame is not a finite one")
      }
      area = node.frame.intersection(whole)
      guard !area.isEmpty else { throw .offScreen(name) }
    }
    area = area.wholePoints
    let pixels = try draw(window, area, scale: max(1, scale))
    conceal(scene, area, scale: max(1, scale), in: pixels)
    return Picture(
      width: pixels.width, height: pixels.height, scale: max(1, scale),
      encode: { format, quality in pixels.encoded(format, quality) })
  }

  private func draw(_ window: Widget, _ area: Frame, scale: Int) throws(Failure) -> Pixels {
    guard let renderer = gtk_native_get_renderer(window.opaque),
      let snapshot = gtk_snapshot_new()
    else {
      throw .unsupported("a picture of the window", because: "GTK has no renderer for it yet")
    }
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    let origin = WindowSpace.origin(of: window)
    add(window, to: snapshot, x: origin.x, y: origin.y)
    var popovers: [Widget] = []
    collectPopovers(of: window, into: &popovers)
    for popover in popovers {
      guard let origin = WindowSpace.origin(ofPopover: popover, in: window) else { continue }
      add(popover, to: snapshot, x: origin.x, y: origin.y)
    }
    guard let node = gtk_snapshot_free_to_node(snapshot) else {
      throw .unsupported("a picture of the window", because: "nothing was drawn yet")
    }
    defer { gsk_render_node_unref(node) }
    var viewport = graphene_rect_t(
      origin: graphene_point_t(x: area.x * Float(scale), y: area.y * Float(scale)),
      size: graphene_size_t(
        width: area.width * Float(scale), height: area.height * Float(scale)))
    guard let texture = gsk_renderer_render_texture(renderer, node, &viewport) else {
      throw .unsupported("a picture of the window", because: "the renderer gave no picture")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard let bytes = flash_rgb(texture) else {
      throw .unsupported(
        "a picture of the window", because: "there is no memory for a picture of that size")
    }
    return Pixels(
      bytes, width: Int(gdk_texture_get_width(texture)),
      height: Int(gdk_texture_get_height(texture)))
  }

  private func add(_ widget: Widget, to snapshot: OpaquePointer, x: Float, y: Float) {
    var look = FlashLook()
    guard flash_bounds(widget, widget, &look), look.width.isFinite, look.height.isFinite,
      let paintable = gtk_widget_paintable_new(widget)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    var place = graphene_point_t(x: x + look.x, y: y + look.y)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &place)
    gdk_paintable_snapshot(
      paintable, snapshot,
      Double(look.width), Double(look.height))
    gtk_snapshot_restore(snapshot)
  }

  private func collectPopovers(of widget: Widget, into popovers: inout [Widget]) {
    for child in widget.children where child.isMapped {
      if catalog.facts(of: child).isNative { popovers.append(child) }
      collectPopovers(of: child, into: &popovers)
    }
  }

  /// Paints over what secure fields hold: a field that shows its text would show it here too.
  private func conceal(_ scene: Snapshot, _ area: Frame, scale: Int, in pixels: Pixels) {
    for node in scene.nodes where node.state.contains(.secure) && node.frame.isFinite {
      guard let widget = node.handle.widget, let field = Field(widget), !field.isEmpty else {
        continue
      }
      let frame = node.frame.intersection(area)
      guard !frame.isEmpty else { continue }
      let left = Int((frame.x - area.x) * Float(scale))
      let top = Int((frame.y - area.y) * Float(scale))
      flash_paint(
        pixels.bytes, CInt(pixels.width), CInt(pixels.height), CInt(left), CInt(top),
        CInt((frame.width * Float(scale)).rounded(.up)),
        CInt((frame.height * Float(scale)).rounded(.up)), 0x9A)
    }
  }
}

extension Frame {
  /// The smallest rectangle of whole points that holds it.
  fileprivate var wholePoints: Frame {
    let left = x.rounded(.down)
    let top = y.rounded(.down)
    return Frame(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
#endif
