import FlashClient
import FlashDevices
import FlashMaestro
import FlashProtocol
import FlashReports

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Plays Maestro's flows on an app with Flash inside: by element, never by point.
final class FlashDevice: MaestroDevice {
  let app: TestApp
  /// As `when: platform` names it.
  let platform: String
  /// What the last command has to say beside its outcome.
  private(set) var notes: [String] = []
  /// Where the time of the last command went.
  private(set) var timing = Timing()
  /// What the last act answered.
  private(set) var reply: ActReply?
  /// The field that was tapped last, by ref: where an author means typing to go, even where the app
  /// has moved the focus since, as the end of a transition does.
  private(set) var tappedField: String?
  /// Whether the run is to end: asked between commands.
  private let isCancelled: () -> Bool
  private var seen: ScreenTree?
  private var lastScreen: (width: Int, height: Int) = (390, 844)

  /// - Parameter platform: what flows take this for; nil for what it is.
  init(_ app: TestApp, platform: String?, isCancelled: @escaping () -> Bool) {
    self.app = app
    self.isCancelled = isCancelled
    self.platform = platform ?? Self.platform(app.identity?.platform)
  }

  private static func platform(_ name: String?) -> String {
    switch name {
    case "ios": return "iOS"
    default:
      #if canImport(Darwin)
      return "macOS"
      #else
      return "Linux"
      #endif
    }
  }

  var screen: (width: Int, height: Int) { lastScreen }
  var now: Double { Monotonic.now }
  var pollInterval: Double { 30 }
  /// Apps here are granted nothing, and asked for nothing.
  var grantsByDefault: Bool { false }

  func pause(milliseconds: Double) throws(MaestroFailure) {
    if isCancelled() { throw .cancelled }
    poll(nil, 0, Int32(clamping: Int(milliseconds.rounded(.up))))
  }

  func checkpoint() throws(MaestroFailure) {
    if isCancelled() { throw .cancelled }
  }

  /// Forgets what the command before had to say.
  func begin() {
    notes = []
    timing = Timing()
    reply = nil
  }

  func note(_ text: String) { notes.append(text) }

  // MARK: - Asking

  func ask(_ name: String, _ arguments: [(name: String, value: JSON)] = [])
    throws(MaestroFailure) -> Reply
  {
    do {
      let answer = try app.call(name, arguments)
      timing = timing + answer.timing
      return answer
    } catch {
      throw translated(error)
    }
  }

  @discardableResult
  func act(_ name: String, _ arguments: [(name: String, value: JSON)] = [])
    throws(MaestroFailure) -> ActReply
  {
    let answer = try ask(name, arguments)
    do {
      let act = try answer.decode(ActReply.self)
      reply = act
      if name == "tap", let element = act.element {
        tappedField = [.field, .textview].contains(element.kind) ? element.ref : nil
      }
      if let cover = act.coveredBy { note("partly covered by '\(cover)'") }
      return act
    } catch {
      throw .device(error.description)
    }
  }

  private func translated(_ error: ClientError) -> MaestroFailure {
    if error.isGone || error.isOther {
      return .deviceLost(error.description + (app.epitaph.map { "\n" + $0 } ?? ""))
    }
    guard case .failure(let failure, _) = error else { return .device(error.description) }
    return switch failure.code {
    case .notFound, .staleRef, .timeout: .elementNotFound(failure.message)
    case .disabled, .covered, .offScreen, .notActivated, .readOnly, .notAField, .ambiguous:
      .assertion(failure.message)
    case .unsupported: .unsupported(failure.message)
    default: .device(failure.message)
    }
  }

  // MARK: - Looking

  func look() throws(MaestroFailure) -> ScreenTree {
    let json: JSON
    do {
      json = try ask("hierarchy", [("visible", true)]).json()
    } catch let error as ClientError {
      throw .device(error.description)
    } catch let failure as MaestroFailure {
      throw failure
    } catch {
      throw .device("\(error)")
    }
    var elements: [Element] = []
    for item in json["elements"]?.array ?? [] {
      do {
        elements.append(try Element(json: item))
      } catch {
        throw .device(error.description)
      }
    }
    let root = TreeBuilder(elements, reachable: try reachable(elements)).root
    if let frame = root.frame ?? root.children.first?.frame {
      lastScreen = (frame.width, frame.height)
    }
    let tree = ScreenTree(root: root, screen: lastScreen)
    seen = tree
    return tree
  }

  /// What a selector could have meant when it was last looked, in a line.
  var onScreen: String {
    var names: [String] = []
    for node in seen?.nodes ?? [] {
      let text = node.text.map { JSON.string($0).text }
      let name = node.clickable == true ? node.id ?? text : text
      if let name, !names.contains(name) { names.append(name) }
    }
    let most = 20
    let more = names.count > most ? ", and \(names.count - most) more" : ""
    return names.isEmpty ? "" : "on screen: " + names.prefix(most).joined(separator: ", ") + more
  }

  /// What can be triggered, by ref, where something may lie over it; nil where nothing does.
  private func reachable(_ elements: [Element]) throws(MaestroFailure) -> Set<String>? {
    let isCovered =
      elements.filter { $0.parent == nil }.count > 1
      || elements.contains { $0.kind == .dialog || $0.kind == .popover }
    guard isCovered else { return nil }
    let answer = try ask("actionables")
    do {
      let listed = try answer.json()["elements"]?.array ?? []
      return Set(listed.compactMap { $0["ref"]?.string })
    } catch {
      throw .device(error.description)
    }
  }

  func elements(css: String) throws(MaestroFailure) -> [UINode] {
    throw .unsupported("css selects in web pages, and this is no web page")
  }
}
