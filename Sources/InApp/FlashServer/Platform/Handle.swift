#if FLASH
/// A toolkit's own object, borrowed for the length of one turn of the UI thread.
///
/// It is an address, so nothing may keep one past the turn in which a snapshot gave it: what must
/// outlive a turn is a ref, see `Platform.ref(for:)`.
public struct Handle: Hashable, Sendable {
  public let bits: UInt

  @inlinable public init(bits: UInt) { self.bits = bits }
  @inlinable public init(_ pointer: UnsafeRawPointer) { bits = UInt(bitPattern: pointer) }
  @inlinable public var pointer: UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: bits)
  }
}
#endif
