import CFlashYaml

/// Reads the documents of a text one by one, by libyaml.
public final class YAMLReader {
  /// What no flow comes near, and no text may pass: libyaml itself knows no bound.
  public static let mostDepth = 100
  public static let mostNodes = 1_000_000

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var anchors: [String: YAMLNode] = [:]
  /// Nodes read so far, aliases as what they stand for.
  private var count = 0
  private var isAtEnd = false
  /// Where the text ends: libyaml takes a last line without an end for one more.
  private let last: YAMLMark
  /// Where the parser is.
  public private(set) var position = YAMLMark(line: 1, column: 1)

  public init(_ text: String) throws(YAMLError) {
    let bytes = Array(text.utf8)
    last = Self.end(of: text)
    buffer = .allocate(capacity: max(1, bytes.count))
    _ = buffer.initialize(from: bytes)
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      buffer.deallocate()
      parser.deallocate()
      throw YAMLError(reason: .outOfMemory, mark: YAMLMark(line: 1, column: 1))
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, buffer.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    buffer.deallocate()
  }

  /// The next document; nil where there is none.
  public func next() throws(YAMLError) -> YAMLNode? {
    while !isAtEnd {
      let event = try event()
      switch event {
      case .documentStart:
        anchors = [:]
        let root = try node(try self.event(), depth: 0)
        _ = try self.event()  // its end
        return root
      case .streamEnd: isAtEnd = true
      default: break
      }
    }
    return nil
  }

  private func node(_ event: YAMLEvent, depth: Int) throws(YAMLError) -> YAMLNode {
    guard depth <= Self.mostDepth else { throw fault(.tooDeep(most: Self.mostDepth)) }
    count += 1
    guard count <= Self.mostNodes else { throw fault(.tooLarge(most: Self.mostNodes)) }
    let result: YAMLNode
    switch event {
    case .scalar(let scalar, _, let start, let end):
      result = YAMLNode(.scalar(scalar), start: start, opened: end, end: end, size: 1)
    case .alias(let name):
      guard let target = anchors[name] else { throw fault(.alias(name)) }
      count += target.size - 1
      guard count <= Self.mostNodes else { throw fault(.tooLarge(most: Self.mostNodes)) }
      return target
    case .sequenceStart(_, let start, let opened):
      result = try sequence(start, opened, depth: depth)
    case .mappingStart(_, let start, let opened):
      result = try mapping(start, opened, depth: depth)
    default:
      throw fault(.syntax("a value is missing"))
    }
    if let anchor = event.anchor { anchors[anchor] = result }
    return result
  }

  private func sequence(_ start: YAMLMark, _ opened: YAMLMark, depth: Int) throws(YAMLError)
    -> YAMLNode
  {
    var items: [YAMLNode] = []
    var size = 1
    while true {
      let event = try event()
      if case .end(let end) = event {
        return YAMLNode(
          .sequence(items), start: start, opened: opened, end: end, size: size)
      }
      let item = try node(event, depth: depth + 1)
      size += item.size
      items.append(item)
    }
  }

  private func mapping(_ start: YAMLMark, _ opened: YAMLMark, depth: Int) throws(YAMLError)
    -> YAMLNode
  {
    var pairs: [YAMLPair] = []
    var size = 1
    while true {
      let event = try event()
      if case .end(let end) = event {
        return YAMLNode(
          .mapping(pairs), start: start, opened: opened, end: end, size: size)
      }
      let key = try node(event, depth: depth + 1)
      let value = try node(try self.event(), depth: depth + 1)
      size += key.size + value.size
      pairs.append(YAMLPair(key: key, value: value))
    }
  }

  private func event() throws(YAMLError) -> YAMLEvent {
    var raw = yaml_event_t()
    guard yaml_parser_parse(parser, &raw) == 1 else {
      isAtEnd = true
      throw failure()
    }
    defer { yaml_event_delete(&raw) }
    position = min(YAMLMark(raw.end_mark), last)
    return YAMLEvent(raw, notAfter: last)
  }

  private static func end(of text: String) -> YAMLMark {
    var mark = YAMLMark(line: 1, column: 1)
    var wasReturn = false
    for scalar in text.unicodeScalars {
      let isBreak = scalar == "\n" || scalar == "\r"
      if isBreak {
        if !(scalar == "\n" && wasReturn) { mark.line += 1 }
        mark.column = 1
      } else {
        mark.column += 1
      }
      wasReturn = scalar == "\r"
    }
    return mark
  }

  private func failure() -> YAMLError {
    let facts = parser.pointee
    guard facts.error != YAML_MEMORY_ERROR else { return fault(.outOfMemory) }
    let problem = facts.problem.map { String(cString: $0) } ?? "this is no YAML"
    let context = facts.context.map { " " + String(cString: $0) } ?? ""
    return YAMLError(reason: .syntax(problem + context), mark: YAMLMark(facts.problem_mark))
  }

  private func fault(_ reason: YAMLError.Reason) -> YAMLError {
    YAMLError(reason: reason, mark: position)
  }
}
