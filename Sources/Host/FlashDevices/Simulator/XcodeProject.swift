import FlashProtocol

/// What Xcode is asked to build: a scheme of a project or of a workspace.
public struct XcodeProject: Sendable, Equatable {
  /// `News.xcodeproj` or `News.xcworkspace`.
  public var path: String
  /// Nil where there is only one.
  public var scheme: String?
  /// Flash is in Debug configurations alone.
  public var configuration: String

  /// How long a build may take, in milliseconds.
  private static let patience = 1_800_000

  public init(path: String, scheme: String? = nil, configuration: String = "Debug") {
    self.path = path
    self.scheme = scheme
    self.configuration = configuration
  }

  private var place: [String] {
    [path.hasSuffix(".xcworkspace") ? "-workspace" : "-project", path]
  }

  /// Builds it for a simulator.
  ///
  /// - Returns: the path of the app.
  /// - Throws: `toolFailed` with the errors of the build.
  func build(for simulator: Simulator) throws(DeviceError) -> String {
    guard Files.exists(path) else {
      throw .file(FileError(path: path, reason: "there is no such project or workspace"))
    }
    let xcrun = Simulators().xcrun
    let scheme = try chosenScheme(xcrun)
    let words =
      place + [
        "-scheme", scheme, "-configuration", configuration, "-destination",
        "platform=iOS Simulator,id=\(simulator.udid)",
      ]
    _ = try xcrun.run(["xcodebuild"] + words + ["-quiet", "build"], within: Self.patience)
    let printed = try xcrun.run(["xcodebuild"] + words + ["-showBuildSettings", "-json"])
    for entry in Self.json(printed, from: "[", to: "]")?.array ?? [] {
      guard let settings = entry["buildSettings"],
        let folder = settings["TARGET_BUILD_DIR"]?.string,
        let product = settings["FULL_PRODUCT_NAME"]?.string, product.hasSuffix(".app")
      else { continue }
      return folder + "/" + product
    }
    throw .noProduct(scheme: scheme, project: path)
  }

  private func chosenScheme(_ xcrun: Tool) throws(DeviceError) -> String {
    if let scheme { return scheme }
    let printed = try xcrun.run(["xcodebuild"] + place + ["-list", "-json"])
    let json = Self.json(printed, from: "{", to: "}")
    let list = (json?["project"] ?? json?["workspace"])?["schemes"]?.array ?? []
    let schemes = list.compactMap(\.string)
    guard schemes.count == 1 else { throw .noScheme(nil, project: path, schemes: schemes) }
    return schemes[0]
  }

  /// What stands between the first and the last bracket: warnings may stand before and after it.
  private static func json(_ text: String, from first: Character, to last: Character) -> JSON? {
    guard let start = text.firstIndex(of: first), let end = text.lastIndex(of: last), start < end
    else { return nil }
    return try? JSON(parsing: Array(text[start...end].utf8))
  }
}
