/// Makes pickles of a document.
public struct PickleCompiler {
  private var nextID: Int
  private let uri: String
  private var language = "en"
  private var pickles: [Pickle] = []

  private init(nextID: Int, uri: String) {
    self.nextID = nextID
    self.uri = uri
  }

  public static func compile(_ document: GherkinDocument, uri: String) -> [Pickle] {
    var compiler = PickleCompiler(nextID: document.nextID, uri: uri)
    if let feature = document.feature { compiler.compile(feature) }
    return compiler.pickles
  }

  private mutating func compile(_ feature: Feature) {
    language = feature.language
    var background: [GherkinStep] = []
    for child in feature.children {
      switch child {
      case .background(let before): background += before.steps
      case .scenario(let scenario): compile(scenario, background, feature.tags)
      case .rule(let rule): compile(rule, background, feature.tags)
      }
    }
  }

  private mutating func compile(_ rule: Rule, _ outer: [GherkinStep], _ tags: [Tag]) {
    var background = outer
    for child in rule.children {
      switch child {
      case .background(let before): background += before.steps
      case .scenario(let scenario): compile(scenario, background, tags + rule.tags)
      }
    }
  }

  private mutating func compile(
    _ scenario: Scenario, _ background: [GherkinStep], _ inherited: [Tag]
  ) {
    let tags = inherited + scenario.tags
    guard !scenario.examples.isEmpty else {
      add(scenario, Filling(), background, tags, scenario.location)
      return
    }
    for examples in scenario.examples {
      guard let header = examples.header else { continue }
      for row in examples.body {
        add(
          scenario, Filling(header: header, row: row), background, tags + examples.tags,
          row.location)
      }
    }
  }

  private mutating func add(
    _ scenario: Scenario, _ filling: Filling, _ background: [GherkinStep], _ tags: [Tag],
    _ location: Location
  ) {
    var steps: [PickleStep] = []
    var type = KeywordType.unknown
    // A scenario without steps is not run, and its background neither.
    if !scenario.steps.isEmpty {
      let all = background.map { ($0, Filling()) } + scenario.steps.map { ($0, filling) }
      for (step, filling) in all {
        if step.keywordType != .conjunction { type = step.keywordType }
        steps.append(pickle(step, type, filling))
      }
    }
    pickles.append(
      Pickle(
        id: number(), uri: uri, name: filling.fill(scenario.name), language: language,
        location: location, sources: [scenario.id] + filling.sources, tags: tags, steps: steps))
  }

  private mutating func pickle(_ step: GherkinStep, _ type: KeywordType, _ filling: Filling)
    -> PickleStep
  {
    PickleStep(
      id: number(), sources: [step.id] + filling.sources, location: step.location,
      keyword: step.keyword, type: type, text: filling.fill(step.text),
      table: step.table?.rows.map { $0.cells.map { filling.fill($0.value) } },
      docString: step.docString.map { filling.fill($0.content) },
      mediaType: step.docString?.mediaType.map(filling.fill),
      isTableFirst: (step.table?.location.line ?? 0) < (step.docString?.location.line ?? 0))
  }

  private mutating func number() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}

/// The values of one row of examples, by the names above them.
struct Filling {
  private var values: [(name: String, value: String)] = []
  private(set) var sources: [Int] = []

  init() {}

  init(header: TableRow, row: TableRow) {
    values = zip(header.cells, row.cells).map { ("<\($0.value)>", $1.value) }
    sources = [row.id]
  }

  func fill(_ text: String) -> String {
    values.reduce(text) { $0.replacing(all: $1.name, with: $1.value) }
  }
}
