#if FLASH
/// An act on an element that another process draws, such as one of a web page: it is done there, and
/// what came of it is told later.
public enum RemoteAct: Sendable, Equatable {
  case gesture(Gesture)
  /// `submit` presses return afterwards.
  case type(String, replace: Bool, submit: Bool)
  case press(Key)
}

/// What came of an act that another process did.
public enum RemoteOutcome: Sendable, Equatable {
  case done
  case typed(Typing)
  /// The page or its process refused, and why.
  case refused(String)
  /// The element is no longer there.
  case gone
}

extension Platform {
  public func readRemote(_ done: @escaping @UIActor () -> Void) -> Bool { false }

  public func perform(
    _ act: RemoteAct, on handle: Handle, _ done: @escaping @UIActor (RemoteOutcome) -> Void
  ) { done(.refused("nothing here is drawn by another process")) }
}
#endif
