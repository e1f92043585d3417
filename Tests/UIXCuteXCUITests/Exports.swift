// On Apple's platforms XCTest brings it.
@_exported import XCUIHost
