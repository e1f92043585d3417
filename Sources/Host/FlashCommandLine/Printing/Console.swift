import FlashDevices
import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where a command writes.
public struct Console: Sendable {
  public var paint: Paint
  private let out: @Sendable (String) -> Void
  private let error: @Sendable (String) -> Void

  public init(
    paint: Paint = Paint(isOn: false), out: @escaping @Sendable (String) -> Void,
    error: @escaping @Sendable (String) -> Void
  ) {
    self.paint = paint
    self.out = out
    self.error = error
  }

  /// The process's own output, coloured on a terminal unless NO_COLOR is set.
  public static var standard: Console {
    let isColoured =
      isatty(1) == 1 && getenv("NO_COLOR") == nil && Environment.value("TERM") != "dumb"
    return Console(
      paint: Paint(isOn: isColoured), out: { write($0, to: 1) }, error: { write($0, to: 2) })
  }

  /// A line of what was asked for.
  public func print(_ line: String) { out(safe(line) + "\n") }

  /// What was asked for, as it is.
  public func write(_ text: String) { out(text) }

  /// A line of what went wrong, or of what is worth knowing on the way.
  public func complain(_ line: String) { error(safe(line) + "\n") }

  /// Whatever slipped into a line, no terminal obeys it, its own colours excepted.
  private func safe(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F })
    else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", paint.isOn, let style = Self.style(rest) {
        result += "\u{1B}" + String(style)
        rest = rest[style.endIndex...]
      } else if scalar == "\n" || scalar == "\t" {
        result.unicodeScalars.append(scalar)
      } else {
        result += String(scalar).printable
      }
    }
    return result
  }

  /// What follows an escape where it is a colour: `[31m`.
  private static func style(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard text.first == "[", let end = text.firstIndex(of: "m"),
      text[..<end].dropFirst().allSatisfy({ ("0"..."9").contains($0) })
    else { return nil }
    return text[...end]
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Darwin)
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
