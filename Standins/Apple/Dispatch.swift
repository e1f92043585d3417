// As much of Dispatch as the adapter uses, by type alone.

public struct DispatchTime {
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
}

public enum DispatchTimeInterval {
  case milliseconds(Int)
}

public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()
  public func async(execute work: @escaping @Sendable () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {}
}
