import FlashProtocol

/// A picture as rows of pixels, three bytes each: red, green, blue.
public struct PixelBuffer: Sendable, Equatable {
  public let width: Int
  public let height: Int
  /// Pixels a point.
  public let scale: Int
  /// `width * height * 3` bytes, from the top left, row by row.
  public let rgb: [UInt8]

  /// - Returns: nil where the bytes are not as many as the size wants.
  public init?(width: Int, height: Int, scale: Int = 1, rgb: [UInt8]) {
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, scale > 0, !overflows, area <= Int.max / 3,
      rgb.count == area * 3
    else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
    self.rgb = rgb
  }

  /// With as many pixels a point as the front window of a snapshot, whose picture it is, tells.
  public func scaled(to snapshot: ScreenSnapshot) -> PixelBuffer {
    let window = snapshot.elements.last { $0.parent == nil }?.frame
    guard let window, window.isFinite, window.width >= 1 else { return self }
    let scale = Int((Float(width) / window.width).rounded())
    return PixelBuffer(width: width, height: height, scale: max(1, scale), rgb: rgb) ?? self
  }

  /// The pixels that a frame in points covers, within the picture.
  func pixels(of frame: Frame) -> PixelArea? {
    guard frame.isFinite, !frame.isEmpty else { return nil }
    let scale = Float(self.scale)
    func bounded(_ number: Float, _ limit: Int) -> Int {
      Int(max(0, min(Float(limit), number)))
    }
    let area = PixelArea(
      left: bounded((frame.x * scale).rounded(.down), width),
      top: bounded((frame.y * scale).rounded(.down), height),
      right: bounded((frame.maxX * scale).rounded(.up), width),
      bottom: bounded((frame.maxY * scale).rounded(.up), height))
    return area.isEmpty ? nil : area
  }
}

/// A rectangle of pixels; right and bottom stand just outside of it.
public struct PixelArea: Sendable, Equatable {
  public var left: Int
  public var top: Int
  public var right: Int
  public var bottom: Int

  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  public var width: Int { right - left }
  public var height: Int { bottom - top }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func union(_ other: PixelArea) -> PixelArea {
    PixelArea(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Whether the two overlap, or lie no further apart than so many pixels.
  func isNear(_ other: PixelArea, within gap: Int) -> Bool {
    left - gap < other.right && other.left - gap < right && top - gap < other.bottom
      && other.top - gap < bottom
  }
}
