/// Is told how a run goes, command by command, at any depth.
public protocol MaestroObserver: AnyObject {
  func started(_ command: MaestroCommand, depth: Int)
  /// Its expressions have their values.
  func evaluated(_ command: MaestroCommand, _ evaluated: MaestroCommand, depth: Int)
  func ended(_ command: MaestroCommand, _ status: CommandStatus, depth: Int)
  /// - Returns: whether to go on although a command failed.
  func goesOn(after failure: MaestroFailure, of command: MaestroCommand) -> Bool
  func printed(_ line: String)
  /// Why a command is not done; its end follows.
  func skipped(_ command: MaestroCommand, _ reason: String)
  /// A block of commands failed and begins again.
  func retrying(after failure: MaestroFailure, attempt: Int)
  /// What a scroll goes by.
  func resolved(_ plan: ScrollPlan)
}

public enum CommandStatus: Sendable, Equatable {
  case completed
  case failed(MaestroFailure)
  /// It failed, or cannot be done here, and was allowed to.
  case warned(String)
  case skipped
}

extension MaestroObserver {
  public func started(_ command: MaestroCommand, depth: Int) {}
  public func evaluated(_ command: MaestroCommand, _ evaluated: MaestroCommand, depth: Int) {}
  public func ended(_ command: MaestroCommand, _ status: CommandStatus, depth: Int) {}
  public func goesOn(after failure: MaestroFailure, of command: MaestroCommand) -> Bool { false }
  public func printed(_ line: String) {}
  public func skipped(_ command: MaestroCommand, _ reason: String) {}
  public func retrying(after failure: MaestroFailure, attempt: Int) {}
  public func resolved(_ plan: ScrollPlan) {}
}
