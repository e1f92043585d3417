import FlashHTTP

/// Why the newsroom gave nothing.
nonisolated enum NewsError: Error, Sendable {
  case unreachable(HTTPClientError)
  case refused(status: Int, reason: String)
  case unreadable

  /// For the reader.
  var message: String {
    switch self {
    case .unreachable: "The newsroom cannot be reached. Check your connection and try again."
    case .refused(_, let reason): reason.prefix(1).uppercased() + reason.dropFirst() + "."
    case .unreadable: "The newsroom sent something that cannot be read."
    }
  }
}
