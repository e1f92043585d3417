import FlashDevices
import FlashMaestro
import FlashProtocol
import FlashScript

#if FLASH
import FlashTesting
#endif

extension MaestroSuite {
  /// The abilities of a case that we do not have, and why.
  static let refused: [String: String] = [:]

  func scope(_ env: JSON?) throws(MaestroFailure) -> FlowScope {
    let scope = FlowScope { () throws(MaestroFailure) in
      try LocalScriptEngine(platform: "ios", limit: 10)
    }
    for member in env?.object ?? [] { scope.define(member.name, member.value.string ?? "") }
    return scope
  }

  #if FLASH
  /// - Returns: what is not as expected.
  func checkRun(_ json: JSON) throws -> String? {
    for need in json["needs"]?.array?.compactMap(\.string) ?? [] {
      if let reason = Self.refused[need] { throw Refusal(reason: "\(need): \(reason)") }
    }
    let device = MemoryDevice(json: json)
    let recorder = CaseRecorder(device)
    let folder =
      "\(Environment.value("TMPDIR") ?? "/tmp")/flash-conformance.\(json["case"]?.string ?? "")"
    defer { Files.removeFolder(folder) }
    var settings = MaestroSettings(outputFolder: folder)
    settings.lookup = json["timeouts"]?["lookupMs"]?.double ?? 17_000
    settings.optionalLookup = json["timeouts"]?["optionalLookupMs"]?.double ?? 7_000
    settings.env = (json["env"]?.object ?? []).map { MaestroPair($0.name, $0.value.string ?? "") }
    settings.deviceID = json["run"]?["deviceId"]?.string
    settings.shard = json["run"]?["shardIndex"]?.int ?? 0
    let flow: MaestroFlow
    do {
      flow = try FlowReader(.disk).flow(path(json["flow"]?.string))
    } catch {
      return "the flow cannot be read: \(error)"
    }
    let platform = json["platform"]?.string ?? "ios"
    let runner = MaestroRunner(
      device: MemoryDriver(device, platform: platform), settings: settings, observer: recorder,
      write: { path, bytes in
        if let slash = path.lastIndex(of: "/") { try Files.makeFolder(String(path[..<slash])) }
        try Files.write(bytes, to: path)
      }, read: { try Files.read($0) },
      engine: { () throws(MaestroFailure) in
        try LocalScriptEngine(platform: platform, limit: 10)
      })
    let failure = runner.run(flow)
    let result = CaseResult(
      device: device, recorder: recorder, failure: failure, folder: folder, flow: flow)
    return result.objection(to: json["expect"] ?? .null)
  }
  #else
  func checkRun(_ json: JSON) throws -> String? {
    throw Refusal(reason: "the device in memory is in Debug builds alone")
  }
  #endif
}
