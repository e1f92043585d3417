/// Puts a document together from the lines as they come.
///
/// Parts are numbered when they end, inner ones first, tags before what they stand on: the order in
/// which Cucumber's parsers number them.
struct DocumentBuilder {
  var nextID: Int
  private var feature: Feature?
  private var comments: [GherkinDocument.Comment] = []
  private var rule: Rule?
  private var background: Background?
  private var scenario: Scenario?
  private var examples: Examples?
  private var step: GherkinStep?
  /// The lines of what ends with the next other line.
  private var description: [String]?
  private var rows: [TableRow]?
  private var docString: (string: DocString, lines: [String], isOpen: Bool)?
  /// Tags whose line is not there yet, and what they belong to.
  private var tags: [Tag] = []

  init(nextID: Int) { self.nextID = nextID }

  var document: GherkinDocument {
    GherkinDocument(feature: feature, comments: comments, nextID: nextID)
  }

  /// - Parameter target: the part that the line begins, or that its tags belong to.
  mutating func take(_ token: Token, to target: Spot.Part?, language: String) throws(GherkinError) {
    switch token.kind {
    case .comment: comments.append(.init(location: token.location, text: token.text))
    case .tags:
      if tags.isEmpty, let target { try close(before: target) }
      tags += token.items.map {
        Tag(location: Location(line: token.location.line, column: $0.column), name: $0.text)
      }
    case .feature, .rule, .background, .scenario, .examples:
      try begin(token, target ?? .feature, language)
    case .step:
      try closeStep()
      step = GherkinStep(
        location: token.location, keyword: token.keyword, keywordType: token.keywordType,
        text: token.text)
    case .docStringSeparator: try separate(token)
    case .tableRow: try add(token)
    case .other:
      if docString?.isOpen == true {
        docString?.lines.append(token.text)
      } else {
        if description == nil { description = [] }
        description?.append(token.text)
      }
    case .empty, .end, .language: break
    }
  }

  private mutating func begin(_ token: Token, _ part: Spot.Part, _ language: String)
    throws(GherkinError)
  {
    try close(before: part)
    let own = tags
    tags = []
    let (location, keyword, name) = (token.location, token.keyword, token.text)
    switch part {
    case .feature:
      feature = Feature(
        tags: own, location: location, language: language, keyword: keyword, name: name)
    case .rule: rule = Rule(tags: own, location: location, keyword: keyword, name: name)
    case .background: background = Background(location: location, keyword: keyword, name: name)
    case .scenario:
      scenario = Scenario(tags: own, location: location, keyword: keyword, name: name)
    case .examples:
      examples = Examples(tags: own, location: location, keyword: keyword, name: name)
    }
  }

  private mutating func separate(_ token: Token) throws(GherkinError) {
    if docString?.isOpen == true {
      docString?.isOpen = false
      return
    }
    try closeLeaf()
    docString = (
      DocString(
        location: token.location, delimiter: token.keyword,
        mediaType: token.text.isEmpty ? nil : token.text, content: ""), [], true
    )
  }

  private mutating func add(_ token: Token) throws(GherkinError) {
    if rows == nil {
      try closeLeaf()
      rows = []
    }
    let line = token.location.line
    let row = TableRow(
      location: token.location,
      cells: token.items.map {
        TableCell(location: Location(line: line, column: $0.column), value: $0.text)
      })
    rows?.append(row)
  }
}

// MARK: - Ending parts

extension DocumentBuilder {
  private mutating func number() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  private mutating func numbered(_ tags: [Tag]) -> [Tag] {
    var tags = tags
    for index in tags.indices { tags[index].id = number() }
    return tags
  }

  /// Ends what cannot go on where such a part begins.
  private mutating func close(before part: Spot.Part) throws(GherkinError) {
    switch part {
    case .feature: break
    case .rule: try closeRule()
    case .background, .scenario: try closeScenario()
    case .examples: try closeExamples()
    }
  }

  mutating func closeFeature() throws(GherkinError) {
    try closeRule()
    guard let tags = feature?.tags else { return }
    let ended = numbered(tags)
    feature?.tags = ended
  }

  private mutating func closeRule() throws(GherkinError) {
    try closeScenario()
    guard var ended = rule else { return }
    rule = nil
    ended.tags = numbered(ended.tags)
    ended.id = number()
    feature?.children.append(.rule(ended))
  }

  private mutating func closeScenario() throws(GherkinError) {
    try closeExamples()
    if var ended = background {
      background = nil
      ended.id = number()
      if rule != nil {
        rule?.children.append(.background(ended))
      } else {
        feature?.children.append(.background(ended))
      }
    }
    guard var ended = scenario else { return }
    scenario = nil
    ended.tags = numbered(ended.tags)
    ended.id = number()
    if rule != nil {
      rule?.children.append(.scenario(ended))
    } else {
      feature?.children.append(.scenario(ended))
    }
  }

  private mutating func closeExamples() throws(GherkinError) {
    try closeStep()
    guard var ended = examples else { return }
    examples = nil
    ended.tags = numbered(ended.tags)
    ended.id = number()
    scenario?.examples.append(ended)
  }

  private mutating func closeStep() throws(GherkinError) {
    try closeLeaf()
    guard var ended = step else { return }
    step = nil
    ended.id = number()
    if background != nil { background?.steps.append(ended) } else { scenario?.steps.append(ended) }
  }

  private mutating func closeLeaf() throws(GherkinError) {
    if var lines = description {
      description = nil
      while lines.last?.isEmpty == true { lines.removeLast() }
      describe(lines.joined(separator: "\n"))
    }
    if let ended = docString {
      docString = nil
      var string = ended.string
      string.content = ended.lines.joined(separator: "\n")
      step?.docString = string
    }
    if var ended = rows {
      rows = nil
      for index in ended.indices { ended[index].id = number() }
      if let odd = ended.first(where: { $0.cells.count != ended[0].cells.count }) {
        throw GherkinError(.unevenCells, at: odd.location)
      }
      if step != nil {
        step?.table = DataTable(location: ended[0].location, rows: ended)
      } else {
        examples?.header = ended.first
        examples?.body = Array(ended.dropFirst())
      }
    }
  }

  private mutating func describe(_ text: String) {
    if examples != nil {
      examples?.description = text
    } else if background != nil {
      background?.description = text
    } else if scenario != nil {
      scenario?.description = text
    } else if rule != nil {
      rule?.description = text
    } else {
      feature?.description = text
    }
  }
}
