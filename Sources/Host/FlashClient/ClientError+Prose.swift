extension ClientError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .failure(let failure, _):
      failure.spoken
    case .unreachable(let port, let reason):
      "no app answers on port \(port) (\(reason)): start one with 'flash run', or see 'flash ls'"
    case .lost(let port, let reason):
      "the app on port \(port) went away before it answered (\(reason)): it may have crashed; its log tells"
    case .silent(let port, let milliseconds):
      "the app on port \(port) did not answer within \(milliseconds) ms: it may hang or be stopped; 'flash ls' tells whether Flash still answers in it"
    case .foreign(let port, let answered):
      "port \(port) is not an app with Flash inside (\(answered)): nothing was sent to it; see 'flash ls'"
    case .mismatch(let port, let expected, let answered):
      "port \(port) is another app: wanted \(expected), got \(answered); no act was sent; see 'flash ls'"
    case .forbidden(let port, let reason):
      "port \(port) refused the request (\(reason)): nothing was done; FLASH_TOKEN gives the token of an app that is in no registry"
    case .badReply(let reason):
      "the app's answer cannot be read: \(reason); is its Flash of another version?"
    case .unknownCommand(let name):
      "this client knows no command '\(name)'"
    }
  }
}
