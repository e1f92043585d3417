import FlashClient
import FlashDevices
import FlashProtocol

/// What an app tells of its screen when only some of what may fill its tree was called.
///
/// Which of the two functions does it differs between versions of iOS, and only a launch with each
/// alone, in a simulator that was told nothing, tells.
struct ArmingTrial {
  /// What was called, in words.
  var name: String
  /// How many elements the first screen has; nil where it could not be read.
  var elements: Int?
  var reason: String?

  static let wanted: [(name: String, variable: String)] = [
    ("_AXSSetAutomationEnabled alone", "_AXSSetAutomationEnabled"),
    ("_AXSSetApplicationAccessibilityEnabled alone", "_AXSSetApplicationAccessibilityEnabled"),
    ("neither", "none"),
  ]

  var line: String {
    let outcome = elements.map { "\($0) elements" } ?? reason ?? ""
    return "told  armed by \(name): \(outcome)"
  }

  var json: JSON {
    .members([
      "by": .string(name), "elements": elements.map(JSON.int), "reason": reason.map(JSON.string),
    ])
  }
}

extension Session {
  /// Launches the app once for each way, and stops it again.
  ///
  /// - Parameter simulator: where it ran before.
  func tryArming(
    of app: Invocation.Run, on simulator: String?, told: (ArmingTrial) -> Void
  ) throws(DeviceError) -> [ArmingTrial] {
    var trials: [ArmingTrial] = []
    for wanted in ArmingTrial.wanted {
      var request = try Self.request(app, by: "flash doctor")
      request.isOwned = true
      request.environment.append(("FLASH_ARM", wanted.variable))
      request.simulator?.isArmed = false
      request.simulator?.device = simulator
      let launched = try launch(request)
      var trial = ArmingTrial(name: wanted.name)
      do {
        trial.elements = try launched.instance.client().actionables().count
      } catch {
        trial.reason = error.description
      }
      try devices.stop(launched.instance)
      told(trial)
      trials.append(trial)
    }
    return trials
  }
}
