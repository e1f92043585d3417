#if FLASH || FLASH_HOST
/// Who may call: programs of this machine, and no web page.
public struct AccessRules: Sendable {
  /// The port that a Host header must name, when it names one.
  public var port: Int
  public var token: String?

  public init(port: Int, token: String? = nil) {
    self.port = port
    self.token = token
  }

  /// Why a request is refused; nil when it is welcome.
  public func refusal(of request: HTTPRequest) -> HTTPFailure? {
    host(request.headers) ?? page(request.headers) ?? authorization(request.headers)
  }

  /// A page that rebinds its own name to 127.0.0.1 still sends that name.
  private func host(_ headers: HTTPHeaders) -> HTTPFailure? {
    let values = headers.all("Host")
    guard let value = values.first else { return .missingHost }
    guard values.count == 1 else { return .repeatedHost }
    guard let authority = Authority(value[...]), authority.isLoopback else {
      return .foreignHost(value)
    }
    guard authority.port == nil || authority.port == port else {
      return .otherPort(value, port: port)
    }
    return nil
  }

  /// Browsers tell of themselves where a request comes from, and a page cannot forge these fields.
  private func page(_ headers: HTTPHeaders) -> HTTPFailure? {
    for name in ["Origin", "Referer"] {
      for value in headers.all(name) where !Self.isLoopbackURL(value) {
        return .foreignPage(name, value)
      }
    }
    for value in headers.all("Sec-Fetch-Site")
    where !HTTPHeaders.same(value, "none") && !HTTPHeaders.same(value, "same-origin") {
      return .foreignPage("Sec-Fetch-Site", value)
    }
    return nil
  }

  private static func isLoopbackURL(_ text: String) -> Bool {
    for scheme in ["http://", "https://"] {
      let length = scheme.utf8.count
      guard text.utf8.count > length else { continue }
      let end = text.utf8.index(text.startIndex, offsetBy: length)
      guard HTTPHeaders.same(String(text[..<end]), scheme) else { continue }
      let authority = text[end...].prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != "\\" }
      return Authority(authority)?.isLoopback ?? false
    }
    return false
  }

  private func authorization(_ headers: HTTPHeaders) -> HTTPFailure? {
    guard let token else { return nil }
    let values = headers.all("Authorization")
    guard values.count == 1 else { return .noToken }
    let words = values[0].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard words.count == 2, HTTPHeaders.same(String(words[0]), "Bearer") else { return .noToken }
    return Self.isSame(words[1], token) ? nil : .wrongToken
  }

  /// Takes as long for a near guess as for a far one, so that time tells nothing of the token.
  private static func isSame(_ guess: Substring, _ token: String) -> Bool {
    let guess = Array(guess.utf8)
    let token = Array(token.utf8)
    var difference = guess.count ^ token.count
    for index in guess.indices {
      difference |= Int(guess[index] ^ (token.isEmpty ? 0 : token[index % token.count]))
    }
    return difference == 0
  }
}
#endif
