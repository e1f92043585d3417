#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// Tells of every object of a class that is made from now on.
///
/// GTK has no signal for that, so a function is put before the class's own `constructed`, which it
/// calls first: the object's life is what it was.
@UIActor
enum Births {
  typealias Constructed = @convention(c) (UnsafeMutablePointer<GObject>?) -> Void

  private struct Watch {
    var original: Constructed?
    var tell: @UIActor (UnsafeMutableRawPointer) -> Void
  }

  private static var watches: [GType: Watch] = [:]

  /// - Parameters:
  ///   - type: a class; those that derive from it are told of too, unless they exist already.
  ///   - tell: called once an object is whole.
  static func watch(_ type: GType, _ tell: @escaping @UIActor (UnsafeMutableRawPointer) -> Void) {
    // The reference is never given back, so that the class stays as it now is.
    guard type != 0, watches[type] == nil, let raw = g_type_class_ref(type) else { return }
    let objects = raw.assumingMemoryBound(to: GObjectClass.self)
    watches[type] = Watch(original: objects.pointee.constructed, tell: tell)
    objects.pointee.constructed = { object in
      guard let object else { return }
      UIThread.assume { Births.isWhole(object) }
    }
  }

  private static func isWhole(_ object: UnsafeMutablePointer<GObject>) {
    var type = flash_type(object)
    while type != 0 {
      if let watch = watches[type] {
        watch.original?(object)
        watch.tell(UnsafeMutableRawPointer(object))
        return
      }
      type = g_type_parent(type)
    }
  }
}
#endif
