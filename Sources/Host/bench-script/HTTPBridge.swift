import FlashProtocol
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What scripts ask of servers: `http.get`, `post`, `put`, `delete` and `request`.
struct HTTPBridge {
  /// In seconds.
  private static let patience = 60.0
  /// A reply larger than that is refused, in bytes.
  private static let most = 16 * 1_048_576

  let folder: String

  func answer(_ request: JSON) -> JSON {
    guard let address = request["url"]?.string, let url = URL(string: address),
      ["http", "https"].contains(url.scheme?.lowercased() ?? "")
    else { return ["error": .string("no address: \(request["url"]?.text ?? "none")")] }
    var wanted = URLRequest(url: url, timeoutInterval: Self.patience)
    wanted.httpMethod = request["method"]?.string ?? "GET"
    for header in request["headers"]?.object ?? [] {
      wanted.setValue(header.value.string ?? "", forHTTPHeaderField: header.name)
    }
    if let body = request["body"]?.string { wanted.httpBody = Data(body.utf8) }
    if let form = request["form"]?.object {
      do {
        try fill(&wanted, with: form)
      } catch {
        return ["error": .string("\(error)")]
      }
    }
    return send(wanted)
  }

  private func send(_ request: URLRequest) -> JSON {
    let done = DispatchSemaphore(value: 0)
    let box = ReplyBox()
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      box.reply = Self.reply(data, response, error)
      done.signal()
    }
    task.resume()
    guard done.wait(timeout: .now() + Self.patience + 1) == .success else {
      task.cancel()
      return ["error": .string("no answer within \(Int(Self.patience)) s")]
    }
    return box.reply
  }

  private static func reply(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> JSON
  {
    guard let http = response as? HTTPURLResponse else {
      return ["error": .string(error?.localizedDescription ?? "no answer")]
    }
    let body = data ?? Data()
    guard body.count <= most else { return ["error": "the answer is larger than 16 MB"] }
    var headers: [JSON.Member] = []
    for (name, value) in http.allHeaderFields {
      headers.append(.init("\(name)".lowercased(), .string("\(value)")))
    }
    return [
      "ok": .bool((200..<300).contains(http.statusCode)), "status": .int(http.statusCode),
      "body": .string(String(decoding: body, as: UTF8.self)), "headers": .object(headers),
    ]
  }

  /// A form of texts and files (RFC 7578).
  private func fill(_ request: inout URLRequest, with form: [JSON.Member]) throws {
    let boundary = "flash-\(UUID().uuidString)"
    var body = Data()
    for part in form {
      body.append(Data("--\(boundary)\r\n".utf8))
      let name = part.name.replacingOccurrences(of: "\"", with: "%22")
      if let path = part.value["filePath"]?.string {
        let file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder))
        let type = part.value["mediaType"]?.string ?? "application/octet-stream"
        body.append(
          Data(
            ("Content-Disposition: form-data; name=\"\(name)\"; "
              + "filename=\"\(file.lastPathComponent)\"\r\nContent-Type: \(type)\r\n\r\n").utf8))
        body.append(try Data(contentsOf: file))
      } else {
        let text = part.value.string ?? part.value.text
        body.append(
          Data("Content-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(text)".utf8))
      }
      body.append(Data("\r\n".utf8))
    }
    body.append(Data("--\(boundary)--\r\n".utf8))
    request.httpBody = body
    request.setValue(
      "multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
  }
}

/// Where the answer waits for who asked; the semaphore orders the two.
private final class ReplyBox: @unchecked Sendable {
  var reply: JSON = .null
}
