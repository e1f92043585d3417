#if FLASH
import FlashServer
import UIKit

/// The objects that handles stand for, held for one turn of the main thread and no longer: an
/// element that UIKit makes anew on each reading would not live long enough, and a view that is
/// held longer would outlive the app's own interest in it.
@UIActor
final class Turn {
  private var objects: [UInt: NSObject] = [:]
  /// The cells that objects are in, and what each cell shows.
  private var cells: [ObjectIdentifier: UIView] = [:]
  private var texts: [ObjectIdentifier: String] = [:]
  private var isEnding = false

  /// - Parameter cell: the cell of a list that it is in, or is.
  @discardableResult
  func hold(_ object: NSObject, in cell: UIView? = nil) -> Handle {
    let handle = Handle(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    objects[handle.bits] = object
    if let cell { cells[ObjectIdentifier(object)] = cell }
    endSoon()
    return handle
  }

  func object(_ handle: Handle) -> NSObject? { objects[handle.bits] }

  /// What the cell shows that an object is in; nil outside lists.
  ///
  /// Lists use their cells again, so an object is the same thing only as long as this is the same.
  func shown(by object: NSObject) -> String? {
    guard let cell = cells[ObjectIdentifier(object)] ?? CellFacts.cell(around: object) else {
      return nil
    }
    if let known = texts[ObjectIdentifier(cell)] { return known }
    let text = TextOfView.joined(cell) ?? "row \(CellFacts.row(of: cell))"
    texts[ObjectIdentifier(cell)] = text
    endSoon()
    return text
  }

  private func endSoon() {
    guard !isEnding else { return }
    isEnding = true
    DispatchQueue.main.async { UIThread.assume { self.end() } }
  }

  private func end() {
    isEnding = false
    objects = [:]
    cells = [:]
    texts = [:]
  }
}
#endif
