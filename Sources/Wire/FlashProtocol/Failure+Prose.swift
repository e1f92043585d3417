/// The one place where failures are put into words: what was got, what was wanted, what to do.
extension Failure {
  // MARK: - Requests

  public static func unknownField(_ name: String, of command: Command) -> Failure {
    let known = command.parameters.map(\.name)
    let nearest = Spelling.nearest(to: name, among: known)
    let advice =
      nearest.map { "did you mean '\($0)'?" }
      ?? (known.isEmpty ? "it takes none" : "it takes " + known.joined(separator: ", "))
    return Failure(
      .badRequest, "\(command.path) has no field '\(name.brief)': \(advice)",
      facts: [.init("field", .string(name))])
  }

  public static func repeatedField(_ name: String) -> Failure {
    Failure(
      .badRequest, "field '\(name.brief)' was given twice: give it once",
      facts: [.init("field", .string(name))])
  }

  /// - Parameter wanted: what the value must be, where its form does not tell all of it.
  public static func badField(_ parameter: Parameter, got: JSON, wanted: String? = nil) -> Failure {
    let wanted = wanted ?? parameter.wanted
    return Failure(
      .badRequest, "field '\(parameter.name)' is \(got.text.brief): it must be \(wanted)",
      facts: [
        .init("field", .string(parameter.name)), .init("got", got),
        .init("wanted", .string(wanted)),
      ])
  }

  public static func missingField(_ parameter: Parameter, of command: Command) -> Failure {
    Failure(
      .badRequest, "\(command.path) needs '\(parameter.name)': \(parameter.summary)",
      facts: [
        .init("field", .string(parameter.name)), .init("wanted", .string(parameter.wanted)),
      ])
  }

  public static func badBody(_ reason: String) -> Failure {
    Failure(.badRequest, "the body is \(reason): send one JSON object, such as {\"id\":\"login\"}")
  }

  public static func unknownRoute(method: String, path: String) -> Failure {
    let methods = Command.all.filter { $0.path == path }.map(\.method.rawValue)
    if !methods.isEmpty {
      return Failure(
        .badRequest, "\(path) answers \(methods.joined(separator: " and ")), not \(method)",
        target: path)
    }
    let nearest = Spelling.nearest(to: path, among: Command.all.map(\.path))
    let advice = nearest.map { "did you mean \($0)?" } ?? "docs/protocol.md lists the routes"
    return Failure(.notFound, "no route \(path.brief): \(advice)", target: path)
  }

  public static func noTarget(_ command: String) -> Failure {
    Failure(
      .badRequest,
      "/\(command) needs an element: give one of target, id, ref or text; \(Advice.listed.wire)",
      facts: [.init("field", "target")])
  }

  public static func severalTargets(_ names: [String]) -> Failure {
    Failure(
      .badRequest,
      "\(names.joined(separator: " and ")) were given: name the element in one way only",
      facts: [.init("field", .string(names[names.count - 1]))])
  }

  // MARK: - Elements

  public static func notFound(_ target: String, nearest: [String]) -> Failure {
    Failure(
      .notFound, "no element '\(target.brief)': \(near(nearest))", target: target,
      facts: [.init("nearest", .array(nearest.map(JSON.string)))])
  }

  private static func near(_ names: [String]) -> String {
    names.isEmpty
      ? "nothing on screen has a name like it; \(Advice.listedThere.wire)"
      : "the nearest on screen: " + names.map(\.brief).joined(separator: ", ")
  }

  public static func ambiguous(_ target: String, candidates: [Element]) -> Failure {
    Failure(
      .ambiguous,
      "'\(target.brief)' names \(candidates.count) elements: \(Advice.indexed.wire)",
      target: target,
      facts: [
        .init("count", .int(candidates.count)),
        .init(
          "candidates",
          .array(
            candidates.prefix(10).map {
              .members([
                "ref": .string($0.ref), "id": $0.id.map(JSON.string),
                "text": $0.text.map(JSON.string),
                "frame": .array(
                  [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]
                    .map { .double(Double($0)) }),
              ])
            })),
      ])
  }

  /// - Parameter tried: each function that would have switched accessibility on, and what came of it.
  public static func axUnarmed(_ target: String, tried: [String]) -> Failure {
    Failure(
      .axUnarmed,
      "'\(target.brief)' cannot be looked for: SwiftUI draws the screen and tells accessibility nothing of it; tried "
        + tried.joined(separator: "; ")
        + "; wait a moment and ask again, or launch the app with the defaults of docs/ios.md",
      target: target, facts: [.init("tried", .array(tried.map(JSON.string)))])
  }

