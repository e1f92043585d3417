#if FLASH
import FlashUIKit
import UIKit

/// What the loader's call comes to.
///
/// The main queue does its first work when the app's run loop runs, which is when there is an app;
/// on the loader's own call nothing of UIKit may be asked yet. Flash listens where the environment
/// asks for it, as in an app that was built with it, and without a router of the app's: screens are
/// named by the controllers that show.
@_cdecl("flash_inject")
public func flashInject() {
  DispatchQueue.main.async { MainActor.assumeIsolated { _ = Flash.start() } }
}
#endif
