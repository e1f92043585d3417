#if canImport(CFlashPixbuf)
import CFlashPixbuf

/// By gdk-pixbuf, which every machine that runs GTK has.
enum Decoder {
  static func decode(_ bytes: [UInt8]) throws(PictureError) -> DecodedPicture {
    guard let loader = gdk_pixbuf_loader_new() else {
      throw PictureError.notDecoded("no loader")
    }
    defer { g_object_unref(loader) }
    var error: UnsafeMutablePointer<GError>?
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &error) != 0
    // A loader must be closed, whatever came of it; the first error is the one that tells.
    let isClosed =
      isWritten
      ? gdk_pixbuf_loader_close(loader, &error) != 0
      : gdk_pixbuf_loader_close(loader, nil) != 0
    guard isWritten, isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      defer { g_clear_error(&error) }
      let words = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
      throw PictureError.notDecoded(words ?? "it is empty")
    }
    return try pixels(of: pixbuf)
  }

  private static func pixels(of pixbuf: OpaquePointer) throws(PictureError) -> DecodedPicture {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard let base = gdk_pixbuf_read_pixels(pixbuf), channels >= 3,
      gdk_pixbuf_get_bits_per_sample(pixbuf) == 8
    else { throw PictureError.notDecoded("its pixels are of no form that is known") }
    let rgb = [UInt8](unsafeUninitializedCapacity: width * height * 3) { buffer, count in
      guard var to = buffer.baseAddress else { return }
      for y in 0..<height {
        var from = base + y * stride
        var left = width
        while left > 0 {
          let alpha = channels == 4 ? from[3] : 255
          if alpha == 255 {
            to[0] = from[0]
            to[1] = from[1]
            to[2] = from[2]
          } else {
            for channel in 0..<3 { to[channel] = blend(from[channel], alpha: alpha) }
          }
          from += channels
          to += 3
          left -= 1
        }
      }
      count = width * height * 3
    }
    return DecodedPicture(width: width, height: height, rgb: rgb)
  }
}
#endif
