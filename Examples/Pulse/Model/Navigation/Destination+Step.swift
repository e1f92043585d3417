extension Destination {
  /// Finds the destination of a step.
  ///
  /// - Parameters:
  ///   - step: one of `Step.all`.
  ///   - arguments: by name; a step takes at most one.
  /// - Throws: `RouteError` naming what is unknown or missing.
  public init(step name: String, arguments: [String: String] = [:]) throws(RouteError) {
    guard let step = Step.all.first(where: { $0.name == name }) else {
      throw .unknownStep(name)
    }
    var value = ""
    if let argument = step.argument {
      if let given = arguments[argument.name], !given.isEmpty {
        value = given
      } else if argument.required {
        throw .missingArgument(step: name, argument: argument.name)
      }
    }
    for given in arguments.keys.sorted() where given != step.argument?.name {
      throw .unknownArgument(step: name, argument: given)
    }
    self = try Self.make(step, value)
  }

  private static func make(_ step: Step, _ value: String) throws(RouteError) -> Destination {
    if let plain = plain(step.name) { return plain }
    let unknown = RouteError.unknownValue(
      step: step.name, argument: step.argument?.name ?? "", value: value)
    switch step.name {
    case "home":
      guard let tab = value.isEmpty ? .top : Section(rawValue: value), Section.topTabs.contains(tab)
      else { throw unknown }
      return .home(tab)
    case "section":
      guard let section = Section(rawValue: value) else { throw unknown }
      return .section(section)
    case "article", "pictures", "share":
      guard Archive.story(value) != nil else { throw unknown }
      return step.name == "article"
        ? .article(value) : step.name == "share" ? .share(value) : .pictures(value)
    case "author":
      guard Author.with(id: value) != nil else { throw unknown }
      return .author(value)
    case "search": return .search(value)
    case "licence":
      guard let licence = Licence(rawValue: value) else { throw unknown }
      return .licence(licence)
    case "answer":
      guard let topic = HelpTopic(rawValue: value) else { throw unknown }
      return .answer(topic)
    default: throw .unknownStep(step.name)
    }
  }

  private static func plain(_ name: String) -> Destination? {
    let plain: [Destination] = [
      .sections, .saved, .profile, .live, .login, .signup, .reset, .account, .following, .history,
      .newsletters, .signout, .settings, .fontsize, .notifications, .appearance, .language,
      .privacy, .downloads, .cleardownloads, .about, .licences, .help, .feedback,
    ]
    return plain.first { $0.step == name }
  }
}
