import FlashProtocol

extension Devices {
  /// How long the companion may take to come up, its first build included, in milliseconds.
  private static let companionPatience = 600_000

  /// The companion of the simulator that an app runs in, started where none answers.
  ///
  /// - Parameter starting: told before one is started, which takes a while.
  /// - Returns: nil for an app that runs in no simulator of Flash's.
  public func companion(
    for instance: Instance, by holder: String, starting: () -> Void = {}
  ) throws(DeviceError) -> CompanionClient? {
    guard let udid = instance.simulator else { return nil }
    if let note = registry.companion(of: udid) {
      let client = CompanionClient(port: note.port, token: note.token)
      if (try? client.isUp()) == true { return client }
      endCompanion(of: udid)
    }
    starting()
    return try startCompanion(of: udid, by: holder)
  }

  /// Ends the companion of a simulator, where there is one.
  func endCompanion(of udid: String) {
    guard let note = registry.companion(of: udid) else { return }
    Ending.end(note.start)
    registry.forgetCompanion(of: udid)
  }

  private func startCompanion(of udid: String, by holder: String) throws(DeviceError)
    -> CompanionClient
  {
    let project = try Self.companionProject()
    let (port, reservation) = try freePort(for: holder)
    let token = Self.token()
    let log = registry.path(port, "companion-log")
    let words = [
      "xcodebuild", "test", "-project", project, "-scheme", "Companion", "-destination",
      "platform=iOS Simulator,id=\(udid)", "-derivedDataPath",
      Package.root(above: project).map { $0 + "/.build/companion" } ?? registry.folder
        + "/companion",
    ]
    // The prefix is taken off on the way to the process that runs the tests.
    let own = [
      (name: "TEST_RUNNER_FLASH_PORT", value: String(port)),
      (name: "TEST_RUNNER_FLASH_TOKEN", value: token),
    ]
    let child: ChildProcess
    let program = Simulators().xcrun.program
    do {
      child = try Spawn(
        program: program, arguments: words, environment: Environment.all + own, log: log
      ).start()
    } catch {
      guard case .cannotStart(let program, let reason) = error else { throw error }
      throw .noXcode(program: program, reason: reason)
    }
    let note = CompanionNote(
      port: port, token: token,
      start: StartNote(
        pid: child.pid, startTicks: child.startTicks, by: holder, program: program, log: log))
    let client = CompanionClient(port: port, token: token)
    do {
      try registry.write(note, of: udid)
      try awaitCompanion(client, child, log)
    } catch {
      Ending.end(note.start, child: child)
      registry.forgetCompanion(of: udid)
      throw error
    }
    withExtendedLifetime(reservation) {}
    return client
  }

  private func awaitCompanion(
    _ client: CompanionClient, _ child: ChildProcess, _ log: String
  ) throws(DeviceError) {
    var failure: DeviceError?
    let isUp = Wait.until(within: Self.companionPatience, pause: 100) { () -> Bool? in
      if let ending = child.ended() {
        failure = .endedEarly(
          program: "the companion", ending: ending, log: log, tail: Self.tail(of: log))
        return false
      }
      do throws(CompanionError) {
        return try client.isUp() ? true : nil
      } catch {
        failure = .portTaken(port: client.port, answered: error.description)
        return false
      }
    }
    if let failure { throw failure }
    guard isUp == true else {
      throw .neverAnswered(
        program: "the companion", milliseconds: Self.companionPatience, log: log,
        tail: Self.tail(of: log))
    }
  }

  private static func companionProject() throws(DeviceError) -> String {
    let project = "Companion/Companion.xcodeproj"
    if let named = Environment.value("FLASH_COMPANION") {
      guard Files.exists(named) else { throw .noCompanion(looked: [named + " (FLASH_COMPANION)"]) }
      return named
    }
    guard let own = Environment.executable, let slash = own.lastIndex(of: "/"),
      let package = Package.root(above: String(own[..<slash])),
      Files.exists("\(package)/\(project)")
    else { throw .noCompanion(looked: ["\(project) in the package that flash was built from"]) }
    return "\(package)/\(project)"
  }
}
