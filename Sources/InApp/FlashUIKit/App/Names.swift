#if FLASH
import FlashProtocol
import FlashServer

// What an app hands in, so that it need import nothing else: the modules behind it have names, such
// as `State`, that SwiftUI has too.
public typealias Navigation = FlashServer.Navigation
public typealias StepSpec = FlashProtocol.StepSpec
public typealias ScreenInfo = FlashProtocol.ScreenInfo
#endif
