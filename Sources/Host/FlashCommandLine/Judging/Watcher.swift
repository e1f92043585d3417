import FlashClient
import FlashDevices
import FlashOracles
import FlashProtocol

/// Reads a screen and has the oracles judge it.
struct Watcher {
  let client: FlashClient
  let only: Set<String>?
  let options: OracleOptions
  let images: ImageProgram
  /// The act that led to the screen.
  var act: LastAct?

  /// How long an app may take to come to rest before it is read all the same, in milliseconds.
  private static let rest = 3_000
  /// How long after an act without effect a screen is still waited for, in milliseconds.
  private static let lateness = 1_500.0
  /// Pixels a point at which a picture is first judged. Thin letters are paler in it than they are,
  /// so what is legible here is legible.
  private static let coarse = 1
  /// At which what was not legible is looked at again: there thin letters have a core of full colour.
  private static let fine = 2

  /// One look at the screen.
  struct Look {
    var report: Report
    /// Why an oracle could not look.
    var note: String?
    /// What the screen was.
    var elements: [Element]
  }

  func look() throws(ClientError) -> Look {
    try awaitLateScreen()
    var (snapshot, note) = try read(picture: Self.coarse)
    snapshot.spinning = try watchSpinners(of: snapshot)
    let first = Report(snapshot, only: only, options: options)
    guard first.findings.contains(where: { !$0.isAboutAct }) else {
      return Look(report: first, note: note, elements: snapshot.elements)
    }
    // What is still being laid out passes within some frames; what is seen twice is there.
    try awaitLayout(of: snapshot.elements)
    let needsPicture = first.findings.contains { $0.oracle == "contrast" }
    var (again, _) = try read(picture: needsPicture ? Self.fine : nil)
    again.spinning = snapshot.spinning
    let second = Report(again, only: only, options: options)
    return Look(report: first.confirmed(by: second), note: note, elements: again.elements)
  }

  /// The app as it is, once it is at rest.
  ///
  /// - Parameter scale: pixels a point of its picture; nil takes none.
  private func read(picture scale: Int?) throws(ClientError) -> (ScreenSnapshot, note: String?) {
    let idle = try client.idle(wait: Self.rest)
    var snapshot = ScreenSnapshot(elements: try client.hierarchy(), app: client.app)
    snapshot.idle = idle
    snapshot.act = act?.reply
    snapshot.screen = try Self.screen(client)
    guard let scale, only?.contains("contrast") ?? true else { return (snapshot, nil) }
    let picture: [UInt8]
    do throws(ClientError) {
      picture = try client.screenshot(format: "png", scale: scale).body
    } catch {
      guard case .failure(let failure, _) = error else { throw error }
      return (snapshot, "contrast was not looked at: \(failure.message)")
    }
    do throws(FileError) {
      snapshot.pixels = try images.pixels(
        of: picture, named: "the app's picture", scale: scale)
      return (snapshot, nil)
    } catch {
      return (snapshot, "contrast was not looked at: \(error)")
    }
  }

  /// Gives the app a few frames to show that it was not done yet.
  private func awaitLayout(of elements: [Element]) throws(ClientError) {
    let client = client
    let result: Result<Void, ClientError>? = Wait.until(within: 60, pause: 20) {
      do throws(ClientError) {
        return try client.hierarchy() == elements ? nil : .success(())
      } catch {
        return .failure(error)
      }
    }
    try result?.get()
  }

  /// Nil where the app told Flash of no navigation.
  private static func screen(_ client: FlashClient) throws(ClientError) -> ScreenInfo? {
    do throws(ClientError) {
      return try client.screen()["screen"].flatMap { try? ScreenInfo(json: $0) }
    } catch {
      guard case .failure = error else { throw error }
      return nil
    }
  }

  /// A screen that an act asked for may come after the reply that said that nothing moved.
  private func awaitLateScreen() throws(ClientError) {
    guard let act, act.reply.status == .unchanged || !act.reply.changed, act.age < Self.lateness,
      let then = act.reply.screen
    else { return }
    let left = Int(Self.lateness - act.age)
    let client = client
    let result: Result<Void, ClientError>? = Wait.until(within: left, pause: 25) {
      do throws(ClientError) {
        return try Self.screen(client) == then ? nil : .success(())
      } catch {
        return .failure(error)
      }
    }
    try result?.get()
  }

  /// How long each spinner that may be stuck goes on, up to the limit.
  private func watchSpinners(of snapshot: ScreenSnapshot) throws(ClientError) -> [String: Double] {
    guard only?.contains("stuck-spinner") ?? true, snapshot.idle?.idle ?? false else { return [:] }
    let suspects = Screen(snapshot).loadingSpinners
    guard !suspects.isEmpty else { return [:] }
    let begin = Monotonic.now
    var spinning: [String: Double] = [:]
    let client = client
    let limit = Int(options.spinnerLimit) + 50
    let result: Result<Void, ClientError>? = Wait.until(within: limit, pause: 100) {
      do throws(ClientError) {
        let still = Set(
          try client.hierarchy().filter { $0.state.contains(.spinning) }.map(\.ref))
        for ref in suspects where still.contains(ref) { spinning[ref] = Monotonic.now - begin }
        return suspects.contains(where: still.contains) ? nil : .success(())
      } catch {
        return .failure(error)
      }
    }
    try result?.get()
    return spinning
  }
}

extension Finding {
  fileprivate var isAboutAct: Bool { oracle == "dead-tap" || oracle == "late-screen" }
}
