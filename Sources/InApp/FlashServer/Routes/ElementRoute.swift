#if FLASH
import FlashProtocol

extension Route {
  /// GET /element
  static let element = Route("element") { call in
    guard let selector = try Selector(call.arguments) else { throw Failure.noTarget("element") }
    return call.arguments.flag("gone")
      ? try waitUntilGone(selector, call) : try waitUntilVisible(selector, call)
  }

  @UIActor
  private static func waitUntilVisible(_ selector: Selector, _ call: Call) throws
    -> Progress
  {
    let aim = Aim(call: call)
    return try Progress.poll(for: call.wait, call) { () throws -> Progress? in
      do {
        let target = try aim.find(selector)
        guard target.isVisible || call.wait == 0 else { return nil }
        return .reply(reply(target))
      } catch let error as Failure {
        if call.wait > 0, error.code == .notFound || error.code == .covered { return nil }
        throw error
      }
    } otherwise: { () throws -> Progress in
      do {
        return .reply(reply(try aim.find(selector)))
      } catch let error as Failure {
        guard error.code == .notFound, call.wait > 0 else { throw error }
        throw Failure.timeout(
          selector.word, waited: call.wait, nearest: aim.nearestNames(to: selector.word),
          seen: aim.visibleNames())
      }
    }
  }

  @UIActor
  private static func waitUntilGone(_ selector: Selector, _ call: Call) throws
    -> Progress
  {
    let aim = Aim(call: call)
    return try Progress.poll(for: call.wait, call) { () throws -> Progress? in
      do {
        return try aim.find(selector).isVisible ? nil : .reply(.json(["gone": true]))
      } catch let error as Failure {
        switch error.code {
        case .notFound, .staleRef, .covered: return .reply(.json(["gone": true]))
        case .ambiguous: return nil
        default: throw error
        }
      }
    } otherwise: { () throws -> Progress in
      throw Failure.stillThere(selector.word, waited: call.wait)
    }
  }

  private static func reply(_ target: Target) -> Reply {
    Reply { _ in
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("element", target.element)
      writer.member("visible", target.isVisible)
      writer.member("shown", (target.shownFraction * 100).rounded() / 100)
      writer.member("matches", target.matches)
      writer.endObject()
      return writer.bytes
    }
  }
}

extension Target {
  /// A person can see it: some of it shows and nothing else is over all of that.
  fileprivate var isVisible: Bool {
    guard scene.isShown(index) else { return false }
    return switch scene.covers(of: index).wholly {
    case .nothing: true
    case .by(let cover): scene.isAncestor(cover, of: index)
    case .offScreen: false
    }
  }

  /// How much of its whole frame shows, from 0 to 1.
  fileprivate var shownFraction: Double {
    let whole = node.frame.isFinite ? node.frame.area : 0
    return whole > 0 ? Double(scene.visible[index].area / whole) : 0
  }
}

#endif
