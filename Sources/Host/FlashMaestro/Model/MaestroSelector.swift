/// Which element a command means.
public struct MaestroSelector: Sendable, Hashable {
  public enum Trait: String, Sendable, CaseIterable {
    case text
    case square
    case longText = "long-text"
  }

  /// How the element stands to others.
  public enum Relation: String, Sendable, CaseIterable {
    case below, above, leftOf, rightOf, containsChild, containsDescendants, childOf
  }

  public struct Related: Sendable, Hashable {
    public var relation: Relation
    /// One, except for `containsDescendants`.
    public var selectors: [MaestroSelector]
  }

  public struct Size: Sendable, Hashable {
    public var width: Int?
    public var height: Int?
    public var tolerance: Int?
  }

  /// The whole text, as a pattern or as it is.
  public var text: String?
  public var id: String?
  public var css: String?
  /// A number or an expression; negative from the end.
  public var index: String?
  public var size: Size?
  /// In the order in which Maestro applies them.
  public var related: [Related] = []
  public var traits: [Trait] = []
  public var enabled: Bool?
  public var selected: Bool?
  public var checked: Bool?
  public var focused: Bool?
  public var optional = false

  public init(text: String? = nil, id: String? = nil) {
    self.text = text
    self.id = id
  }

  func related(_ relation: Relation) -> [MaestroSelector] {
    related.first { $0.relation == relation }?.selectors ?? []
  }

  /// Where the element is looked for: within the first that matches this.
  var parent: MaestroSelector? { related(.childOf).first }

  /// Whether it says anything of the element at all.
  var isEmpty: Bool {
    var bare = self
    bare.optional = false
    return bare == MaestroSelector()
  }

  /// The selector with each of its texts replaced.
  func mapTexts(_ change: (String) throws -> String) rethrows -> MaestroSelector {
    var copy = self
    copy.text = try text.map(change)
    copy.id = try id.map(change)
    copy.css = try css.map(change)
    copy.index = try index.map(change)
    copy.related = try related.map { part in
      Related(
        relation: part.relation, selectors: try part.selectors.map { try $0.mapTexts(change) })
    }
    return copy
  }
}
