/// The variables of a flow, one layer for each flow that another one runs.
public final class FlowScope {
  private var layers: [[String: String]] = [[:]]
  private let makeEngine: () throws(MaestroFailure) -> any ScriptEngine
  private var made: (any ScriptEngine)?
  private var copiedText: String?
  /// Called with each line that a script prints.
  public var log: ((String) -> Void)?

  /// - Parameter engine: made when the first script is to run: loading one takes time.
  public init(engine: @escaping () throws(MaestroFailure) -> any ScriptEngine) {
    makeEngine = engine
  }

  public func define(_ name: String, _ value: String) { layers[layers.count - 1][name] = value }

  func enter() { layers.append(layers[layers.count - 1]) }
  func leave() { if layers.count > 1 { layers.removeLast() } }

  func copy(_ text: String?) {
    copiedText = text
    made?.setCopiedText(text)
  }

  /// The text with each `${…}` replaced by what it gives.
  public func interpolate(_ text: String) throws(MaestroFailure) -> String {
    try Interpolation.fill(text) { (script) throws(MaestroFailure) in try value(of: script) }
  }

  private func value(of script: String) throws(MaestroFailure) -> String {
    // A variable's name needs no engine.
    if let value = layers[layers.count - 1][script.trimmingSpace] { return value }
    return try run(script, env: [], name: "inline-script")
  }

  /// - Parameter env: further variables, for this script alone.
  @discardableResult
  func run(_ script: String, env: [MaestroPair], name: String) throws(MaestroFailure) -> String {
    var all = layers[layers.count - 1]
    for pair in env { all[pair.name] = pair.value }
    return try engine().evaluate(script, env: all, name: name)
  }

  private func engine() throws(MaestroFailure) -> any ScriptEngine {
    if let made { return made }
    let engine = try makeEngine()
    engine.log = { [weak self] line in self?.log?(line) }
    engine.setCopiedText(copiedText)
    made = engine
    return engine
  }
}
