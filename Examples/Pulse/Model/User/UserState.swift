/// All that is kept from one start to the next.
public struct UserState: Sendable, Equatable {
  public var account: Account?
  /// Ids of stories, the latest first.
  public var saved: [String] = []
  /// Ids of stories, the latest first, at most `historyLimit`.
  public var history: [String] = []
  public var following: Set<Section> = []
  public var newsletters: Set<Newsletter> = []
  public var settings = Settings()

  public static let historyLimit = 30

  public init() {}

  public func isSaved(_ id: String) -> Bool { saved.contains(id) }

  /// - Returns: whether it is saved now.
  @discardableResult
  public mutating func toggleSaved(_ id: String) -> Bool {
    if let index = saved.firstIndex(of: id) {
      saved.remove(at: index)
      return false
    }
    saved.insert(id, at: 0)
    return true
  }

  public mutating func read(_ id: String) {
    history.removeAll { $0 == id }
    history.insert(id, at: 0)
    history.removeLast(max(0, history.count - Self.historyLimit))
  }
}
