/// One entry of a flow's list.
public struct MaestroCommand: Sendable, Equatable {
  /// The key in the file, such as `doubleTapOn`.
  public var name: String
  public var action: MaestroAction
  public var label: String?
  public var isOptional: Bool
  public var source: MaestroSource

  public init(
    name: String, action: MaestroAction, label: String? = nil, isOptional: Bool = false,
    source: MaestroSource
  ) {
    self.name = name
    self.action = action
    self.label = label
    self.isOptional = isOptional
    self.source = source
  }

  /// Whether a failure of it is a warning: its own word, or that of its selector.
  var mayFail: Bool { isOptional || selector?.optional == true }

  var selector: MaestroSelector? {
    switch action {
    case .tap(let selector, _, _), .copyText(let selector): selector
    case .swipe(let swipe):
      if case .element(let selector, _, _) = swipe.way { selector } else { nil }
    case .scrollUntilVisible(let scroll): scroll.selector
    case .assert(let condition, _): condition.visible ?? condition.notVisible
    default: nil
    }
  }

  /// The commands within it.
  public var inner: [MaestroCommand] {
    switch action {
    case .runFlow(let flow), .retry(let flow, _):
      (flow.config?.onFlowStart ?? []) + flow.commands + (flow.config?.onFlowComplete ?? [])
    case .repeat(let commands, _, _): commands
    default: []
    }
  }
}

/// The lines of a file that a command stands on.
public struct MaestroSource: Sendable, Equatable {
  public var file: String
  /// From 1, as the columns are.
  public var line: Int
  public var column: Int
  /// After the last character.
  public var endLine: Int
  public var endColumn: Int
  public var text: String

  public init(
    file: String = "", line: Int = 1, column: Int = 1, endLine: Int = 1, endColumn: Int = 1,
    text: String = ""
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.text = text
  }
}

/// A flow's header.
public struct MaestroConfig: Sendable, Equatable {
  /// An app's id or a site's address.
  public var appID: String
  public var isURL = false
  public var name: String?
  public var tags: [String] = []
  public var env: [MaestroPair] = []
  public var properties: [MaestroPair] = []
  /// What Maestro does not know, with its types.
  public var ext: [MaestroValue.Member] = []
  public var onFlowStart: [MaestroCommand]?
  public var onFlowComplete: [MaestroCommand]?
}

public struct MaestroFlow: Sendable, Equatable {
  public var file: String
  public var config: MaestroConfig
  public var commands: [MaestroCommand]

  /// The header's name, else the file's without its extension.
  public var name: String { config.name ?? MaestroPath.stem(file) }
}
