@_exported import Foundation

/// A way to an element, looked up anew at each use, as in XCTest.
@MainActor
open class XCUIElement: XCUIElementAttributes, XCUIElementSnapshotProviding,
  XCUIElementTypeQueryProvider, XCUIScreenshotProviding
{
  let phone: HostPhone
  /// In words, for failures.
  let path: String
  /// What the way leads to: none, one, or several where it is ambiguous.
  private let find: @MainActor () -> [HostNode]

  init(phone: HostPhone, path: String, find: @escaping @MainActor () -> [HostNode]) {
    self.phone = phone
    self.path = path
    self.find = find
  }

  var nodes: [HostNode] { find() }

  /// The one element; notes a failure where there is none, or are several.
  func node(to act: String) -> HostNode? {
    let found = nodes
    if found.count == 1 { return found[0] }
    phone.fail(
      "Failed to \(act) \(path): "
        + (found.isEmpty
          ? "No matches found" : "Multiple matching elements found (\(found.count))"))
    return nil
  }

  // MARK: What it is

  public var exists: Bool { !nodes.isEmpty }

  public var isHittable: Bool {
    guard nodes.count == 1 else { return false }
    return nodes[0].frame.width > 0 && nodes[0].frame.height > 0
  }

  public var identifier: String { node(to: "get identifier of")?.identifier ?? "" }
  public var frame: CGRect { node(to: "get frame of")?.frame ?? .zero }
  public var value: Any? { node(to: "get value of")?.value }
  public var title: String { "" }
  public var label: String { node(to: "get label of")?.label ?? "" }
  public var elementType: ElementType { node(to: "get type of")?.type ?? .any }
  public var isEnabled: Bool { node(to: "get isEnabled of")?.isEnabled ?? false }
  public var isSelected: Bool { node(to: "get isSelected of")?.isSelected ?? false }
  public var placeholderValue: String? { node(to: "get placeholder of")?.placeholder }
  public var debugDescription: String { path }

  public func waitForExistence(timeout: TimeInterval) -> Bool {
    phone.wait { self.exists }
  }

  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    phone.wait { !self.exists }
  }

  public func snapshot() throws -> any XCUIElementSnapshot {
    let found = nodes
    guard let first = found.first else {
      throw HostSnapshotError(description: "No matches found for \(path)")
    }
    return HostSnapshot(first)
  }

  public func screenshot() -> XCUIScreenshot { XCUIScreenshot(phone.picture) }

  // MARK: What is in it

  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(phone: phone, path: path + " children \(type)") {
      self.nodes.flatMap(\.children).filter { $0.matches(type) }
    }
  }

  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(phone: phone, path: path + " descendants \(type)") {
      self.nodes.flatMap(\.descendants).filter { $0.matches(type) }
    }
  }

  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalized: offset)
  }
}
