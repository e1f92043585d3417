#if FLASH
import FlashProtocol

extension Route {
  /// GET /rows
  static let rows = Route("rows") { call in
    if let more = call.arguments.integer("more") {
      return try Progress.poll(for: call.wait, call) {
        let list = try RowList(call)
        return list.total > more ? try read(list, call) : nil
      } otherwise: {
        try read(try RowList(call), call)
      }
    }
    return try Progress.poll(for: call.wait, call) {
      do {
        return try read(try RowList(call), call)
      } catch let error as Failure {
        guard call.wait > 0, error.code == .unsupported || error.code == .notFound else {
          throw error
        }
        return nil
      }
    } otherwise: {
      try read(try RowList(call), call)
    }
  }

  @UIActor
  private static func read(_ list: RowList, _ call: Call) throws -> Progress {
    let most = call.arguments.integer("max") ?? 10_000
    guard call.arguments.flag("all") else {
      let texts = call.platform.rowTexts(in: list.handle, 0..<min(list.total, most))
      return .reply(.rows(texts, of: list, total: list.total, isCapped: list.total > most))
    }
    return try RowSweep(call: call, list: list, most: most).next([])
  }
}

/// Reads a list to its end, a stretch a turn, so that the app goes on living meanwhile.
@UIActor
private struct RowSweep {
  let call: Call
  let list: RowList
  let most: Int

  /// Rows read in one turn of the UI thread.
  private static let stretch = 2000
  /// How long a feed that has come to its end may take to bring more, in milliseconds.
  private static let patience = 300

  func next(_ texts: [String?]) throws -> Progress {
    let (handle, total) = try now()
    if texts.count >= most { return reply(texts, total: total) }
    if texts.count < total {
      let range = texts.count..<min(total, texts.count + Self.stretch, most)
      let read = texts + call.platform.sweepRows(in: handle, range)
      return .later(.frame) { try LateRows(call: call, list: list).fill(read, then: next) }
    }
    return try Progress.poll(for: Self.patience, call) {
      try now().total > total ? try next(texts) : nil
    } otherwise: {
      let isAwaited = !(call.navigation?.awaited(call.meter) ?? []).isEmpty
      return isAwaited ? .later(.milliseconds(20)) { try next(texts) } : reply(texts, total: total)
    }
  }

  /// The list as it is in this turn.
  private func now() throws -> (handle: Handle, total: Int) {
    guard let handle = call.platform.handle(forRef: list.ref) else {
      throw Failure.staleRef("e\(list.ref)")
    }
    return (handle, call.platform.rowCounts(in: handle).reduce(0, +))
  }

  private func reply(_ texts: [String?], total: Int) -> Progress {
    .reply(.rows(texts, of: list, total: total, isCapped: texts.count < total))
  }
}

extension Reply {
  @UIActor
  fileprivate static func rows(
    _ texts: [String?], of list: RowList, total: Int, isCapped: Bool
  ) -> Reply {
    let ref = list.ref
    let id = list.id
    return Reply { _ in
      var writer = JSONWriter(capacity: 64 + texts.count * 60)
      writer.beginObject()
      writer.member("list", "e\(ref)")
      writer.member("id", id)
      writer.member("count", total)
      if isCapped { writer.member("capped", true) }
      writer.name("rows")
      writer.beginArray()
      for (index, text) in texts.enumerated() {
        writer.beginObject()
        writer.member("index", index)
        // A row that only building would tell is named by its index alone.
        writer.member("text", text)
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
      return writer.bytes
    }
  }
}
#endif