  public static func indexOutOfRange(_ target: String, index: Int, count: Int) -> Failure {
    Failure(
      .notFound,
      "'\(target.brief)' has no index \(index): "
        + (count == 1
          ? "there is 1, so 0" : "there are \(count), so 0 to \(count - 1), or -1 for the last"),
      target: target, facts: [.init("count", .int(count)), .init("index", .int(index))])
  }

  public static func staleRef(_ ref: String) -> Failure {
    Failure(
      .staleRef, "\(ref.brief) is gone: its element left the screen; \(Advice.freshRefs.wire)",
      target: ref)
  }

  public static func disabled(_ target: String) -> Failure {
    Failure(
      .disabled, "'\(target.brief)' is disabled: the app does not accept an act on it now",
      target: target)
  }

  /// - Parameter forceable: whether the request can be sent again with `force`.
  public static func covered(_ target: String, by cover: String, forceable: Bool = true) -> Failure
  {
    let advice =
      "close or move that first" + (forceable ? ", \(Advice.forced.wire)" : "")
    return Failure(
      .covered, "'\(target.brief)' is covered by '\(cover.brief)': \(advice)",
      target: target, facts: [.init("by", .string(cover))])
  }

  public static func offScreen(_ target: String) -> Failure {
    Failure(
      .offScreen, "'\(target.brief)' is off screen and no scroll view can bring it into view",
      target: target)
  }

  public static func notAField(_ target: String, kind: Kind) -> Failure {
    Failure(
      .notAField, "'\(target.brief)' is a \(kind.rawValue), not a text field", target: target,
      facts: [.init("kind", .string(kind.rawValue))])
  }

  public static func readOnly(_ target: String) -> Failure {
    Failure(.readOnly, "'\(target.brief)' is read-only: its text was not changed", target: target)
  }

  /// - Parameter tried: each path with its reason, such as `activate: not an accessible control`.
  public static func notActivated(_ target: String, gesture: String, tried: [String]) -> Failure {
    Failure(
      .notActivated,
      "nothing answered a \(gesture) on '\(target.brief)'; tried " + tried.joined(separator: "; "),
      target: target, facts: [.init("tried", .array(tried.map(JSON.string)))])
  }

  /// A long press or a double tap that nothing in the app can be seen to answer.
  public static func unsupportedGesture(_ target: String, gesture: String, tried: [String])
    -> Failure
  {
    Failure(
      .unsupported,
      "a \(gesture) on '\(target.brief)' is not possible here; tried "
        + tried.joined(separator: "; "),
      target: target, facts: [.init("tried", .array(tried.map(JSON.string)))])
  }

  public static func unsupported(_ what: String, because reason: String) -> Failure {
    Failure(.unsupported, "\(what.brief) is not possible here: \(reason)", target: what)
  }

  // MARK: - Time

  public static func busy(waited milliseconds: Double) -> Failure {
    Failure(
      .busy,
      "the app's main thread did not come within \(Int(milliseconds)) ms: the request was withdrawn and will not run later; look for what blocks the app, \(Advice.longer.wire)",
      facts: [.init("queue", .double(milliseconds)), .init("started", false)])
  }

  public static func stillRunning(waited milliseconds: Double) -> Failure {
    Failure(
      .busy,
      "the act began, but the app's own code did not return within \(Int(milliseconds)) ms; it may still finish",
      facts: [.init("app", .double(milliseconds)), .init("started", true)])
  }

  /// - Parameters:
  ///   - nearest: the names on screen that are like the target's.
  ///   - seen: what is on screen; the first few are told where no name is like it.
  public static func timeout(
    _ target: String, waited: Int, nearest: [String] = [], seen: [String] = []
  ) -> Failure {
    let there =
      if !nearest.isEmpty {
        near(nearest)
      } else if seen.isEmpty {
        "nothing on screen has an identifier"
      } else {
        "on screen: " + seen.prefix(5).map(\.brief).joined(separator: ", ")
          + (seen.count > 5 ? ", …" : "")
      }
    return Failure(
      .timeout, "'\(target.brief)' did not come within \(waited) ms; \(there)", target: target,
      facts: [
        .init("waited", .int(waited)), .init("nearest", .array(nearest.map(JSON.string))),
        .init("visible", .array(seen.map(JSON.string))),
      ])
  }

  /// - Parameters:
  ///   - count: how many rows there are.
  ///   - more: how many had to be exceeded.
  public static func fewRows(_ count: Int, more: Int, waited: Int) -> Failure {
    Failure(
      .timeout,
      "the list has \(count == 1 ? "1 row" : "\(count) rows") after \(waited) ms, not more than \(more): scroll to its end where it loads more, or wait longer",
      facts: [.init("count", .int(count)), .init("waited", .int(waited))])
  }

