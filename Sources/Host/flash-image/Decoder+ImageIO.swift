#if canImport(ImageIO)
import CoreFoundation
import CoreGraphics
import ImageIO

/// By the system's own decoders.
enum Decoder {
  static func decode(_ bytes: [UInt8]) throws(PictureError) -> DecodedPicture {
    guard let data = CFDataCreate(nil, bytes, bytes.count),
      let source = CGImageSourceCreateWithData(data, nil),
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { throw PictureError.notDecoded("it is of no format that is known") }
    let width = image.width
    let height = image.height
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
    else { throw PictureError.notDecoded("\(width)x\(height) pixels are too many") }
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    context.fill(whole)
    context.draw(image, in: whole)
    guard let base = context.data?.assumingMemoryBound(to: UInt8.self) else {
      throw PictureError.notDecoded("it could not be drawn")
    }
    let rgb = [UInt8](unsafeUninitializedCapacity: width * height * 3) { buffer, count in
      for pixel in 0..<(width * height) {
        for channel in 0..<3 {
          buffer[count] = base[pixel * 4 + channel]
          count += 1
        }
      }
    }
    return DecodedPicture(width: width, height: height, rgb: rgb)
  }
}
#endif
