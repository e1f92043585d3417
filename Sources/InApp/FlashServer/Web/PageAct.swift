#if FLASH
import FlashProtocol

extension RemoteAct {
  /// What `PageScript.act` is told of it, beside the element.
  ///
  /// - Parameter page: the page that the element is of, and its number there.
  public func arguments(for element: PageContent.Element, of page: String) -> [String: Any] {
    typealias Argument = PageScript.Argument
    var given: [String: Any] = [
      Argument.page: page, Argument.number: element.number, Argument.text: "",
      Argument.replace: false, Argument.submit: false,
    ]
    switch self {
    case .gesture(let gesture): given[Argument.deed] = gesture.rawValue
    case .type(let text, let replace, let submit):
      given[Argument.deed] = "type"
      given[Argument.text] = text
      given[Argument.replace] = replace
      given[Argument.submit] = submit
    case .press(let key):
      given[Argument.deed] = "press"
      given[Argument.text] = key.name == "Return" ? "Enter" : key.name
    }
    return given
  }

  /// What came of it, as `PageScript.act` tells it.
  public static func outcome(parsing text: String) -> RemoteOutcome {
    guard let json = try? JSON(parsing: text.utf8) else {
      return .refused("the page gave no answer that can be read")
    }
    if json["gone"]?.bool == true { return .gone }
    if let reason = json["refused"]?.string { return .refused(reason) }
    if json["notAField"]?.bool == true { return .typed(.notAField) }
    if json["readOnly"]?.bool == true { return .typed(.readOnly) }
    if json["secure"]?.bool == true {
      return .typed(.secure(matched: json["matched"]?.bool == true))
    }
    if let value = json["value"]?.string { return .typed(.value(value)) }
    return .done
  }
}
#endif
