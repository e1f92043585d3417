import FlashYAML

/// Commands on the app and on the device.
extension CommandReader {
  func device(_ fields: FieldReader) -> MaestroAction? {
    switch name {
    case "launchApp": return launch(fields)
    case "setPermissions":
      guard fields.has("permissions") else {
        fields.missing("permissions")
        return nil
      }
      return .setPermissions(
        appID: fields.text("appId") ?? reading.appID, fields.pairs("permissions"))
    case "stopApp": return .stopApp(app(fields))
    case "killApp": return .killApp(app(fields))
    case "clearState": return .clearState(app(fields))
    case "openLink":
      return .openLink(
        fields.requiredText("link"), autoVerify: fields.bool("autoVerify") ?? false,
        browser: fields.bool("browser") ?? false)
    case "takeScreenshot":
      return .takeScreenshot(path: fields.requiredText("path"), cropOn: fields.selector("cropOn"))
    case "assertScreenshot":
      return .assertScreenshot(
        path: fields.requiredText("path"), threshold: fields.text("thresholdPercentage") ?? "95",
        cropOn: fields.selector("cropOn"))
    case "startRecording": return .startRecording(path: fields.requiredText("path"))
    case "setLocation":
      return .setLocation(
        latitude: fields.requiredText("latitude"), longitude: fields.requiredText("longitude"))
    case "setOrientation": return orientation(fields.requiredText("orientation"))
    case "travel": return travel(fields)
    case "addMedia":
      guard let items = fields.value("files")?.items else {
        return fail("Invalid addMedia command: media files cannot be empty")
      }
      return media(items.compactMap { $0.scalar?.text })
    case "setAirplaneMode", "setDarkMode":
      guard let value = fields.value("value"), let text = fields.text("value") else {
        fields.missing("value")
        return nil
      }
      return mode(text, value)
    case "assertWithAI":
      return .askModel("Assert with AI: \(fields.requiredText("assertion"))")
    case "extractTextWithAI":
      return .askModel("Extract text with AI: \(fields.requiredText("query"))")
    default: return nil
    }
  }

  private func app(_ fields: FieldReader) -> String {
    fields.text("appId") ?? fields.text("url") ?? reading.appID
  }

  private func launch(_ fields: FieldReader) -> MaestroAction {
    var launch = Launch(appID: app(fields))
    launch.clearState = fields.bool("clearState")
    launch.clearKeychain = fields.bool("clearKeychain")
    launch.stopApp = fields.bool("stopApp")
    if fields.has("permissions") { launch.permissions = fields.pairs("permissions") }
    if let arguments = fields.value("arguments") {
      if let pairs = arguments.pairs {
        launch.arguments = pairs.map {
          .init(name: $0.key.scalar?.text ?? "", value: MaestroValue($0.value))
        }
      } else {
        let _: Never? = fields.fault("arguments", arguments)
      }
    }
    return .launchApp(launch)
  }

  private func travel(_ fields: FieldReader) -> MaestroAction? {
    guard let items = fields.value("points")?.items else {
      fields.missing("points")
      return nil
    }
    var points: [[String]] = []
    for item in items {
      let text = item.scalar?.text ?? ""
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0).trimmingSpace }
      guard parts.count == 2 else { return fail("Invalid travel point: \(text)") }
      for (name, part) in zip(["latitude", "longitude"], parts) where Double(part) == nil {
        return fail("Invalid travel point \(name): \(text)")
      }
      points.append(parts.map { String(Double($0) ?? 0) })
    }
    return .travel(points, speed: fields.double("speed"))
  }

  func media(_ files: [String]) -> MaestroAction? {
    var paths: [String] = []
    for file in files {
      let path = MaestroPath.resolve(file, from: reading.file)
      // A name that is only known when the flow runs is looked for then.
      guard Self.isExpression(file) || reading.access.kind(path) == .file else {
        reading.reportLater(
          "Media File Not Found", source,
          "Media file at \(file) in flow file: \(reading.file) not found")
        return nil
      }
      paths.append(path)
    }
    return .addMedia(files: files, paths: paths)
  }
}
