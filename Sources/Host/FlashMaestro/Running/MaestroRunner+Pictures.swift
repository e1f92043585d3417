extension MaestroRunner {
  func takeScreenshot(_ path: String, _ crop: MaestroSelector?, isOptional: Bool)
    throws(MaestroFailure)
  {
    let node = try cropped(crop, isOptional: isOptional)
    try save(try device.picture(of: node), path + ".png", for: "takeScreenshot")
  }

  /// Compares the screen with a picture that was taken before.
  func assertScreenshot(
    _ path: String, _ threshold: String, _ crop: MaestroSelector?, of command: MaestroCommand
  ) throws(MaestroFailure) {
    let wanted = try number(threshold, "thresholdPercentage")
    let name = path.lowercased().hasSuffix(".png") ? path : path + ".png"
    let expected = try picture(named: name, beside: command.source.file)
    let node = try cropped(crop, isOptional: command.isOptional)
    let likeness = try device.likeness(expected, try device.picture(of: node))
    guard likeness < wanted else { return }
    let shown = (likeness * 100).rounded(.down) / 100
    throw .assertion(
      "Assertion is false: the screen is \(shown) % like \(name), and \(threshold) % are wanted")
  }

  /// One that takeScreenshot wrote, else one that lies beside the flow.
  private func picture(named name: String, beside flow: String) throws(MaestroFailure) -> [UInt8] {
    let places = [
      settings.outputFolder == "." ? name : settings.outputFolder + "/" + name,
      MaestroPath.resolve(name, from: flow),
    ]
    for place in places {
      if let bytes = try? read(place) { return bytes }
    }
    throw .assertion(
      "There is no picture \(name) to compare with: takeScreenshot makes one")
  }

  private func cropped(_ crop: MaestroSelector?, isOptional: Bool) throws(MaestroFailure)
    -> UINode?
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
    return node
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
