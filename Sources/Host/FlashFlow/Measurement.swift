import FlashProtocol

/// A number of an element's frame, and what it must be.
public struct Measurement: Sendable, Equatable {
  public enum Property: String, Sendable, CaseIterable { case x, y, width, height }

  public var naming: Naming
  public var property: Property
  /// In points.
  public var wanted: Double
  public var tolerance: Double

  public init(_ naming: Naming, _ property: Property, wanted: Double, tolerance: Double) {
    self.naming = naming
    self.property = property
    self.wanted = wanted
    self.tolerance = tolerance
  }

  public func value(in frame: Frame) -> Double {
    let number =
      switch property {
      case .x: frame.x
      case .y: frame.y
      case .width: frame.width
      case .height: frame.height
      }
    return (Double(number) * 10).rounded() / 10
  }

  public func holds(_ got: Double) -> Bool {
    // The wire rounds to tenths, and a tenth is no binary fraction.
    abs(got - wanted) <= tolerance + 1e-9
  }

  /// What was got, what was wanted, the tolerance and the gap, in one line.
  public func line(got: Double) -> String {
    let gap = ((got - wanted) * 10).rounded() / 10
    let sign = gap > 0 ? "+" : ""
    return
      "\(naming.name) \(property.rawValue): got \(Self.text(got)), wanted \(Self.text(wanted)) ± \(Self.text(tolerance)), gap \(sign)\(Self.text(gap)) pt"
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
