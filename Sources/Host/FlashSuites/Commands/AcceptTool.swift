import FlashClient
import FlashCommandLine

/// `bench accept`: runs features.
public enum AcceptTool {
  public static let options: [ExtraOption] = [
    ExtraOption("tags", value: "an expression", "such as \"@smoke and not @slow\"")
  ]
}
