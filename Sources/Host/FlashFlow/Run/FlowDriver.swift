import FlashClient
import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What a flow is played on.
public protocol FlowDriver: AnyObject {
  @discardableResult
  func call(_ command: Command, _ arguments: [(name: String, value: JSON)]) throws(ClientError)
    -> Reply

  /// How the app ended, where that is known of an app that is gone.
  var epitaph: String? { get }

  /// Lets the app's own time go by between two reads of its state.
  func pause(milliseconds: Int)
}

extension FlashClient: FlowDriver {
  public var epitaph: String? { nil }

  public func pause(milliseconds: Int) { poll(nil, 0, Int32(clamping: milliseconds)) }
}
