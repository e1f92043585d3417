#if FLASH
import FlashProtocol

/// Reads a list to its end, a stretch a turn, so that the app goes on living meanwhile.
///
/// A feed loads more when a user comes near its end, and takes its time over it. So at the end of
/// what there is the list is left standing for some frames, as a user would leave it, until more has
/// come or it is clear that none will; and put back where it stood at last.
@UIActor
struct RowSweep {
  let call: Call
  let list: RowList
  /// Rows at most.
  let most: Int
  /// When it ends at the latest, by the call's meter, in milliseconds.
  private let end: Double
  private let standing: ListStanding?

  /// Rows read in one turn of the UI thread.
  private static let stretch = 2000
  /// How long a feed that stands at its end may take to bring more, in milliseconds: less where the
  /// app tells what it waits for, since what it waits for is waited for in any case.
  private var patience: Int { call.navigation?.pending == nil ? 300 : 100 }

  /// Why it went no further.
  enum Stop: String {
    /// The rows that were asked for at most are read.
    case max
    case time
    /// The app still waits for a reply that may bring more.
    case loading
    /// Rows were passed whose text nobody could tell.
    case unread

    var reason: String {
      switch self {
      case .max: "as many rows were read as 'max' allows: ask for more of them"
      case .time: "the time of 'within' was over: ask for a longer one"
      case .loading: "the app still waits for a request, which may bring more rows: ask again"
      case .unread:
        "some rows are of a list that was made before Flash began to listen, and cannot be told "
          + "apart: start Flash before the app makes its lists"
      }
    }
  }

  init(_ call: Call, _ list: RowList, most: Int) {
    self.call = call
    self.list = list
    self.most = most
    end = call.meter.elapsed + Double(call.arguments.integer("within") ?? 10_000)
    standing = call.platform.standing(of: list.handle)
  }

  func start() throws -> Progress { try next([]) }

  private var isLate: Bool { call.meter.elapsed >= end }

  private func next(_ texts: [String?]) throws -> Progress {
    let (handle, total) = try now()
    if texts.count >= most, texts.count < total { return finish(texts, .max) }
    if texts.count < total {
      if isLate { return finish(texts, .time) }
      let range = texts.count..<min(total, texts.count + Self.stretch, most)
      let read = texts + call.platform.sweepRows(in: handle, range)
      return .later(.frame) { try LateRows(call: call, list: list).fill(read, then: next) }
    }
    if isLate { return finish(texts, .time) }
    guard total > 0 else { return finish(texts, nil) }
    call.platform.bring(row: total - 1, of: handle)
    return .later(.frame) { try awaitMore(texts) }
  }

  private func awaitMore(_ texts: [String?]) throws -> Progress {
    let left = max(0, end - call.meter.elapsed)
    let isCut = left < Double(patience)
    return try Progress.poll(for: isCut ? Int(left) : patience, call) {
      try now().total > texts.count ? try next(texts) : nil
    } otherwise: {
      if try now().total > texts.count { return try next(texts) }
      let isAwaited = !(call.navigation?.awaited(call.meter) ?? []).isEmpty
      guard isAwaited else { return finish(texts, isCut ? .time : nil) }
      return isLate
        ? finish(texts, .loading) : .later(.milliseconds(20)) { try awaitMore(texts) }
    }
  }

  /// The list as it is in this turn.
  private func now() throws -> (handle: Handle, total: Int) {
    guard let handle = call.platform.handle(forRef: list.ref) else {
      throw Failure.staleRef("e\(list.ref)")
    }
    return (handle, call.platform.rowCounts(in: handle).reduce(0, +))
  }

  /// - Parameter stop: nil where the list was read to its end.
  private func finish(_ texts: [String?], _ stop: Stop?) -> Progress {
    let stop = stop ?? (texts.contains(nil) ? .unread : nil)
    let handle = call.platform.handle(forRef: list.ref)
    let total = handle.map { call.platform.rowCounts(in: $0).reduce(0, +) } ?? texts.count
    let reply = Reply.rows(
      texts, of: list, total: total, isCapped: texts.count < total,
      sweep: .init(stop: stop?.rawValue, reason: stop?.reason))
    guard let handle, let standing, total > 0 else { return .reply(reply) }
    call.platform.restore(standing, of: handle)
    // What was put back is on the screen after the next frame.
    return .later(.frame) { .reply(reply) }
  }
}

extension Reply {
  /// What a sweep has to say beside the rows.
  struct SweepEnd: Sendable {
    /// Nil where the list was read to its end.
    var stop: String?
    var reason: String?
  }

  @UIActor
  static func rows(
    _ texts: [String?], of list: RowList, total: Int, isCapped: Bool, sweep: SweepEnd? = nil
  ) -> Reply {
    let ref = list.ref
    let id = list.id
    return Reply { _ in
      var writer = JSONWriter(capacity: 128 + texts.count * 60)
      writer.beginObject()
      writer.member("list", "e\(ref)")
      writer.member("id", id)
      writer.member("count", total)
      if isCapped { writer.member("capped", true) }
      if let sweep {
        writer.member("complete", sweep.stop == nil)
        writer.member("stopped", sweep.stop)
        writer.member("reason", sweep.reason)
      }
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
