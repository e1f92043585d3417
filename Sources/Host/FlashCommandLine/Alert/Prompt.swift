import FlashDevices
import FlashProtocol

/// What asks the user something: a dialog of the app's own, or a prompt of the system's.
struct Prompt: Equatable {
  enum Source: Equatable {
    case app
    /// Its place in the companion's list.
    case system(SystemPrompt.Kind, index: Int)
  }

  struct Control: Equatable {
    var name: String
    /// Of an element of the app's.
    var ref: String?
  }

  var source: Source
  var title: String
  var texts: [String] = []
  var buttons: [Control] = []
  var fields: [Control] = []

  /// `app`, `alert` or `web`.
  var word: String {
    switch source {
    case .app: "app"
    case .system(let kind, _): kind.rawValue
    }
  }

  static func system(_ prompts: [SystemPrompt]) -> [Prompt] {
    prompts.enumerated().map { index, prompt in
      Prompt(
        source: .system(prompt.kind, index: index), title: prompt.title, texts: prompt.texts,
        buttons: prompt.buttons.map { Control(name: $0) },
        fields: prompt.fields.map { Control(name: $0) })
    }
  }

  var json: JSON {
    .members([
      "from": .string(word), "title": .string(title), "texts": .array(texts.map(JSON.string)),
      "buttons": .array(buttons.map { .string($0.name) }),
      "fields": .array(fields.map { .string($0.name) }),
    ])
  }
}

extension Prompt {
  /// The dialogs in a tree of the app's, the front one first.
  ///
  /// - Parameter elements: what /hierarchy answers.
  static func own(_ elements: [Element]) -> [Prompt] {
    var prompts: [Int: Prompt] = [:]
    /// For each element: the dialog that it is in, and whether it lies within a control of it.
    var places: [(dialog: Int?, isInside: Bool)] = []
    for (index, element) in elements.enumerated() {
      let parent = element.parent.flatMap { $0 < index ? places[$0] : nil }
      let isDialog =
        element.kind == .dialog || element.kind == .window && element.traits.contains(.modal)
      if isDialog {
        prompts[index] = Prompt(source: .app, title: element.text ?? "")
        places.append((index, false))
        continue
      }
      let place = parent ?? (nil, false)
      places.append((place.dialog, place.isInside || element.kind.isControl))
      guard let dialog = place.dialog, !place.isInside, !element.traits.contains(.invisible) else {
        continue
      }
      prompts[dialog]?.take(element)
    }
    return prompts.sorted { $0.key > $1.key }.map { $0.value.titled }
  }

  private mutating func take(_ element: Element) {
    let name = element.text ?? element.placeholder ?? element.id ?? ""
    switch element.kind {
    case .field, .textview: fields.append(Control(name: name, ref: element.ref))
    case .text: if let text = element.text, !text.isEmpty { texts.append(text) }
    case let kind where kind.isControl && kind != .card && kind != .element && !name.isEmpty:
      buttons.append(Control(name: name, ref: element.ref))
    default: break
    }
  }

  /// A dialog without a title of its own is called by the first thing that it says.
  private var titled: Prompt {
    var prompt = self
    if prompt.title.isEmpty, !prompt.texts.isEmpty { prompt.title = prompt.texts.removeFirst() }
    prompt.texts.removeAll { $0 == prompt.title }
    return prompt
  }
}
