extension MaestroRunner {
  func takeScreenshot(_ path: String, _ crop: MaestroSelector?, isOptional: Bool)
    throws(MaestroFailure)
  {
    var node: UINode?
    if let crop {
      let found = try find(crop, isOptional: isOptional)
      guard let place = found.node.frame, place.width > 0, place.height > 0 else {
        throw .assertion(
          "Cannot crop screenshot: element '\(crop.words)' has invalid dimensions (width: "
            + "\(found.node.frame?.width ?? 0), height: \(found.node.frame?.height ?? 0)). The "
            + "element must have positive width and height to crop the screenshot.")
      }
      node = found.node
    }
    try save(try device.picture(of: node), path + ".png", for: "takeScreenshot")
  }

  /// Writes below the output folder, and nowhere else.
  func save(_ bytes: [UInt8], _ path: String, for command: String) throws(MaestroFailure) {
    let inner = MaestroPath.normal(path)
    guard !path.hasPrefix("/"), inner != "..", !inner.hasPrefix("../") else {
      throw .invalidCommand("\(command): the path \"\(path)\" leads out of the output folder")
    }
    let file = settings.outputFolder == "." ? inner : settings.outputFolder + "/" + inner
    do {
      try write(file, bytes)
    } catch {
      throw .invalidCommand("Cannot write \(command) output to \"\(path)\": \(error)")
    }
  }

  func observeResolved(_ plan: ScrollPlan) { observer?.resolved(plan) }
}
