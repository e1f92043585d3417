/// Plays one flow on a device.
public final class MaestroRunner {
  let device: any MaestroDevice
  let settings: MaestroSettings
  let scope: FlowScope
  let observer: (any MaestroObserver)?
  let write: (_ path: String, _ bytes: [UInt8]) throws -> Void
  let read: (_ path: String) throws -> [UInt8]
  /// What `setClipboard` and `copyTextFrom` left.
  var clipboard: String?
  /// When a command last did something to the device: lookups wait from then on.
  var lastActed: Double
  var depth = 0
  private(set) var appID = ""

  /// - Parameters:
  ///   - engine: made when a script is to run.
  ///   - write: writes a file and makes the folders that it is in.
  ///   - read: a picture to compare with.
  public init(
    device: any MaestroDevice, settings: MaestroSettings, observer: (any MaestroObserver)? = nil,
    write: @escaping (_ path: String, _ bytes: [UInt8]) throws -> Void,
    read: @escaping (_ path: String) throws -> [UInt8],
    engine: @escaping () throws(MaestroFailure) -> any ScriptEngine
  ) {
    self.device = device
    self.settings = settings
    self.observer = observer
    self.write = write
    self.read = read
    scope = FlowScope(engine: engine)
    lastActed = device.now
    scope.log = { [weak observer] line in observer?.printed(line) }
  }

  /// - Returns: why the flow failed; nil where it passed.
  public func run(_ flow: MaestroFlow) -> MaestroFailure? {
    lastActed = device.now
    do {
      try device.checkpoint()
      define(flow)
      try define(flow.config.env)
      appID = try scope.interpolate(flow.config.appID)
    } catch {
      return error
    }
    var failure = attempt {
      () throws(MaestroFailure) in
      try self.commands(flow.config.onFlowStart ?? [])
      try self.commands(flow.commands)
    }
    // What cleans up is run whatever went wrong, unless nothing can be done any more.
    if failure?.endsAll != true, let hook = flow.config.onFlowComplete {
      let hooked = attempt { () throws(MaestroFailure) in try self.commands(hook) }
      failure = failure ?? hooked
    }
    return failure
  }

  private func attempt(_ body: () throws(MaestroFailure) -> Void) -> MaestroFailure? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  /// Variables from outside first, so that the flow's own win; then those that no one else sets.
  private func define(_ flow: MaestroFlow) {
    for pair in settings.env { scope.define(pair.name, pair.value) }
    scope.define("MAESTRO_FILENAME", MaestroPath.stem(flow.file))
    if let device = settings.deviceID { scope.define("MAESTRO_DEVICE_UDID", device) }
    scope.define("MAESTRO_SHARD_ID", String(settings.shard + 1))
    scope.define("MAESTRO_SHARD_INDEX", String(settings.shard))
  }

  /// All values are worked out before any is set.
  func define(_ env: [MaestroPair]) throws(MaestroFailure) {
    var values: [MaestroPair] = []
    for pair in env {
      values.append(MaestroPair(pair.name, try scope.interpolate(pair.value)))
    }
    for pair in values { scope.define(pair.name, pair.value) }
  }

  // MARK: - Commands in turn

  /// - Returns: whether any of them did something to the device.
  @discardableResult
  func commands(_ list: [MaestroCommand]) throws(MaestroFailure) -> Bool {
    var acted = false
    for command in list {
      try device.checkpoint()
      if try perform(command) { acted = true }
    }
    return acted
  }

  private func perform(_ command: MaestroCommand) throws(MaestroFailure) -> Bool {
    observer?.started(command, depth: depth)
    if let reason = settings.skips(command) {
      observer?.skipped(command, reason)
      observer?.ended(command, .skipped, depth: depth)
      return false
    }
    do {
      let ready = try evaluated(command)
      observer?.evaluated(command, ready, depth: depth)
      let act = try act(ready)
      if act == .acted { lastActed = device.now }
      observer?.ended(command, act == .skipped ? .skipped : .completed, depth: depth)
      return act == .acted
    } catch {
      return try judge(error, of: command)
    }
  }

  private func evaluated(_ command: MaestroCommand) throws(MaestroFailure) -> MaestroCommand {
    do {
      return try command.mapTexts { try scope.interpolate($0) }
    } catch let failure as MaestroFailure {
      throw failure
    } catch {
      throw .script("\(error)")
    }
  }

  private func judge(_ failure: MaestroFailure, of command: MaestroCommand)
    throws(MaestroFailure) -> Bool
  {
    if failure.endsAll { throw failure }
    if case .unsupported(let reason) = failure {
      observer?.ended(command, .warned(reason), depth: depth)
      return false
    }
    if failure.isOfTheTest, command.mayFail {
      observer?.ended(command, .warned(failure.message), depth: depth)
      return false
    }
    observer?.ended(command, .failed(failure), depth: depth)
    if observer?.goesOn(after: failure, of: command) == true { return false }
    throw failure
  }
}

/// What came of a command that did not fail.
enum Act {
  /// It did something to the device.
  case acted
  case still
  /// Its condition does not hold.
  case skipped
}
