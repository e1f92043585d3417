// A method that ends with an NSError, which the compiler makes one that throws only where Foundation
// is Apple's own.
@_exported import Foundation
@_exported import XCUIAutomation

extension XCUIElement {
  public func snapshot() throws -> any XCUIElementSnapshot { fatalError() }
}
