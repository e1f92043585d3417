import FlashMaestro

/// What of Maestro's language bench does not do at all, told before the first step.
public enum FlowSupport {
  public struct Gap: Sendable, Equatable {
    public var command: MaestroCommand
    public var reason: String

    /// `file:line:column: name: reason`
    public var line: String {
      let source = command.source
      return "\(source.file):\(source.line):\(source.column): \(command.name): \(reason)"
    }
  }

  /// Every command of a flow, those within others included, that is not done.
  public static func gaps(in flow: MaestroFlow) -> [Gap] {
    var gaps: [Gap] = []
    func walk(_ commands: [MaestroCommand]) {
      for command in commands {
        if let reason = reason(command) { gaps.append(Gap(command: command, reason: reason)) }
        walk(command.inner)
      }
    }
    walk(flow.config.onFlowStart ?? [])
    walk(flow.commands)
    walk(flow.config.onFlowComplete ?? [])
    return gaps
  }

  /// Why a command is never done; nil where it is, here or on another platform.
  public static func reason(_ command: MaestroCommand) -> String? {
    switch command.action {
    case .askModel: return "asks a model in Maestro's cloud; UIXCute asks one of yours"
    case .startRecording, .stopRecording:
      return "makes a film; --proof keeps a picture of each step"
    default: break
    }
    let selectors = command.selectors
    if selectors.contains(where: \.usesCSS) { return "css selects in web pages alone" }
    return nil
  }
}

extension MaestroCommand {
  /// Every selector that it goes by.
  var selectors: [MaestroSelector] {
    switch action {
    case .tap(let selector, _, _), .copyText(let selector): [selector]
    case .assert(let condition, _): condition.selectors
    case .scrollUntilVisible(let scroll): [scroll.selector]
    case .takeScreenshot(_, let crop), .assertScreenshot(_, _, let crop): crop.map { [$0] } ?? []
    case .swipe(let swipe):
      if case .element(let selector, _, _) = swipe.way { [selector] } else { [] }
    case .runFlow(let flow): flow.condition?.selectors ?? []
    case .runScript(let script): script.condition?.selectors ?? []
    case .repeat(_, _, let condition): condition?.selectors ?? []
    default: []
    }
  }
}

extension MaestroCondition {
  var selectors: [MaestroSelector] { [visible, notVisible].compactMap(\.self) }
}

extension MaestroSelector {
  var usesCSS: Bool { css != nil || related.contains { $0.selectors.contains(where: \.usesCSS) } }
}
