import FlashProtocol

/// Where two pictures of one screen differ.
public struct ImageDiff: Sendable, Equatable {
  /// One connected part that differs.
  public struct Region: Sendable, Equatable {
    /// In pixels.
    public var area: PixelArea
    /// In points.
    public var frame: Frame
    /// How many pixels in it differ.
    public var pixels: Int
    /// The largest difference in it, of one channel, from 1 to 255.
    public var most: Int
    /// The smallest element of the snapshot that contains it.
    public var element: Element?
  }

  /// How much two pixels may differ and still count as the same.
  public struct Tolerance: Sendable, Equatable {
    /// Of one channel, from 0 to 255.
    public var channel: Int
    /// Whether what may come from the smoothing of edges is passed over.
    public var antialiasing: Bool

    public init(channel: Int = 16, antialiasing: Bool = true) {
      self.channel = channel
      self.antialiasing = antialiasing
    }
  }

  /// Two pictures that cannot be laid over each other.
  public enum Failure: Error, Sendable, Equatable, CustomStringConvertible {
    case sizes(one: String, other: String)

    public var description: String {
      switch self {
      case .sizes(let one, let other):
        "the first picture is \(one) pixels and the second \(other); "
          + "take both of one window at one size and scale"
      }
    }
  }

  public private(set) var regions: [Region] = []
  /// How many pixels differ, of how many.
  public private(set) var pixels = 0
  public let total: Int

  public var isEmpty: Bool { regions.isEmpty }

  /// - Parameter snapshot: names the regions by its elements.
  /// - Throws: `Failure` where the sizes differ.
  public init(
    from before: PixelBuffer, to after: PixelBuffer, tolerance: Tolerance = Tolerance(),
    snapshot: ScreenSnapshot? = nil
  ) throws(Failure) {
    guard before.width == after.width, before.height == after.height else {
      throw .sizes(
        one: "\(before.width)x\(before.height)", other: "\(after.width)x\(after.height)")
    }
    total = before.width * before.height
    let comparison = PixelComparison(before, after, tolerance)
    let screen = snapshot.map(Screen.init)
    let scale = Float(after.scale)
    for part in comparison.parts() {
      pixels += part.pixels
      let frame = Frame(
        x: Float(part.area.left) / scale, y: Float(part.area.top) / scale,
        width: Float(part.area.width) / scale, height: Float(part.area.height) / scale)
      regions.append(
        Region(
          area: part.area, frame: frame, pixels: part.pixels, most: part.most,
          element: screen?.smallest(containing: frame)))
    }
  }
}

extension Screen {
  /// The smallest element that contains a frame, those with a name or a text before nameless boxes.
  func smallest(containing frame: Frame) -> Element? {
    let slack: Float = 1.5
    let holders = elements.indices.filter { index in
      let seen = visible[index]
      return isSeen(index) && seen.x <= frame.x + slack && seen.y <= frame.y + slack
        && seen.maxX >= frame.maxX - slack && seen.maxY >= frame.maxY - slack
    }
    let told = holders.filter {
      elements[$0].id != nil || text($0) != nil || elements[$0].kind != .group
    }
    // Of two of one size the inner one, which comes later.
    return told.reduce(nil as Int?) { best, next in
      guard let best else { return next }
      return visible[next].area <= visible[best].area ? next : best
    }.map { elements[$0] }
  }
}
