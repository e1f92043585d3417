#if FLASH || FLASH_HOST
/// A host with, perhaps, a port, as in a Host header or a URL (RFC 3986, section 3.2).
struct Authority: Equatable {
  var host: String
  var port: Int?

  /// Nil when it has a user, an empty host, or a port that is no number.
  init?(_ text: Substring) {
    let end: Substring.Index
    if text.hasPrefix("[") {
      guard let bracket = text.firstIndex(of: "]") else { return nil }
      end = text.index(after: bracket)
    } else {
      end = text.firstIndex(of: ":") ?? text.endIndex
    }
    host = String(text[..<end])
    guard !host.isEmpty, !host.utf8.contains(where: { $0 == UInt8(ascii: "@") }) else { return nil }
    let rest = text[end...]
    guard !rest.isEmpty else { return }
    guard rest.hasPrefix(":"), rest.utf8.count <= 6,
      rest.utf8.dropFirst().allSatisfy(\.isDigit), let port = Int(rest.dropFirst()),
      port <= 65535
    else { return nil }
    self.port = port
  }

  /// Names that no resolver is asked for; a name that merely resolves to loopback is what a
  /// rebinding attack uses.
  var isLoopback: Bool {
    for name in ["localhost", "localhost.", "[::1]"] where HTTPHeaders.same(host, name) {
      return true
    }
    let parts = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4, host.hasPrefix("127.") else { return false }
    return parts.allSatisfy { part in
      (1...3).contains(part.count) && part.allSatisfy(\.isDigit)
        && (Int(String(part) ?? "") ?? 256) < 256
    }
  }
}
#endif
