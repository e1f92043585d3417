import FlashFlow
import FlashYAML

/// Reads `steps.yaml`: a phrase, and the lines of a Flash flow that it stands for.
public enum StepFile {
  public struct Fault: Error, Sendable, Equatable, CustomStringConvertible {
    public var file: String
    public var line: Int
    public var message: String

    public var description: String { "\(file):\(line): \(message)" }
  }

  public struct Faults: Error, Sendable, Equatable, CustomStringConvertible {
    public var faults: [Fault]

    public var description: String { faults.map(\.description).joined(separator: "\n") }
  }

  /// - Parameter bytes: a whole file: a mapping of phrases to a line, to a list of lines, or to
  ///   `rows:` with the lines for each row of the step's table.
  public static func read(_ bytes: [UInt8], file: String) throws(Faults) -> [StepDefinition] {
    let root: YAMLNode?
    do {
      root = try YAMLReader(try YAMLText.decode(bytes)).next()
    } catch {
      throw Faults(faults: [
        Fault(file: file, line: error.mark.line, message: error.description)
      ])
    }
    guard let root, !root.isNull else { return [] }
    guard let pairs = root.pairs else {
      throw Faults(faults: [
        Fault(
          file: file, line: root.start.line,
          message: "it must map phrases to lines, such as \"I log in\": [open login]")
      ])
    }
    var definitions: [StepDefinition] = []
    var faults: [Fault] = []
    for pair in pairs {
      do {
        definitions.append(try definition(pair, file))
      } catch {
        faults.append(error)
      }
    }
    guard faults.isEmpty else { throw Faults(faults: faults) }
    return definitions
  }

  private static func definition(_ pair: YAMLPair, _ file: String) throws(Fault)
    -> StepDefinition
  {
    let line = pair.key.start.line
    let phrase = pair.key.scalar?.text ?? ""
    let expression: CucumberExpression
    do {
      expression = try CucumberExpression(phrase)
    } catch {
      throw Fault(file: file, line: line, message: error.description)
    }
    let body: StepDefinition.Body
    if let rows = pair.value["rows"] {
      body = .rows(try templates(rows, file))
    } else {
      let lines = try templates(pair.value, file)
      try check(lines, of: expression, file, line)
      body = .lines(lines)
    }
    return StepDefinition(expression, origin: "\(file):\(line)", body)
  }

  private static func templates(_ node: YAMLNode, _ file: String) throws(Fault)
    -> [LineTemplate]
  {
    let items = node.items ?? [node]
    var templates: [LineTemplate] = []
    for item in items {
      guard let text = item.scalar?.text, !item.isNull else {
        throw Fault(
          file: file, line: item.start.line,
          message: "a line of a Flash flow is wanted, such as: tap login.submit")
      }
      templates.append(LineTemplate(text))
    }
    return templates
  }

  /// What can be known before any step is played: that arguments are there, and verbs are verbs.
  private static func check(
    _ lines: [LineTemplate], of expression: CucumberExpression, _ file: String, _ line: Int
  ) throws(Fault) {
    let count = expression.nodes.reduce(0) { sum, node in
      if case .parameter = node { sum + 1 } else { sum }
    }
    for template in lines {
      if let missing = template.arguments.first(where: { $0 < 1 || $0 > count }) {
        throw Fault(
          file: file, line: line,
          message: "'\(template.text)' asks for $\(missing), and the phrase has \(count) parameters"
        )
      }
      let verb = template.text.split(separator: " ").first.map(String.init) ?? ""
      if !FlowParser.verbs.contains(verb) {
        throw Fault(
          file: file, line: line,
          message: "'\(template.text)' begins with no step of Flash: there are "
            + FlowParser.verbs.joined(separator: ", "))
      }
    }
  }
}
