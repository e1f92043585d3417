/// The version that the app's half and the host's half report of themselves.
public enum FlashVersion {
  public static let current = "0.1.0"
}
