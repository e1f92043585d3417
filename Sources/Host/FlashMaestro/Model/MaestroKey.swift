/// The keys that flows name.
public enum MaestroKey: String, Sendable, CaseIterable {
  case enter = "Enter"
  case backspace = "Backspace"
  case back = "Back"
  case home = "Home"
  case lock = "Lock"
  case volumeUp = "Volume Up"
  case volumeDown = "Volume Down"
  case remoteUp = "Remote Dpad Up"
  case remoteDown = "Remote Dpad Down"
  case remoteLeft = "Remote Dpad Left"
  case remoteRight = "Remote Dpad Right"
  case remoteCenter = "Remote Dpad Center"
  case remotePlayPause = "Remote Media Play Pause"
  case remoteStop = "Remote Media Stop"
  case remoteNext = "Remote Media Next"
  case remotePrevious = "Remote Media Previous"
  case remoteRewind = "Remote Media Rewind"
  case remoteFastForward = "Remote Media Fast Forward"
  case escape = "Escape"
  case power = "Power"
  case tab = "Tab"
  case remoteSystemNavigationUp = "Remote System Navigation Up"
  case remoteSystemNavigationDown = "Remote System Navigation Down"
  case remoteButtonA = "Remote Button A"
  case remoteButtonB = "Remote Button B"
  case remoteMenu = "Remote Menu"
  case tvInput = "TV Input"
  case tvInputHDMI1 = "TV Input HDMI 1"
  case tvInputHDMI2 = "TV Input HDMI 2"
  case tvInputHDMI3 = "TV Input HDMI 3"

  /// Names are written in any letter case.
  public init?(named name: String) {
    let wanted = name.lowercased()
    guard let key = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      return nil
    }
    self = key
  }
}
