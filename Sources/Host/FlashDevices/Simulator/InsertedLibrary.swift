/// The library that the loader brings into an app which was not built with Flash.
enum InsertedLibrary {
  private static let product = "FlashInject"
  /// Where Xcode leaves a dynamic product of a package, under its folder of products.
  private static let built =
    "Build/Products/Debug-iphonesimulator/PackageFrameworks/FlashInject.framework/FlashInject"
  /// How long building it may take, in milliseconds.
  private static let patience = 1_800_000

  /// The library's path, which is built from the package that this program is of where it is not
  /// there yet.
  ///
  /// - Throws: `noInsertedLibrary` with where it was looked for.
  static func path(for simulator: Simulator) throws(DeviceError) -> String {
    if let named = Environment.value("FLASH_INJECT") {
      guard Files.exists(named) else {
        throw .noInsertedLibrary(looked: [named + " (FLASH_INJECT)"])
      }
      return named
    }
    guard let own = Environment.executable, let slash = own.lastIndex(of: "/") else {
      throw .noInsertedLibrary(looked: [])
    }
    let folder = String(own[..<slash])
    let beside = "\(folder)/\(product).framework/\(product)"
    if Files.exists(beside) { return beside }
    // `bin/flash` and `.build/debug/flash` are both in the package that can build it.
    guard let package = Package.root(above: folder) else {
      throw .noInsertedLibrary(looked: [beside])
    }
    let derived = "\(package)/.build/inject"
    let path = "\(derived)/\(built)"
    _ = try Simulators().xcrun.run(
      [
        "xcodebuild", "-scheme", product, "-configuration", "Debug", "-destination",
        "platform=iOS Simulator,id=\(simulator.udid)", "-derivedDataPath", derived, "-quiet",
        "build",
      ], within: patience, in: package)
    guard Files.exists(path) else { throw .noInsertedLibrary(looked: [beside, path]) }
    return path
  }
}

/// The folder of Flash's own package, for what Xcode builds of it.
enum Package {
  /// - Parameter folder: one in it.
  static func root(above folder: String) -> String? {
    var folder = folder[...]
    while !folder.isEmpty {
      if Files.exists(folder + "/Package.swift") { return String(folder) }
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = folder[..<slash]
    }
    return nil
  }
}
