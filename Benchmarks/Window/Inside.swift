#if FLASH
import FlashGtk
#endif

/// Flash in this window, where this build has it.
@MainActor
enum Inside {
  static func start() {
    #if FLASH
    Flash.start(name: "bench-window", bundle: "dev.flash.BenchWindow")
    #endif
  }
}
