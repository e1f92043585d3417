#if FLASH
import FlashProtocol
import FlashServer
import UIKit

extension UIKitPlatform {
  public func picture(of handle: Handle?, scale: Int) throws(Failure) -> Picture {
    let windows = Windows.backToFront()
    guard let base = windows.first else { throw .offScreen("the app's window") }
    var area = base.frame
    if let handle {
      guard let object = turn.object(handle) else { throw .offScreen("it") }
      area = FieldFinder.frame(of: object).intersection(base.frame)
    }
    guard area.width.isFinite, area.height.isFinite, area.width >= 1, area.height >= 1 else {
      throw .offScreen("it")
    }
    let drawing = Drawing(image: Self.draw(windows, area, scale: scale))
    return Picture(
      width: Int(area.width) * scale, height: Int(area.height) * scale, scale: scale
    ) { format, quality in drawing.encode(format, quality) }
  }

  /// All windows over each other, as they are composed on screen.
  private static func draw(_ windows: [UIWindow], _ area: CGRect, scale: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(scale)
    // Whole points, so that the pixels are as many as the reply says.
    let whole = CGRect(
      x: area.minX, y: area.minY, width: CGFloat(Int(area.width)),
      height: CGFloat(Int(area.height)))
    let renderer = UIGraphicsImageRenderer(bounds: whole, format: format)
    return renderer.image { _ in
      for window in windows {
        window.drawHierarchy(in: window.frame, afterScreenUpdates: false)
      }
    }
  }
}

/// An image that is never changed, so that it may be encoded on another thread than the one that
/// drew it.
private struct Drawing: @unchecked Sendable {
  let image: UIImage

  func encode(_ format: Picture.Format, _ quality: Int) -> [UInt8]? {
    let data =
      switch format {
      case .jpeg: image.jpegData(compressionQuality: CGFloat(quality) / 100)
      case .png: image.pngData()
      }
    return data.map { [UInt8]($0) }
  }
}
#endif
