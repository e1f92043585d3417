#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A library of the system that the app is not linked with.
package enum SystemLibrary {
  /// - Returns: nil where there is no such library, or nothing of that name in it.
  package static func symbol(_ name: String, in path: String) -> UnsafeMutableRawPointer? {
    guard let library = dlopen(path, RTLD_LAZY) else { return nil }
    return dlsym(library, name)
  }
}
#endif
