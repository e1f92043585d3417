import CFlashGtk

/// A decoded picture. GTK itself stays out of the tests' process; its picture library may run here.
struct Image: Equatable {
  let width: Int
  let height: Int
  private let pixels: [UInt8]

  init(png bytes: [UInt8]) throws {
    let loader = gdk_pixbuf_loader_new()
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil)
    guard gdk_pixbuf_loader_close(loader, nil) != 0,
      let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader)
    else { throw GalleryApp.Trouble(description: "the picture is no PNG") }
    width = Int(gdk_pixbuf_get_width(pixbuf))
    height = Int(gdk_pixbuf_get_height(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let data = gdk_pixbuf_get_pixels(pixbuf)!
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let start = y * stride + x * channels
        pixels += [data[start], data[start + 1], data[start + 2]]
      }
    }
    self.pixels = pixels
  }

  private init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  var isUpright: Bool { height > width }

  /// Red, green and blue of one pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 3
    return Array(pixels[start..<(start + 3)])
  }

  func cut(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Image {
    let rows = (y..<(y + height)).map { row in
      pixels[((row * self.width + x) * 3)..<((row * self.width + x + width) * 3)]
    }
    return Image(width: width, height: height, pixels: rows.flatMap { Array($0) })
  }
}
