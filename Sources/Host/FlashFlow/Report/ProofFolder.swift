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
      let picture = Self.picture(driver, secrets)
      if case .success(let bytes) = picture { try Files.write(bytes, to: path + ".jpg") }
      try Files.write(
        Self.facts(result, picture: picture, file: base + ".jpg", secrets).bytes,
        to: path + ".json")
    } catch {
      faults.append("\(error)")
    }
  }

  private static func facts(
    _ result: StepResult, picture: Result<[UInt8], Reason>, file: String, _ secrets: Secrets
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

  private struct Reason: Error { var text: String }

  private static func picture(_ driver: any FlowDriver, _ secrets: Secrets)
    -> Result<[UInt8], Reason>
  {
    guard let screenshot = Command.named("screenshot"), let tree = Command.named("hierarchy")
    else { return .failure(Reason(text: "this build takes no pictures")) }
    do {
      // A field that is no password field shows what was typed into it.
      if !secrets.isEmpty, secrets.shows(in: try driver.call(tree, []).json()) {
        return .failure(Reason(text: "a secret can be read on this screen"))
      }
      return .success(try driver.call(screenshot, [("format", "jpeg"), ("scale", "1")]).body)
    } catch {
      return .failure(Reason(text: secrets.redact("\(error)")))
    }
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
