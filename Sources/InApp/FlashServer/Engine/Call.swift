#if FLASH
import FlashProtocol

/// One request on its way through its route.
@UIActor
final class Call: Sendable {
  nonisolated let command: Command
  nonisolated let arguments: Arguments
  nonisolated let meter: Meter
  nonisolated let platform: any Platform
  let navigation: Navigation?
  nonisolated let memory: ListingMemory

  nonisolated init(
    command: Command, arguments: Arguments, meter: Meter, platform: any Platform,
    navigation: Navigation?, memory: ListingMemory
  ) {
    self.command = command
    self.arguments = arguments
    self.meter = meter
    self.platform = platform
    self.navigation = navigation
    self.memory = memory
  }

  /// Milliseconds to wait for the target; 0 where none were given.
  var wait: Int { arguments.integer("wait") ?? 0 }
}
#endif
