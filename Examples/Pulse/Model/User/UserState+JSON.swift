import FlashProtocol

extension UserState {
  public var json: JSON {
    .members([
      "account": account.map {
        .members(["name": .string($0.name), "email": .string($0.email)])
      },
      "saved": .array(saved.map(JSON.string)),
      "history": .array(history.map(JSON.string)),
      "following": Self.names(following),
      "newsletters": Self.names(newsletters),
      "fontSize": .string(settings.fontSize.rawValue),
      "appearance": .string(settings.appearance.rawValue),
      "language": .string(settings.language.rawValue),
      "on": Self.names(settings.on),
    ])
  }

  /// Takes what is there and sound; the rest keeps its default.
  public init(json: JSON) {
    self.init()
    if let account = json["account"], let name = account["name"]?.string,
      let email = account["email"]?.string
    {
      self.account = Account(name: name, email: email)
    }
    let stories = { (member: String) in
      (json[member]?.array ?? []).compactMap(\.string).filter { Archive.story($0) != nil }
    }
    saved = stories("saved")
    history = stories("history")
    following = Self.values(json["following"]) ?? following
    newsletters = Self.values(json["newsletters"]) ?? newsletters
    settings.fontSize = Self.value(json["fontSize"]) ?? settings.fontSize
    settings.appearance = Self.value(json["appearance"]) ?? settings.appearance
    settings.language = Self.value(json["language"]) ?? settings.language
    settings.on = Self.values(json["on"]) ?? settings.on
  }

  private static func names<T: RawRepresentable<String> & Hashable>(_ values: Set<T>) -> JSON {
    .array(values.map(\.rawValue).sorted().map(JSON.string))
  }

  private static func values<T: RawRepresentable<String> & Hashable>(_ json: JSON?) -> Set<T>? {
    json?.array.map { Set($0.compactMap(\.string).compactMap(T.init(rawValue:))) }
  }

  private static func value<T: RawRepresentable<String>>(_ json: JSON?) -> T? {
    json?.string.flatMap(T.init(rawValue:))
  }
}
