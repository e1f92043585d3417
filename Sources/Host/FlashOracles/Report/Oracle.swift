import FlashProtocol

/// A small pure function over a screen that knows one kind of fault.
public struct Oracle: Sendable {
  /// What an oracle must be given beside the tree.
  public enum Need: String, Sendable {
    case pixels, act
  }

  public let name: String
  /// What it finds, in one line, for `flash help watch`.
  public let summary: String
  public let need: Need?
  private let judge: @Sendable (Screen, OracleOptions) -> [Finding]

  init(
    _ name: String, _ summary: String, needs need: Need? = nil,
    _ judge: @escaping @Sendable (Screen, OracleOptions) -> [Finding]
  ) {
    self.name = name
    self.summary = summary
    self.need = need
    self.judge = judge
  }

  /// What it has to say of a screen; nothing is not a praise.
  public func findings(on screen: Screen, _ options: OracleOptions = OracleOptions()) -> [Finding] {
    judge(screen, options)
  }

  /// Whether the snapshot holds what it needs.
  func canJudge(_ snapshot: ScreenSnapshot) -> Bool {
    switch need {
    case nil: true
    case .pixels: snapshot.pixels != nil
    case .act: snapshot.act != nil
    }
  }
}

/// How severe the oracles are.
public struct OracleOptions: Sendable, Equatable {
  /// Touch targets of 44x44 points (WCAG 2.5.5, AAA) instead of 24x24 (WCAG 2.5.8, AA).
  public var strict: Bool
  /// How long a spinner may outlive a page load, in milliseconds.
  public var spinnerLimit: Double
  /// How long a screen may take to come, in milliseconds.
  public var navigationLimit: Double

  public init(strict: Bool = false, spinnerLimit: Double = 1000, navigationLimit: Double = 1000) {
    self.strict = strict
    self.spinnerLimit = spinnerLimit
    self.navigationLimit = navigationLimit
  }
}
