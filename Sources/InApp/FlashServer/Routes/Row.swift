#if FLASH
import FlashProtocol

extension Route {
  /// POST /row
  static let row = Route("row") { call in
    let word = call.arguments.text("row") ?? ""
    return try Stillness.during(call) {
      let isThere: @UIActor () throws -> Progress? = {
        do {
          let list = try RowList(call)
          return try RowFinder.find(word, in: list, call) {
            try RowFinder.show($0, word, in: list, call)
          }
        } catch let error as Failure {
          guard error.code == .notFound, call.wait > 0 else { throw error }
          return nil
        }
      }
      return try Progress.poll(for: call.wait, call, ask: isThere) {
        () throws -> Progress in
        let list = try RowList(call)
        return try RowFinder.find(word, in: list, call) {
          try RowFinder.show($0, word, in: list, call)
        }
      }
    }
  }
}

/// Finds a row of a list and brings it wholly into view.
@UIActor
private enum RowFinder {
  /// How many rows are read at most when one is looked for by its text.
  static let searchLimit = 20_000
  private static let rounds = 4
  /// Milliseconds in which a row that was brought is built and laid out, or never.
  private static let buildTime = 2_000.0

  /// - Throws: `Failure` of code `not-found` with the count, where there is no such row.
  static func find(
    _ word: String, in list: RowList, _ call: Call,
    then: @escaping @UIActor (Int) throws -> Progress
  ) throws -> Progress {
    let section = call.arguments.integer("section")
    if let section, !list.counts.indices.contains(section) {
      throw Failure.noSection(section, count: list.counts.count)
    }
    let count = section.map { list.counts[$0] } ?? list.total
    // As a pager's ends are called.
    let ends = ["first": 0, "last": count - 1]
    if let number = Int(word) ?? ends[word] {
      guard (0..<count).contains(number) else { throw Failure.noRow(word, count: count) }
      return try then(list.counts[..<(section ?? 0)].reduce(0, +) + number)
    }
    let range = 0..<min(list.total, searchLimit)
    if let known = match(word, call.platform.rowTexts(in: list.handle, range)) {
      return try then(known)
    }
    let swept = call.platform.sweepRows(in: list.handle, range)
    return try LateRows(call: call, list: list).fill(swept) {
      match(word, $0) != nil
    } then: { texts in
      guard let found = match(word, texts) else {
        throw Failure.noRow(word, count: list.total, isText: true)
      }
      return try then(found)
    }
  }

  /// The row that reads exactly so, else the first that holds it.
  private static func match(_ word: String, _ texts: [String?]) -> Int? {
    texts.firstIndex(of: word)
      ?? texts.firstIndex { text in
        text.map { Array($0.utf8).contains(sequence: Array(word.utf8)) } ?? false
      }
  }

  static func show(_ row: Int, _ word: String, in list: RowList, _ call: Call) throws
    -> Progress
  {
    let before = Digest(call.platform.screen())
    let first = firstVisibleRow(call, list)
    call.platform.bring(row: row, of: list.handle)
    return .later(.frame) {
      try LateRows(call: call, list: list).whenTold(row) {
        try align(
          row, word, list, call, before: before, from: first,
          until: call.meter.elapsed + buildTime, round: 0)
      }
    }
  }

  /// A list that guesses the height of rows not built yet lands near: correct until it is whole.
  private static func align(
    _ row: Int, _ word: String, _ list: RowList, _ call: Call, before: Digest, from: Int,
    until: Double, round: Int
  ) throws -> Progress {
    guard let listHandle = call.platform.handle(forRef: list.ref) else {
      throw Failure.staleRef("e\(list.ref)")
    }
    let scene = Scene(call.platform.snapshot(types: false, onScreen: false))
    guard let handle = call.platform.rowHandle(row, in: listHandle),
      let index = scene.index(of: handle)
    else {
      // A long list may take more than a frame to build the row, or to lay it out.
      guard call.meter.elapsed < until else { throw Failure.offScreen(word) }
      call.platform.bring(row: row, of: listHandle)
      return .later(.frame) {
        try align(row, word, list, call, before: before, from: from, until: until, round: round)
      }
    }
    let target = Target(
      selector: Selector(.text(word)), scene: scene, index: index, matches: 1,
      ref: call.platform.ref(for: handle), revealed: true)
    if round < rounds, scene.visible[index] != scene.nodes[index].frame,
      Reveal(platform: call.platform).scroll(to: target)
    {
      return .later(.frame) {
        try align(row, word, list, call, before: before, from: from, until: until, round: round + 1)
      }
    }
    return try finish(row, target, listHandle, list, call, before: before, from: from)
  }

  private static func finish(
    _ row: Int, _ target: Target, _ listHandle: Handle, _ list: RowList, _ call: Call,
    before: Digest, from: Int
  ) throws -> Progress {
    let travel = Travel(
      from: Double(from), to: Double(row), count: list.total, atEnd: row == list.total - 1)
    guard call.arguments.flag("tap") else {
      let now = Digest(target.scene)
      return .reply(
        .act(
          ActReply(
            status: .done, element: target.element, changed: now.differs(from: before),
            changes: now.changes(since: before), screen: Act.currentScreen(call),
            revealed: true, travel: travel)))
    }
    if target.node.state.contains(.disabled) { throw Failure.disabled(target.word) }
    let ready = Digest(target.scene)
    let arrivals = call.navigation?.arrivals
    let attempt = call.meter.app { call.platform.activate(row: row, of: listHandle) }
    let path: ActReply.Path
    if case .taken = attempt {
      path = .activate
    } else {
      path = try Activation(call: call).trigger(.tap, on: target)
    }
    return try Settle(call: call, before: ready).then { changed, changes, _ in
      .act(
        ActReply(
          status: arrivals == call.navigation?.arrivals ? .done : .arrived, path: path,
          element: target.element, changed: changed, changes: changes,
          screen: Act.currentScreen(call), revealed: true, travel: travel))
    }
  }

  /// The topmost row that shows, so that the reply can say where the list came from.
  private static func firstVisibleRow(_ call: Call, _ list: RowList) -> Int {
    let scene = call.platform.screen()
    let rows = scene.nodes.indices.filter { scene.nodes[$0].row >= 0 && scene.isShown($0) }
    return rows.map { Int(scene.nodes[$0].row) }.min() ?? 0
  }
}

extension Array where Element == UInt8 {
  fileprivate func contains(sequence part: [UInt8]) -> Bool {
    guard !part.isEmpty, part.count <= count else { return false }
    return (0...(count - part.count)).contains { self[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
#endif
