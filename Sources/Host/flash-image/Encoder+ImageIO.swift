#if canImport(ImageIO)
import CoreFoundation
import CoreGraphics
import ImageIO

/// By the system's own encoders.
enum Encoder {
  /// - Parameter quality: of a JPEG, from 1 to 100.
  static func encode(_ picture: DecodedPicture, as format: PictureFormat, quality: Int)
    throws(PictureError) -> [UInt8]
  {
    if format == .pixmap { return picture.pixmap }
    let type = format == .png ? "public.png" : "public.jpeg"
    guard let pixels = CFDataCreate(nil, picture.rgb, picture.rgb.count),
      let provider = CGDataProvider(data: pixels),
      let image = CGImage(
        width: picture.width, height: picture.height, bitsPerComponent: 8, bitsPerPixel: 24,
        bytesPerRow: picture.width * 3, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent),
      let file = CFDataCreateMutable(nil, 0),
      let destination = CGImageDestinationCreateWithData(file, type as CFString, 1, nil)
    else { throw .notEncoded(format, "there is no memory for it") }
    let options = [kCGImageDestinationLossyCompressionQuality: Double(quality) / 100]
    CGImageDestinationAddImage(destination, image, options as CFDictionary)
    guard CGImageDestinationFinalize(destination), let bytes = CFDataGetBytePtr(file) else {
      throw .notEncoded(format, "the system gave no reason")
    }
    return Array(UnsafeBufferPointer(start: bytes, count: CFDataGetLength(file)))
  }
}
#endif
