/// Evaluates JavaScript for a flow.
public protocol ScriptEngine: AnyObject {
  /// - Parameters:
  ///   - env: variables that the script sees as globals, all of them texts.
  ///   - name: for messages.
  /// - Returns: what the script gave, as text.
  /// - Throws: `MaestroFailure.script` with what went wrong.
  func evaluate(_ script: String, env: [String: String], name: String) throws(MaestroFailure)
    -> String

  /// What `maestro.copiedText` is.
  func setCopiedText(_ text: String?)

  /// Called with each line that a script prints.
  var log: ((String) -> Void)? { get set }
}
