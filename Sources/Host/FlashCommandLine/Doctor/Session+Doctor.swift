import FlashClient
import FlashDevices
import FlashProtocol

/// `doctor`.
extension Session {
  func examine(_ doctor: Invocation.Doctor) throws(DeviceError) -> ExitCode {
    var started: Instance?
    var held: Reservation?
    if let app = doctor.run {
      var request = try Self.request(app, by: "flash doctor")
      request.isOwned = true
      let launched = try launch(request)
      keep(launched.reservation)
      held = launched.simulator
      take(launched.instance, selector: nil)
      started = launched.instance
    }
    let (instance, client) = try target(doctor.app)
    let patient = Patient(client)
    var findings: [Examination.Finding] = []
    for examination in Examination.all {
      let finding = examination.perform(patient) { Monotonic.now }
      findings.append(finding)
      if !doctor.json { console.print(line(finding)) }
    }
    if let started {
      release(started)
      try devices.stop(started)
      withExtendedLifetime(held) { held = nil }
    }
    var arming: [ArmingTrial] = []
    if started?.app?.platform == "ios", let app = doctor.run {
      arming = try tryArming(of: app, on: started?.simulator) { trial in
        if !doctor.json { self.console.print(trial.line) }
      }
    }
    let paths = ActReply.Path.allCases.map { (key: $0, value: patient.paths[$0] ?? 0) }
    let wrong = findings.count { !$0.isWell }
    if doctor.json {
      console.print(Self.report(instance, findings, paths, arming).text)
    } else {
      let ways = paths.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
      console.print("taps were taken by: " + ways)
      console.print("\(findings.count - wrong) of \(findings.count) are well")
    }
    return wrong == 0 ? .done : .refused
  }

  private func line(_ finding: Examination.Finding) -> String {
    let verdict = finding.isWell ? console.paint(.bold, "well") : console.paint(.cyan, "ill ")
    let name = finding.name + String(repeating: " ", count: max(1, 34 - finding.name.count))
    let time = console.paint(.dim, Numbers.milliseconds(finding.milliseconds))
    return "\(verdict)  \(name)\(finding.detail)  \(time)"
  }

  private static func report(
    _ instance: Instance, _ findings: [Examination.Finding],
    _ paths: [(key: ActReply.Path, value: Int)], _ arming: [ArmingTrial]
  ) -> JSON {
    .members([
      "app": .string(instance.name), "platform": instance.app.map { .string($0.platform) },
      "device": instance.app.map { .string($0.device) },
      "flash": .string(FlashVersion.current),
      "examinations": .array(
        findings.map {
          .members([
            "name": .string($0.name), "well": .bool($0.isWell), "detail": .string($0.detail),
            "ms": .double(($0.milliseconds * 10).rounded() / 10),
          ])
        }),
      "arming": arming.isEmpty ? nil : .array(arming.map(\.json)),
      "paths": .object(paths.map { .init($0.key.rawValue, .int($0.value)) }),
    ])
  }
}
