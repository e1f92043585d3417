#if FLASH
// What UIKit re-exports on iOS.
@_exported import Foundation
import FlashServer

/// The name of a method, as Objective-C's runtime knows it.
public struct Selector: Hashable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public protocol NSObjectProtocol: AnyObject {
  func responds(to selector: Selector!) -> Bool
}

/// UIKit's root class with what its categories on NSObject add: the accessibility protocols.
///
/// It stands in front of Foundation's, whose members of that kind could not be overridden here.
open class NSObject: NSObjectProtocol, Hashable {
  nonisolated public init() {}

  nonisolated public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  // MARK: Messages

  /// Host: the methods that a message can reach, by selector; Objective-C has them for free.
  open var hostMethods: [String: HostMethod] { [:] }
  public typealias HostMethod = @UIActor @Sendable (_ argument: Any?) -> Any?
  /// Results that Objective-C would have put into the autorelease pool.
  private var results: [AnyObject] = []

  open func responds(to selector: Selector!) -> Bool { hostMethods[selector.name] != nil }

  @discardableResult
  open func perform(_ selector: Selector!, with argument: Any? = nil) -> Unmanaged<AnyObject>! {
    guard let method = hostMethods[selector.name] else {
      fatalError("-[\(type(of: self)) \(selector.name)]: unrecognized selector")
    }
    nonisolated(unsafe) let argument = argument
    nonisolated(unsafe) var result: Any?
    UIThread.assume { result = method(argument) }
    guard let object = result.map({ $0 as AnyObject }) else { return nil }
    results.append(object)
    return Unmanaged.passUnretained(object)
  }

  // MARK: UIAccessibility

  @UIActor open var isAccessibilityElement = false
  @UIActor open var accessibilityLabel: String?
  @UIActor open var accessibilityValue: String?
  @UIActor open var accessibilityTraits: UIAccessibilityTraits = []
  /// In the screen's coordinates.
  @UIActor open var accessibilityFrame: CGRect = .zero
  @UIActor open var accessibilityElementsHidden = false
  @UIActor open var accessibilityViewIsModal = false
  @UIActor open var accessibilityRespondsToUserInteraction = false
  @UIActor open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  // MARK: UIAccessibilityContainer

  @UIActor open var accessibilityElements: [Any]?
  @UIActor open func accessibilityElementCount() -> Int { NSNotFound }
  @UIActor open func accessibilityElement(at index: Int) -> Any? { nil }

  // MARK: UIAccessibilityAction

  @UIActor open func accessibilityActivate() -> Bool { false }
  @UIActor open func accessibilityIncrement() {}
  @UIActor open func accessibilityDecrement() {}
  @UIActor open func accessibilityPerformEscape() -> Bool { false }
}

/// Ends the test that used a member which this stand-in does not model.
func notModelled(_ member: String = #function) -> Never {
  fatalError("UIKitHost does not model \(member)")
}
#endif
