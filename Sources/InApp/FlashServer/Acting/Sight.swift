#if FLASH
import FlashProtocol

/// Waits until what the toolkit draws can be read.
///
/// A toolkit may begin to tell what is on screen only when an accessibility client listens, and then
/// takes a while; an empty answer meanwhile would be a lie.
@UIActor
enum Sight {
  /// How long that may take after launch, in milliseconds.
  static let patience = 2000

  /// - Throws: `Failure` of code `ax-unarmed` with what was tried.
  static func whenClear(
    _ call: Call, then: @escaping @UIActor (Snapshot) throws -> Progress
  ) throws -> Progress {
    var tried: [String] = []
    return try Progress.poll(for: patience, call) { () throws -> Progress? in
      let snapshot = call.platform.snapshot(types: false, onScreen: true)
      tried = snapshot.blind
      return tried.isEmpty ? try then(snapshot) : nil
    } otherwise: { () throws -> Progress in
      throw Failure.axUnarmed("the screen", tried: tried)
    }
  }
}
#endif
