import FlashProtocol

extension Command {
  /// Whether it is about one element, which must be named in one way or another.
  public var needsTarget: Bool {
    if case .bytes = answer { return false }
    return places.first == Parameter.target.name
  }

  /// Reads words as arguments, by the command's places and parameters.
  ///
  /// Words stand for the places in order; `--name value`, `--name=value` and `--flag` for any
  /// parameter; `NAME=VALUE` for members of an object. `--` ends the options. A target that is
  /// given as `--id`, `--ref` or `--text` takes no place.
  ///
  /// - Parameters:
  ///   - words: what follows the command's own word.
  ///   - extras: options of the caller's.
  /// - Throws: `WordsError` with the index of the word at fault.
  public func read(_ words: [Word], extras: [ExtraOption] = []) throws(WordsError) -> ReadWords {
    var reader = WordReader(command: self, extras: extras)
    return try reader.read(words)
  }
}

private struct WordReader {
  let command: Command
  let extras: [ExtraOption]
  var result = ReadWords(arguments: [], extras: [:])
  var positionals: [(text: String, index: Int)] = []
  var pairs: [JSON.Member] = []

  init(command: Command, extras: [ExtraOption]) {
    self.command = command
    self.extras = extras
  }

  mutating func read(_ words: [Word]) throws(WordsError) -> ReadWords {
    var index = 0
    var optionsEnded = false
    while index < words.count {
      let word = words[index]
      if word.isQuoted || optionsEnded || !word.text.hasPrefix("--") {
        positionals.append((word.text, index))
      } else if word.text == "--" {
        optionsEnded = true
      } else {
        try option(words, &index)
      }
      index += 1
    }
    try place()
    if command.needsTarget, !isNamed { throw fault(.missing(.target), at: nil) }
    for parameter in command.parameters where parameter.required {
      guard result.arguments.contains(where: { $0.name == parameter.name }) else {
        throw fault(.missing(parameter), at: nil)
      }
    }
    return result
  }

  private var isNamed: Bool {
    let ways = [Parameter.target, .id, .ref, .text].map(\.name)
    return result.arguments.contains { ways.contains($0.name) }
  }

  private mutating func option(_ words: [Word], _ index: inout Int) throws(WordsError) {
    let start = index
    let body = words[index].text.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    let inline = equals.map { String(body[body.index(after: $0)...]) }

    if let extra = extras.first(where: { $0.name == name }) {
      guard result.extras[name] == nil else { throw fault(.repeated("--" + name), at: start) }
      guard let wanted = extra.value else {
        result.extras[name] = inline ?? ""
        return
      }
      result.extras[name] = try value(inline, words, &index, of: name, wanted: wanted)
      return
    }
    guard let parameter = command.parameter(name), !parameter.isStructured else {
      let known =
        command.parameters.filter { !$0.isStructured }.map(\.name) + extras.map(\.name)
      throw fault(
        .unknownOption(name, nearest: Spelling.nearest(to: name, among: known)), at: start)
    }
    if parameter.form == .flag {
      try add(parameter, inline ?? "true", at: start, byPlace: false)
    } else {
      let value = try self.value(
        inline, words, &index, of: name, wanted: parameter.wanted)
      // Where it is wrong, it is the value that is marked.
      try add(parameter, value, at: index, byPlace: false)
    }
  }

  private func value(
    _ inline: String?, _ words: [Word], _ index: inout Int, of option: String, wanted: String
  ) throws(WordsError) -> String {
    if let inline { return inline }
    guard index + 1 < words.count else {
      throw fault(.noValue(option: option, wanted: wanted), at: index)
    }
    index += 1
    return words[index].text
  }

  /// Gives the words without an option to the places that are still free.
  private mutating func place() throws(WordsError) {
    let isNamed = isNamed
    let given = Set(result.arguments.map(\.name))
    var free = command.places.filter {
      !given.contains($0) && !($0 == "target" && isNamed)
    }
    let object = command.parameters.first { $0.form == .object }
    for (text, index) in positionals {
      if let name = free.first, let parameter = command.parameter(name) {
        free.removeFirst()
        try add(parameter, text, at: index, byPlace: true)
      } else if object != nil {
        guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
          throw fault(.notPair(text), at: index)
        }
        let name = String(text[..<equals])
        guard !pairs.contains(where: { $0.name == name }) else {
          throw fault(.repeated(name), at: index)
        }
        pairs.append(.init(name, .string(String(text[text.index(after: equals)...]))))
      } else {
        throw fault(.tooMany(text, places: command.places), at: index)
      }
    }
    if let object, !pairs.isEmpty { result.arguments.append((object.name, .object(pairs))) }
  }

  private mutating func add(
    _ parameter: Parameter, _ text: String, at index: Int, byPlace: Bool
  ) throws(WordsError) {
    guard !result.arguments.contains(where: { $0.name == parameter.name }) else {
      throw fault(.repeated((byPlace ? "" : "--") + parameter.name), at: index)
    }
    guard let value = parameter.fit(.string(text)) else {
      throw fault(.bad(parameter, got: text, byPlace: byPlace), at: index)
    }
    result.arguments.append((parameter.name, value))
  }

  private func fault(_ problem: WordsError.Problem, at index: Int?) -> WordsError {
    WordsError(problem: problem, command: command, word: index)
  }
}

extension Parameter {
  /// Whether its value is more than a word can say.
  var isStructured: Bool { form == .object || form == .list }
}
