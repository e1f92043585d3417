// What the Swift half of Objective-C's runtime adds, by type alone.
@_exported import ObjectiveC

public struct Selector: Hashable, ExpressibleByStringLiteral {
  var name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject: Equatable, Hashable {
  public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}

  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any? = nil) -> Unmanaged<AnyObject>! {
    nil
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getInstanceVariable(_ type: AnyClass?, _ name: String) -> Ivar? { nil }
