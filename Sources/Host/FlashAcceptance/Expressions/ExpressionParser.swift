/// Reads a phrase: `{type}`, `(optional)`, `one/other` and backslashes. A `)` or `}` that closes
/// nothing is text, as the grammar of Cucumber Expressions has it.
struct ExpressionParser {
  private let source: String
  private let scalars: [Unicode.Scalar]
  private let types: [ParameterType]
  private var index = 0

  init(_ source: String, types: [ParameterType]) {
    self.source = source
    self.types = types
    scalars = Array(source.unicodeScalars)
  }

  /// A run without space is one word, and a slash in it parts alternatives.
  mutating func nodes() throws(ExpressionError) -> [CucumberExpression.Node] {
    var nodes: [CucumberExpression.Node] = []
    while index < scalars.count {
      if scalars[index].properties.isWhitespace {
        nodes.append(.text([scalars[index]]))
        index += 1
      } else {
        nodes += try word()
      }
    }
    return nodes
  }

  private mutating func word() throws(ExpressionError) -> [CucumberExpression.Node] {
    var alternatives: [[CucumberExpression.Node]] = [[]]
    var slash = 0
    func add(_ node: CucumberExpression.Node, to list: inout [[CucumberExpression.Node]]) {
      list[list.count - 1].append(node)
    }
    while index < scalars.count, !scalars[index].properties.isWhitespace {
      let start = index
      switch scalars[index] {
      case "/":
        slash = start
        guard !alternatives[alternatives.count - 1].isEmpty else {
          throw fault(.emptyAlternative, start)
        }
        alternatives.append([])
        index += 1
      case "(": add(.optional(try optional()), to: &alternatives)
      case "{": add(.parameter(try parameter()), to: &alternatives)
      case "\\": add(.text([try escaped()]), to: &alternatives)
      default:
        add(.text([scalars[index]]), to: &alternatives)
        index += 1
      }
    }
    guard alternatives.count > 1 else { return alternatives[0] }
    guard !alternatives[alternatives.count - 1].isEmpty else {
      throw fault(.emptyAlternative, slash)
    }
    return [.alternatives(alternatives)]
  }

  private mutating func escaped() throws(ExpressionError) -> Unicode.Scalar {
    guard index + 1 < scalars.count else { throw fault(.badEscape, index) }
    let next = scalars[index + 1]
    guard "(){}/\\".unicodeScalars.contains(next) || next.properties.isWhitespace else {
      throw fault(.badEscape, index)
    }
    index += 2
    return next
  }

  private mutating func optional() throws(ExpressionError) -> [Unicode.Scalar] {
    let start = index
    index += 1
    var text: [Unicode.Scalar] = []
    while index < scalars.count {
      switch scalars[index] {
      case ")":
        index += 1
        guard !text.isEmpty else { throw fault(.emptyOptional, start) }
        return text
      case "{": throw fault(.optionalIsAParameter, index)
      case "\\": text.append(try escaped())
      default:
        text.append(scalars[index])
        index += 1
      }
    }
    throw fault(.unclosed("("), start)
  }

  private mutating func parameter() throws(ExpressionError) -> ParameterType {
    let start = index
    guard let close = scalars[index...].firstIndex(of: "}") else {
      throw fault(.unclosed("{"), start)
    }
    let name = String(String.UnicodeScalarView(scalars[(index + 1)..<close]))
    guard let type = types.first(where: { $0.name == name }) else {
      let known = types.map(\.name).filter { !$0.isEmpty }
      throw fault(.unknownType(name, known: known), start)
    }
    index = close + 1
    return type
  }

  private func fault(_ reason: ExpressionError.Reason, _ index: Int) -> ExpressionError {
    ExpressionError(reason: reason, expression: source, column: index + 1)
  }
}
