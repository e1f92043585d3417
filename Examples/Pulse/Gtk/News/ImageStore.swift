import CPulseAdwaita
import FlashHTTP

/// The pictures of stories, fetched once and kept while there is room.
final class ImageStore {
  private let news: News
  private var kept: [String: OpaquePointer] = [:]
  /// Oldest use first.
  private var order: [String] = []
  private var waiting: [String: [(OpaquePointer?) -> Void]] = [:]
  private let limit = 90

  /// A texture on its way between threads; GDK's textures never change once made.
  private nonisolated struct Decoded: @unchecked Sendable {
    let texture: OpaquePointer
  }

  init(news: News) { self.news = news }

  /// Gives a story's picture, at once where it is kept.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - done: given nil where there is no picture; what it is given lives for the call.
  func picture(_ name: String, width: Int, _ done: @escaping (OpaquePointer?) -> Void) {
    let key = "\(name)@\(width)"
    if let texture = kept[key] {
      order.removeAll { $0 == key }
      order.append(key)
      return done(texture)
    }
    waiting[key, default: []].append(done)
    guard waiting[key]?.count == 1 else { return }
    let request = HTTPRequest(path: "/pictures/\(name).png", query: [("width", String(width))])
    news.send(request, Self.decode) { result in
      let texture = try? result.get().texture
      for done in self.waiting.removeValue(forKey: key) ?? [] { done(texture) }
      if let texture { self.keep(texture, key) }
    }
  }

  private func keep(_ texture: OpaquePointer, _ key: String) {
    kept[key] = texture
    order.append(key)
    while order.count > limit {
      if let old = kept.removeValue(forKey: order.removeFirst()) { g_object_unref(old.raw) }
    }
  }

  private nonisolated static let decode: @Sendable (HTTPResponse) -> Result<Decoded, NewsError> = {
    response in
    guard response.status == 200 else {
      return .failure(.refused(status: response.status, reason: "no picture"))
    }
    let bytes = response.body.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let texture = gdk_texture_new_from_bytes(bytes, nil) else {
      return .failure(.unreadable)
    }
    return .success(Decoded(texture: texture))
  }
}
