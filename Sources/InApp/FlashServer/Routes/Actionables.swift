#if FLASH
import FlashProtocol

extension Route {
  /// GET /actionables
  static let actionables = Route("actionables") { call in
    try Sight.whenClear(call) { list($0, call) }
  }

  @UIActor
  private static func list(_ snapshot: Snapshot, _ call: Call) -> Progress {
    var numbers = [Int](repeating: 0, count: snapshot.nodes.count)
    for index in numbers.indices {
      let node = snapshot.nodes[index]
      guard node.traits.contains(.actionable), !node.traits.contains(.inner) else { continue }
      numbers[index] = call.platform.ref(for: node.handle)
    }
    let refs = numbers
    let isText = call.arguments.text("format") == "text"
    let since = call.arguments.text("since")
    let frames = call.arguments.flag("frames")
    let memory = call.memory
    return .reply(
      Reply(contentType: isText ? "text/plain; charset=utf-8" : "application/json") { _ in
        let listing = Listing(Scene(snapshot), refs: refs, frames: frames)
        defer { memory.remember(listing) }
        let delta = since.flatMap { memory.delta(from: $0, to: listing) }
        return isText ? listing.text(since: since, delta) : listing.json(since: since, delta)
      })
  }
}

extension Listing {
  /// The first line is `# hash`, so that a reader knows what to say next time.
  fileprivate func text(since: String?, _ delta: ListingDelta?) -> [UInt8] {
    if since == hash { return Array("unchanged \(hash)\n".utf8) }
    var out = "# \(hash)"
    let byRef = Dictionary(lines.map { ($0.ref, $0.line) }, uniquingKeysWith: { a, _ in a })
    if let delta {
      out += " since \(since ?? "")\n"
      for ref in delta.added { out += "+ \(byRef[ref] ?? ref)\n" }
      for ref in delta.updated { out += "~ \(byRef[ref] ?? ref)\n" }
      for ref in delta.removed { out += "- \(ref)\n" }
    } else {
      out += "\n"
      for (_, line) in lines { out += line + "\n" }
    }
    return Array(out.utf8)
  }

  fileprivate func json(since: String?, _ delta: ListingDelta?) -> [UInt8] {
    var writer = JSONWriter(capacity: 128 + elements.count * 120)
    writer.beginObject()
    writer.member("hash", hash)
    if since == hash {
      writer.member("unchanged", true)
    } else if let delta {
      writer.member("since", since)
      writer.member("added", elements.filter { delta.added.contains($0.ref) })
      writer.member("updated", elements.filter { delta.updated.contains($0.ref) })
      writer.member("removed", .array(delta.removed.map(JSON.string)))
    } else {
      writer.member("elements", elements)
    }
    writer.endObject()
    return writer.bytes
  }
}
#endif
