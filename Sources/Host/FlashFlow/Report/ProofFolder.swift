import FlashClient
import FlashDevices
import FlashProtocol

/// Proof as files: a JSON and a picture a step, `03-tap-home.top.video.json` and `.jpg`.
public final class ProofFolder: ProofKeeper {
  private let folders: [String]
  /// Keep the proof of `proof` steps alone.
  private let onlyAsked: Bool
  /// Why something could not be kept; the run goes on all the same.
  public private(set) var faults: [String] = []
  private var pictures: [Place: String] = [:]

  private struct Place: Hashable {
    var flow: Int
    var step: Int
  }

  /// - Parameters:
  ///   - folder: made where it is missing; each of several flows gets one in it.
  ///   - onlyAsked: keep that of `proof` steps alone.
  public init(folder: String, flows: [Flow], onlyAsked: Bool = false) throws(FileError) {
    var folders: [String] = []
    for flow in flows {
      var path = flows.count == 1 ? folder : folder + "/" + Self.fileName(flow.name)
      if folders.contains(path) { path += "-\(folders.count + 1)" }
      try Files.makeFolder(path)
      folders.append(path)
    }
    self.folders = folders
    self.onlyAsked = onlyAsked
  }

  /// The file of a step's picture, by the flow's number from 0 and the step's from 1.
  public func picture(of flow: Int, _ step: Int) -> String? {
    pictures[Place(flow: flow, step: step)]
  }

  public func keep(
    _ result: StepResult, of flow: Int, driver: any FlowDriver, secrets: Secrets
  ) {
    if onlyAsked {
      guard case .proof = result.step.action else { return }
    }
    let number = (result.number < 10 ? "0" : "") + String(result.number)
    let base = [number, result.step.verb, result.step.target].compactMap(\.self)
      .map(Self.fileName).joined(separator: "-")
    let path = folders[flow] + "/" + base
    do {
      let picture = StepPicture.take(driver, secrets)
      if case .success(let bytes) = picture {
        try Files.write(bytes, to: path + ".jpg")
        pictures[Place(flow: flow, step: result.number)] = path + ".jpg"
      }
      try Files.write(
        Self.facts(result, picture: picture, file: base + ".jpg", secrets).bytes,
        to: path + ".json")
    } catch {
      faults.append("\(error)")
    }
  }

  private static func facts(
    _ result: StepResult, picture: Result<[UInt8], StepPicture.Reason>, file: String,
    _ secrets: Secrets
  ) -> JSON {
    var members = secrets.redact(result.json).object ?? []
    if let element = result.element, let json = try? JSON(parsing: element.jsonBytes) {
      members.append(.init("frame", json["frame"] ?? .null))
      if let text = element.text ?? element.value {
        members.append(.init("text", .string(secrets.redact(text))))
      }
      members.append(.init("element", secrets.redact(json)))
    }
    if let reply = result.reply { members.append(.init("reply", reply)) }
    switch picture {
    case .success: members.append(.init("picture", .string(file)))
    case .failure(let reason): members.append(.init("noPicture", .string(reason.text)))
    }
    return .object(members)
  }

  /// A name that is safe in any file system.
  static func fileName(_ text: String) -> String {
    let safe = text.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
        ? character : "-"
    }
    let name = String(safe.prefix(60))
    return name.allSatisfy { $0 == "." } ? "-" : name
  }
}
