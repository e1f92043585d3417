#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A place on Earth, in degrees.
struct GeoPoint {
  var latitude: Double
  var longitude: Double

  /// How far another is along the surface (the haversine formula).
  func metres(to other: GeoPoint) -> Double {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (first, second) = (radians(latitude), radians(other.latitude))
    let across = sin((second - first) / 2)
    let along = sin(radians(other.longitude - longitude) / 2)
    let part = across * across + cos(first) * cos(second) * along * along
    return 6_371_000 * 2 * atan2(part.squareRoot(), (1 - min(part, 1)).squareRoot())
  }
}
