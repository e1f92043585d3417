/// Why a text is no YAML, or more of it than is read.
public struct YAMLError: Error, Sendable, Equatable, CustomStringConvertible {
  public enum Reason: Sendable, Equatable {
    /// In libyaml's words.
    case syntax(String)
    /// The bytes are of another encoding.
    case encoding(String)
    case tooDeep(most: Int)
    case tooLarge(most: Int)
    /// An alias of an anchor that is not there, or not complete.
    case alias(String)
    case outOfMemory
  }

  public var reason: Reason
  public var mark: YAMLMark

  public var description: String {
    switch reason {
    case .syntax(let problem): problem
    case .encoding(let name): "the file is not UTF-8: it looks like \(name); save it as UTF-8"
    case .tooDeep(let most): "it nests deeper than \(most) levels"
    case .tooLarge(let most):
      "it is more than \(most) values, each alias counted as what it stands for"
    case .alias(let name): "the alias *\(name) stands for no anchor before it"
    case .outOfMemory: "there is no memory left to read it"
    }
  }
}
