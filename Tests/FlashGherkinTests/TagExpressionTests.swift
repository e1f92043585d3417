import FlashGherkin
import Testing

@Suite("Tag expressions") struct TagExpressionTests {
  @Test(
    "which tags an expression holds for",
    arguments: [
      ("", [], true), ("", ["@a"], true),
      ("@a", ["@a"], true), ("@a", ["@b"], false),
      ("not @a", ["@b"], true), ("not @a", ["@a", "@b"], false), ("not not @a", ["@a"], true),
      ("@a and @b", ["@a", "@b"], true), ("@a and @b", ["@a"], false),
      ("@a or @b and @c", ["@a"], true), ("@a or @b and @c", ["@b"], false),
      ("(@a or @b) and @c", ["@a"], false), ("(@a or @b) and @c", ["@b", "@c"], true),
      ("@a and not (@b or @c)", ["@a"], true), ("@a and not (@b or @c)", ["@a", "@c"], false),
      ("not @a or @b", ["@a", "@b"], true), ("@a\\(1\\)", ["@a(1)"], true),
      ("@a\\ b", ["@a b"], true),
      ("@été and @🐎", ["@🐎", "@été"], true),
    ] as [(String, [String], Bool)])
  func holds(expression: String, tags: [String], wanted: Bool) throws {
    #expect(try TagExpression(expression).holds(for: tags) == wanted)
  }

  @Test(
    "what is no expression, and where",
    arguments: [
      ("@a and", 7, "it ends where a tag should be"),
      ("@a @b", 4, "'@b' stands where 'and' or 'or' should be"),
      ("or @a", 1, "'or' stands where a tag should be"),
      ("(@a or @b", 1, "this parenthesis is not closed"),
      ("@a)", 3, "')' stands where 'and' or 'or' should be"),
      ("()", 2, "')' stands where a tag should be"),
      ("@a\\b", 3, "'\\b' escapes nothing: a backslash stands before (, ), \\ or a space"),
    ] as [(String, Int, String)])
  func faults(expression: String, column: Int, message: String) {
    let error = #expect(throws: TagExpressionError.self) { try TagExpression(expression) }
    #expect(error?.column == column)
    #expect(error?.description.hasPrefix("tag expression: \(message)\n  \(expression)\n") == true)
  }

  @Test("a thousand parentheses are refused, not followed")
  func depth() {
    let text = String(repeating: "(", count: 1000) + "@a" + String(repeating: ")", count: 1000)
    #expect(throws: TagExpressionError.self) { try TagExpression(text) }
  }
}
