#if canImport(Darwin)
import Darwin
#else
// `environ` is a plain C variable; it is read once, before any thread is started.
@preconcurrency import Glibc
#endif

/// The environment of this process.
public enum Environment {
  /// The variable's value; nil where it is not set or empty.
  public static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  public static var all: [(name: String, value: String)] {
    #if canImport(Darwin)
    let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
    let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var all: [(name: String, value: String)] = []
    var index = 0
    while let entry = list?[index] {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "="), equals != text.startIndex {
        all.append((String(text[..<equals]), String(text[text.index(after: equals)...])))
      }
      index += 1
    }
    return all
  }

  /// Path of the program that runs.
  public static var executable: String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    #if canImport(Darwin)
    var size = UInt32(buffer.count)
    let fits = buffer.withUnsafeMutableBytes { bytes in
      _NSGetExecutablePath(bytes.bindMemory(to: CChar.self).baseAddress, &size) == 0
    }
    guard fits, let end = buffer.firstIndex(of: 0) else { return nil }
    return String(decoding: buffer[..<end], as: UTF8.self)
    #else
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map {
        readlink("/proc/self/exe", $0, bytes.count)
      } ?? 0
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    #endif
  }
}
