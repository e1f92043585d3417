#if FLASH
import FlashHTTP
/// The last listings that were sent, so that a reader who names one gets only what changed.
final class ListingMemory: Sendable {
  private static let kept = 16
  private let listings = Guarded<[(hash: String, lines: [String: String])]>([])

  func remember(_ listing: Listing) {
    let lines = Dictionary(listing.lines.map { ($0.ref, $0.line) }, uniquingKeysWith: { a, _ in a })
    listings.withLock { kept in
      kept.removeAll { $0.hash == listing.hash }
      kept.append((listing.hash, lines))
      if kept.count > Self.kept { kept.removeFirst() }
    }
  }

  /// What a listing adds, drops and changes against an earlier one; nil where that is forgotten.
  func delta(from hash: String, to listing: Listing) -> ListingDelta? {
    guard let old = listings.withLock({ kept in kept.last { $0.hash == hash }?.lines }) else {
      return nil
    }
    var delta = ListingDelta()
    var unseen = old
    for (ref, line) in listing.lines {
      guard let before = unseen.removeValue(forKey: ref) else {
        delta.added.append(ref)
        continue
      }
      if before != line { delta.updated.append(ref) }
    }
    delta.removed = unseen.keys.sorted { ($0.count, $0) < ($1.count, $1) }
    return delta
  }
}

/// The refs that came, went and changed between two listings.
struct ListingDelta: Sendable {
  var added: [String] = []
  var removed: [String] = []
  var updated: [String] = []
}
#endif
