#if canImport(CFlashPixbuf)
import CFlashPixbuf

/// By gdk-pixbuf.
enum Encoder {
  /// - Parameter quality: of a JPEG, from 1 to 100.
  static func encode(_ picture: DecodedPicture, as format: PictureFormat, quality: Int)
    throws(PictureError) -> [UInt8]
  {
    if format == .pixmap { return picture.pixmap }
    var pixels = picture.rgb
    var bytes: [UInt8]?
    var reason = "there is no memory for it"
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          pixels.baseAddress, GDK_COLORSPACE_RGB, 0, 8, CInt(picture.width),
          CInt(picture.height), CInt(picture.width * 3), nil, nil)
      else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      var file: UnsafeMutablePointer<CChar>?
      var size: gsize = 0
      var error: UnsafeMutablePointer<GError>?
      let options = format == .jpeg ? [("quality", String(quality))] : []
      guard save(pixbuf, format.rawValue, options, &file, &size, &error), let file else {
        defer { g_clear_error(&error) }
        if let message = error?.pointee.message { reason = String(cString: message) }
        return
      }
      defer { g_free(file) }
      bytes = file.withMemoryRebound(to: UInt8.self, capacity: Int(size)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(size)))
      }
    }
    guard let bytes else { throw .notEncoded(format, reason) }
    return bytes
  }

  private static func save(
    _ pixbuf: OpaquePointer, _ type: String, _ options: [(key: String, value: String)],
    _ file: inout UnsafeMutablePointer<CChar>?, _ size: inout gsize,
    _ error: inout UnsafeMutablePointer<GError>?
  ) -> Bool {
    var keys = options.map { strdup($0.key) } + [nil]
    var values = options.map { strdup($0.value) } + [nil]
    defer { for text in keys + values { free(text) } }
    return gdk_pixbuf_save_to_bufferv(pixbuf, &file, &size, type, &keys, &values, &error) != 0
  }
}
#endif
