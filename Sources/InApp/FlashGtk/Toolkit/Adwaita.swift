#if FLASH
import CFlashGtk
import FlashServer
import Glibc

/// Functions of libadwaita, looked up in the copy that the app has loaded: plain GTK apps have none
/// and must not get one from us.
enum Adwaita {
  @UIActor private static var library: UnsafeMutableRawPointer?

  /// - Returns: the function of that name, or nil where libadwaita is absent or older.
  @UIActor
  static func function<F>(_ name: String, _ type: F.Type) -> F? {
    // RTLD_NOLOAD never brings it in; a language's runtime may do so later.
    if library == nil { library = dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD) }
    guard let library, let symbol = dlsym(library, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }

  typealias GetUInt = @convention(c) (UnsafeMutableRawPointer) -> guint
  typealias GetDouble = @convention(c) (UnsafeMutableRawPointer) -> Double
  typealias GetBool = @convention(c) (UnsafeMutableRawPointer) -> gboolean
  typealias GetPointer = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  typealias GetString = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
  typealias Nth = @convention(c) (UnsafeMutableRawPointer, guint) -> UnsafeMutableRawPointer?
  typealias SetPointer =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
  typealias ScrollTo =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, gboolean) -> Void
  typealias Adjacent =
    @convention(c) (UnsafeMutableRawPointer, CInt) -> UnsafeMutableRawPointer?
  typealias Navigate = @convention(c) (UnsafeMutableRawPointer, CInt) -> gboolean
}
#endif