  public static func stillThere(_ target: String, waited: Int) -> Failure {
    Failure(
      .timeout, "'\(target.brief)' is still on screen after \(waited) ms", target: target,
      facts: [.init("waited", .int(waited))])
  }

  // MARK: - Navigation

  public static func unknownStep(_ name: String, known: [String]) -> Failure {
    let nearest = Spelling.nearest(to: name, among: known)
    let advice = nearest.map { "did you mean '\($0)'?" } ?? Advice.steps.wire
    return Failure(
      .notFound, "the app has no step '\(name.brief)': \(advice)", target: name,
      facts: [.init("nearest", .array(nearest.map { [.string($0)] } ?? []))])
  }

  public static func missingArgument(_ argument: String, of step: StepSpec) -> Failure {
    let list = step.arguments.map { $0.required ? $0.name : "[\($0.name)]" }
    return Failure(
      .badRequest,
      "step '\(step.name)' needs '\(argument.brief)': it takes \(list.joined(separator: ", "))",
      target: step.name, facts: [.init("field", .string(argument))])
  }

  public static func unknownArgument(_ argument: String, of step: StepSpec) -> Failure {
    let known = step.arguments.map(\.name)
    let takes = known.isEmpty ? "it takes none" : "it takes " + known.joined(separator: ", ")
    return Failure(
      .badRequest, "step '\(step.name)' has no argument '\(argument.brief)': \(takes)",
      target: step.name, facts: [.init("field", .string(argument))])
  }

  /// - Parameter isText: whether it was looked for by what it shows.
  public static func noRow(_ row: String, count: Int, isText: Bool = false) -> Failure {
    let there = count == 1 ? "1 row" : "\(count) rows"
    let message =
      if count == 0 {
        "no row '\(row.brief)': the list is empty"
      } else if isText {
        "no row shows '\(row.brief)': the list has \(there); \(Advice.rows.wire)"
      } else {
        "no row '\(row.brief)': the list has \(there), 0 to \(count - 1)"
      }
    return Failure(
      .notFound, message, target: row, facts: [.init("count", .int(count))])
  }

  public static func noTab(_ name: String, there: [String]) -> Failure {
    Failure(
      .notFound,
      "no tab '\(name.brief)': "
        + (there.isEmpty
          ? "no tab is on screen" : "there are " + there.joined(separator: ", ")),
      target: name, facts: [.init("nearest", .array(there.map(JSON.string)))])
  }

  public static func noPage(_ index: Int, count: Int) -> Failure {
    Failure(
      .notFound,
      "the pager has no page \(index): "
        + (count == 1
          ? "there is 1, so 0" : "there are \(count), so 0 to \(count - 1), or -1 for the last"),
      target: String(index), facts: [.init("count", .int(count)), .init("index", .int(index))])
  }

  public static func noSection(_ section: Int, count: Int) -> Failure {
    Failure(
      .notFound, "no section \(section): the list has \(count)", target: String(section),
      facts: [.init("count", .int(count))])
  }

  public static func noRouter(_ what: String) -> Failure {
    Failure(
      .unsupported,
      "\(what) needs the app's router: hand Flash a Navigation with the closures when it starts",
      target: what)
  }

  public static func routerNotReady(waited milliseconds: Int) -> Failure {
    Failure(
      .timeout, "the app's router was not ready within \(milliseconds) ms: nothing was opened",
      facts: [.init("waited", .int(milliseconds))])
  }

  public static func appRefused(_ reason: String) -> Failure {
    Failure(.app, "the app answered with an error: \(reason)")
  }

  /// - Parameters:
  ///   - word: the part that is no key; empty where none was given.
  ///   - modifiers: what stands before it, such as `Ctrl+`.
  public static func unknownKey(_ word: String, after modifiers: String = "", known: [String])
    -> Failure
  {
    let nearest = word.isEmpty ? nil : Spelling.nearest(to: word, among: known)
    let advice =
      nearest.map { "did you mean \(modifiers)\($0)?" }
      ?? "give a character, such as \(modifiers)f, or one of " + known.joined(separator: ", ")
    let fault =
      !word.isEmpty
      ? "no key '\(word.brief)'"
      : modifiers.isEmpty ? "the key is missing" : "the key after '\(modifiers)' is missing"
    return Failure(
      .badRequest, "\(fault): \(advice)", target: word,
      facts: [.init("field", "key"), .init("got", .string(word))])
  }
}
