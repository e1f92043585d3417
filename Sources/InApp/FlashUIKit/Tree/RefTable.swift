#if FLASH
import FlashServer
import UIKit

/// Numbers of refs, by object and what it shows, for as long as the object lives.
final class RefTable {
  private final class Entry {
    weak var object: NSObject?
    let number: Int
    let shown: String?
    init(_ object: NSObject, _ number: Int, _ shown: String?) {
      self.object = object
      self.number = number
      self.shown = shown
    }
  }

  private var byObject: [ObjectIdentifier: Entry] = [:]
  private var byNumber: [Int: Entry] = [:]
  private var last = 0
  private var sweepAt = 4096

  func number(of object: NSObject, showing shown: String?) -> Int {
    // Another object may live at an address that was noted before.
    if let known = byObject[ObjectIdentifier(object)], known.object === object {
      if known.shown == shown { return known.number }
      byNumber[known.number] = nil
    }
    last += 1
    let entry = Entry(object, last, shown)
    byObject[ObjectIdentifier(object)] = entry
    byNumber[last] = entry
    if byNumber.count > sweepAt { sweep() }
    return last
  }

  func object(_ number: Int) -> (NSObject, shown: String?)? {
    guard let entry = byNumber[number], let object = entry.object else { return nil }
    return (object, entry.shown)
  }

  private func sweep() {
    byNumber = byNumber.filter { $0.value.object != nil }
    byObject = byObject.filter { $0.value.object != nil }
    sweepAt = max(4096, byNumber.count * 2)
  }
}
#endif
