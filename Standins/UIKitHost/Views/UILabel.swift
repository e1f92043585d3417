#if FLASH
import FlashServer

@UIActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // A label takes no touches unless told to.
    isUserInteractionEnabled = false
  }

  open var text: String?
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false

  /// Host: how wide a character and how high a line is.
  public static let hostCharacter = CGSize(width: 8, height: 20)

  /// Lines are broken anywhere, so as many fit as characters do; none is cut where the limit is 0.
  /// Source: Apple's documentation of `textRect(forBounds:limitedToNumberOfLines:)`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines limit: Int) -> CGRect {
    let one = Self.hostCharacter
    let perLine = max(1, Int(bounds.width / one.width))
    let characters = text?.count ?? 0
    let needed = (characters + perLine - 1) / perLine
    let fitting = Int(bounds.height / one.height)
    let lines = min(needed, limit > 0 ? min(limit, fitting) : fitting)
    return CGRect(
      x: bounds.minX, y: bounds.minY,
      width: min(Double(characters), Double(perLine)) * one.width,
      height: Double(lines) * one.height)
  }

  /// A label is an element of its own, and reads as its text.
  open override var isAccessibilityElement: Bool {
    get { text != nil }
    set {}
  }
  open override var accessibilityLabel: String? {
    get { text }
    set { text = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { .staticText }
    set {}
  }
}

/// Immutable, and not isolated to the main actor, as in UIKit.
open class UIImage: NSObject {
  public let size: CGSize
  public let scale: CGFloat

  public init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    super.init()
  }

  public func jpegData(compressionQuality: CGFloat) -> Data? {
    Data("jpeg \(pixels) q\(Int((compressionQuality * 100).rounded()))".utf8)
  }

  public func pngData() -> Data? { Data("png \(pixels)".utf8) }

  private var pixels: String { "\(Int(size.width * scale))x\(Int(size.height * scale))" }
}

@UIActor
open class UIImageView: UIView {
  open var image: UIImage?
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

@UIActor
open class UIActivityIndicatorView: UIView {
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

@UIActor
open class UIProgressView: UIView {
  open var progress: Float = 0
}

/// Renders into memory; not isolated to the main actor, as in UIKit.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 3
  open var opaque = false
}

open class UIGraphicsImageRendererContext: NSObject {}

open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: bounds.size, scale: format.scale)
  }
}
#endif
