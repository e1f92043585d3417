#if FLASH
import FlashProtocol

/// Reads rows that tell what they show some turns after they were built, as SwiftUI's do: brings each
/// one that is missing into view and waits for it.
@UIActor
struct LateRows {
  let call: Call
  let list: RowList

  /// Milliseconds in which a row that was brought tells what it shows, or never.
  private static let patience = 250
  /// After so many rows one after the other that told nothing, the others are taken to be silent too.
  private static let silence = 3
  /// Milliseconds for all of it.
  private static let limit = 15_000.0

  /// - Parameters:
  ///   - texts: of the rows from the first one on, nil for those that are missing.
  ///   - isEnough: whether the rest need not be known.
  ///   - then: goes on with what is known now, the list standing where it stood.
  func fill(
    _ texts: [String?], until isEnough: @escaping @UIActor ([String?]) -> Bool = { _ in false },
    then: @escaping @UIActor ([String?]) throws -> Progress
  ) throws -> Progress {
    let handle = try now()
    guard texts.contains(where: { $0 == nil }), call.platform.rowsTellLate(in: handle) else {
      return try then(texts)
    }
    let before = call.platform.scrollGeometry(of: handle)
    let until = call.meter.elapsed + Self.limit
    var texts = texts
    var silent = 0

    @UIActor func next(from start: Int) throws -> Progress {
      let missing = texts[min(start, texts.count)...].firstIndex { $0 == nil }
      guard let missing, silent < Self.silence, call.meter.elapsed < until, !isEnough(texts) else {
        if let before { call.platform.scroll(try now(), toX: before.x, y: before.y) }
        return .later(.frame) { try then(texts) }
      }
      call.platform.bring(row: missing, of: try now())
      return .later(.frame) {
        try Progress.poll(for: Self.patience, call) { () throws -> Progress? in
          let known = call.platform.rowTexts(in: try now(), 0..<texts.count)
          for (index, text) in known.enumerated() where texts[index] == nil { texts[index] = text }
          guard texts[missing] != nil else { return nil }
          silent = 0
          return try next(from: missing + 1)
        } otherwise: {
          silent += 1
          return try next(from: missing + 1)
        }
      }
    }
    return try next(from: 0)
  }

  /// Goes on once a row that was brought tells what it shows, or is silent.
  func whenTold(_ row: Int, then: @escaping @UIActor () throws -> Progress) throws -> Progress {
    guard call.platform.rowsTellLate(in: try now()) else { return try then() }
    return try Progress.poll(for: Self.patience, call) {
      let text = call.platform.rowTexts(in: try now(), row..<(row + 1)).first
      return text.flatMap { $0 } == nil ? nil : try then()
    } otherwise: {
      try then()
    }
  }

  /// The list as it is in this turn.
  private func now() throws -> Handle {
    guard let handle = call.platform.handle(forRef: list.ref) else {
      throw Failure.staleRef("e\(list.ref)")
    }
    return handle
  }
}
#endif
