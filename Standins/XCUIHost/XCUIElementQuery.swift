/// A way to several elements, looked up anew at each use.
@MainActor open class XCUIElementQuery: XCUIElementTypeQueryProvider {
  let phone: HostPhone
  let path: String
  private let find: @MainActor () -> [HostNode]

  init(phone: HostPhone, path: String, find: @escaping @MainActor () -> [HostNode]) {
    self.phone = phone
    self.path = path
    self.find = find
  }

  var nodes: [HostNode] { find() }

  public var count: Int { nodes.count }
  public var debugDescription: String { path }

  /// The only one: using it is a failure where there are several.
  public var element: XCUIElement {
    XCUIElement(phone: phone, path: path) { self.nodes }
  }

  public var firstMatch: XCUIElement {
    XCUIElement(phone: phone, path: path + " first") { Array(self.nodes.prefix(1)) }
  }

  public var allElementsBoundByIndex: [XCUIElement] {
    nodes.indices.map { element(boundBy: $0) }
  }

  public func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(phone: phone, path: path + " [\(index)]") {
      let nodes = self.nodes
      return nodes.indices.contains(index) ? [nodes[index]] : []
    }
  }

  public func element(
    matching type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(type, identifier: identifier).element
  }

  public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  public func matching(identifier: String) -> XCUIElementQuery {
    narrowed("'\(identifier)'") { $0.isCalled(identifier) }
  }

  public func matching(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    narrowed("\(type) '\(identifier ?? "")'") { node in
      node.matches(type) && (identifier.map { node.isCalled($0) } ?? true)
    }
  }

  public func containing(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    narrowed("containing \(type) '\(identifier ?? "")'") { node in
      node.descendants.contains { inner in
        inner.matches(type) && (identifier.map { inner.isCalled($0) } ?? true)
      }
    }
  }

  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(phone: phone, path: path + " children \(type)") {
      self.nodes.flatMap(\.children).filter { $0.matches(type) }
    }
  }

  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(phone: phone, path: path + " descendants \(type)") {
      self.nodes.flatMap(\.descendants).filter { $0.matches(type) }
    }
  }

  private func narrowed(
    _ words: String, _ isWanted: @escaping @MainActor (HostNode) -> Bool
  ) -> XCUIElementQuery {
    XCUIElementQuery(phone: phone, path: path + " " + words) { self.nodes.filter(isWanted) }
  }
}
