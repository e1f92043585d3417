import FlashReports

/// One flow or scenario to be played.
public struct SuiteCase: Sendable {
  public var name: String
  /// What it belongs to; with the name it is the case's identity.
  public var group: String
  public var file: String
  public var line: Int?
  public var tags: [String]
  public var properties: [CaseRecord.Property] = []
  /// Cases of one chain are played one after another by one worker.
  public var chain: String?
  /// Whether the rest of its chain is not played once it has failed.
  public var endsChain = false
  /// Why it cannot be played at all; nil where it can.
  public var fault: Outcome.Fault?
  /// Whether the app is started anew before it.
  public var wantsFreshApp = false
  /// - Returns: how it went; the steps have been told to the context.
  public var play: @Sendable (TestApp, CaseContext) -> Outcome

  public init(
    name: String, group: String, file: String, line: Int? = nil, tags: [String] = [],
    fault: Outcome.Fault? = nil,
    play: @escaping @Sendable (TestApp, CaseContext) -> Outcome = { _, _ in .passed }
  ) {
    self.name = name
    self.group = group
    self.file = file
    self.line = line
    self.tags = tags
    self.fault = fault
    self.play = play
  }

  /// What durations are remembered by, and shards are made by.
  var key: String { group + "\u{1F}" + name + (line.map { "\u{1F}\($0)" } ?? "") }
}

/// What a case needs while it is played.
public final class CaseContext {
  /// The one of several devices that it is played on; empty where there is one.
  let device: String
  let pictures: ProofPictures
  let isCancelled: () -> Bool
  private let tell: (StepRecord) -> Void
  private(set) var steps: [StepRecord] = []
  private(set) var output = ""

  init(
    device: String, pictures: ProofPictures, isCancelled: @escaping () -> Bool,
    tell: @escaping (StepRecord) -> Void
  ) {
    self.device = device
    self.pictures = pictures
    self.isCancelled = isCancelled
    self.tell = tell
  }

  func add(_ step: StepRecord) {
    steps.append(step)
    tell(step)
  }

  func print(_ line: String) { output += line + "\n" }
}
