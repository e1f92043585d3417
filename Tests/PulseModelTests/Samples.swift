import PulseModel

/// Arguments with which each step can be taken.
enum Samples {
  static func of(_ step: Step) -> [String: String] {
    guard let argument = step.argument else { return [:] }
    let value =
      switch step.name {
      case "home": "tech"
      case "section": "science"
      case "author": "mara-lindqvist"
      case "search": "river"
      case "licence": "gtk"
      case "answer": "save"
      default: "tech-1"
      }
    return [argument.name: value]
  }
}
