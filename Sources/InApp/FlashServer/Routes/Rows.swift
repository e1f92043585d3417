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
        throw Failure.fewRows(try RowList(call).total, more: more, waited: call.wait)
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
    return try RowSweep(call, list, most: most).start()
  }
}
#endif
