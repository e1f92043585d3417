import FlashDevices
import FlashMaestro

/// A permission as flows name it, and as `simctl privacy` does.
struct SimulatorConsent: Equatable {
  var consent: SimulatedDevice.Consent
  var service: String

  private static let services = [
    "all": "all", "calendar": "calendar", "camera": "camera", "contacts": "contacts",
    "location": "location", "medialibrary": "media-library", "microphone": "microphone",
    "motion": "motion", "photos": "photos", "reminders": "reminders", "siri": "siri",
  ]

  /// - Returns: nil for what a simulator cannot be told, such as notifications.
  init?(_ permission: MaestroPair) {
    guard let service = Self.services[permission.name.lowercased()] else { return nil }
    self.service = service
    switch (service, permission.value.lowercased()) {
    case ("location", "always"): (consent, self.service) = (.grant, "location-always")
    case ("location", "inuse"): consent = .grant
    case ("location", "never"): consent = .revoke
    case ("photos", "limited"): (consent, self.service) = (.grant, "photos-add")
    case (_, "allow"): consent = .grant
    case (_, "deny"): consent = .revoke
    case (_, "unset"): consent = .reset
    default: return nil
    }
  }
}
