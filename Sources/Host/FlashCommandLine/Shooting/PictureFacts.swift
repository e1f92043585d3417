import FlashClient

/// The numbers of the `Flash-Image` header: `width=480; height=800; scale=1`.
struct PictureFacts: Equatable {
  var width = 0
  var height = 0
  /// Pixels a point.
  var scale = 1

  init(_ reply: Reply) {
    for piece in (reply.headers["Flash-Image"] ?? "").split(separator: ";") {
      let pair = piece.split(separator: "=")
      guard pair.count == 2, let number = Int(pair[1].trimmed()), number > 0 else { continue }
      switch pair[0].trimmed() {
      case "width": width = number
      case "height": height = number
      case "scale": scale = number
      default: break
      }
    }
  }
}
