// What Foundation's Swift half adds, by type alone.
@_exported import Foundation
@_exported import ObjectiveC

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSArray, result: inout Array?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array { [] }
}

extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSSet, result: inout Set?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set { [] }
}

public struct Data: Sequence {
  public func makeIterator() -> [UInt8].Iterator { [].makeIterator() }
}

extension Data: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSData { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSData, result: inout Data?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data { Data() }
}

public struct IndexPath: Hashable {
  public init(indexes: [Int]) {}
  public subscript(index: Int) -> Int { 0 }
}

extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexPath, result: inout IndexPath?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath {
    IndexPath(indexes: [])
  }
}

public typealias CGFloat = Double
public typealias TimeInterval = Double
public typealias CFTimeInterval = Double

public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
}

extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSNotification, result: inout Notification?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNotification, result: inout Notification?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?)
    -> Notification
  { fatalError() }
}

public final class OperationQueue: Sendable {
  public static let main = OperationQueue()
}

public final class NotificationCenter: Sendable {
  public static let `default` = NotificationCenter()
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  public func removeObserver(_ observer: Any) {}
  public func post(name: NSNotification.Name, object: Any?) {}
}

public final class Bundle: Sendable {
  public static let main = Bundle()
  public var bundleIdentifier: String? { nil }
  public var infoDictionary: [String: Any]? { nil }
}

public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()
  public var processIdentifier: Int32 { 0 }
}
