import FlashProtocol

/// Keeps the reader's state, writes it down on each change, and tells who shows it.
@MainActor
public final class UserStore {
  public private(set) var state: UserState
  private let file: StateFile?
  private var observers: [(owner: Weak, told: () -> Void)] = []

  private struct Weak { weak var object: AnyObject? }

  /// - Parameter file: nil keeps nothing.
  public init(file: StateFile?) {
    self.file = file
    let json = file?.read().flatMap { try? JSON(parsing: $0) }
    state = json.map(UserState.init(json:)) ?? UserState()
  }

  public func change(_ work: (inout UserState) -> Void) {
    let before = state
    work(&state)
    guard state != before else { return }
    file?.write(state.json.bytes)
    observers.removeAll { $0.owner.object == nil }
    for observer in observers { observer.told() }
  }

  /// - Parameter owner: told as long as this lives.
  public func observe(_ owner: AnyObject, _ told: @escaping () -> Void) {
    observers.append((Weak(object: owner), told))
  }
}
