// On Apple's platforms UIXCute and XCTest bring these themselves.
@_exported import UIXCuteXCUI
@_exported import XCUIHost
