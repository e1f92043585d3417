import CFlashYaml

/// What libyaml says next, as a value of ours.
enum YAMLEvent {
  case documentStart
  case streamEnd
  case scalar(YAMLScalar, anchor: String?, start: YAMLMark, end: YAMLMark)
  case alias(String)
  case sequenceStart(anchor: String?, start: YAMLMark, end: YAMLMark)
  case mappingStart(anchor: String?, start: YAMLMark, end: YAMLMark)
  /// Of a sequence or a mapping.
  case end(YAMLMark)
  case other

  init(_ raw: yaml_event_t, notAfter last: YAMLMark) {
    let start = min(YAMLMark(raw.start_mark), last)
    let end = min(YAMLMark(raw.end_mark), last)
    switch raw.type {
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_STREAM_END_EVENT: self = .streamEnd
    case YAML_SCALAR_EVENT:
      let data = raw.data.scalar
      let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
      let scalar = YAMLScalar(
        text: String(decoding: bytes, as: UTF8.self), isPlain: data.style == YAML_PLAIN_SCALAR_STYLE
      )
      self = .scalar(scalar, anchor: Self.text(data.anchor), start: start, end: end)
    case YAML_ALIAS_EVENT: self = .alias(Self.text(raw.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      self = .sequenceStart(
        anchor: Self.text(raw.data.sequence_start.anchor), start: start, end: end)
    case YAML_MAPPING_START_EVENT:
      self = .mappingStart(
        anchor: Self.text(raw.data.mapping_start.anchor), start: start, end: end)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: self = .end(end)
    default: self = .other
    }
  }

  var anchor: String? {
    switch self {
    case .scalar(_, let anchor, _, _), .sequenceStart(let anchor, _, _),
      .mappingStart(let anchor, _, _):
      anchor
    default: nil
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

extension YAMLMark {
  init(_ mark: yaml_mark_t) { self.init(line: mark.line + 1, column: mark.column + 1) }
}
