import FlashHTTP

/// Reads replies by the book, apart from the product's own decoder.
enum Replies {
  static func takeFirst(from bytes: inout [UInt8], isHead: Bool = false) -> HTTPResponse? {
    guard let end = headEnd(bytes) else { return nil }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).components("\r\n")
    let words = lines[0].components(" ")
    var response = HTTPResponse(status: Int(words[1]) ?? 0)
    for line in lines.dropFirst() {
      let parts = line.components(": ")
      response.headers.add(parts[0], parts.dropFirst().joined(separator: ": "))
    }
    let isInterim = response.status < 200
    let length = isHead || isInterim ? 0 : Int(response.headers["Content-Length"] ?? "0") ?? 0
    guard bytes.count >= end + 4 + length else { return nil }
    response.body = Array(bytes[(end + 4)..<(end + 4 + length)])
    bytes.removeFirst(end + 4 + length)
    return response
  }

  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for index in 0...(bytes.count - 4) where bytes[index] == 13 {
      if bytes[index...].prefix(4).elementsEqual([13, 10, 13, 10]) { return index }
    }
    return nil
  }
}

extension String {
  func components(_ separator: String) -> [String] {
    var parts: [String] = []
    var rest = Array(utf8)[...]
    let mark = Array(separator.utf8)
    var part: [UInt8] = []
    while let first = rest.first {
      if rest.starts(with: mark) {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        rest = rest.dropFirst(mark.count)
      } else {
        part.append(first)
        rest = rest.dropFirst()
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
