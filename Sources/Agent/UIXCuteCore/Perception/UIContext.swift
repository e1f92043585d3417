/// What can be seen of an app at one moment.
public struct UIContext: Sendable, Equatable {
  /// The screen's name in the app's own word, where the app tells.
  public var screen: String?
  public var elements: [UIElement]
  /// An alert that another process draws over the app.
  public var alert: SystemAlert?
  public var screenshot: Screenshot?

  public init(
    screen: String? = nil, elements: [UIElement] = [], alert: SystemAlert? = nil,
    screenshot: Screenshot? = nil
  ) {
    self.screen = screen
    self.elements = elements
    self.alert = alert
    self.screenshot = screenshot
  }

  /// What tells this screen from another, scroll positions and pictures apart.
  var signature: Int {
    var hasher = Hasher()
    hasher.combine(screen)
    hasher.combine(alert)
    for element in elements {
      var element = element
      element.handle = nil
      hasher.combine(element)
    }
    return hasher.finalize()
  }
}

/// An alert of the system's, such as a question for a permission.
public struct SystemAlert: Sendable, Equatable, Hashable {
  public var title: String?
  public var buttons: [String]

  public init(title: String? = nil, buttons: [String]) {
    self.title = title
    self.buttons = buttons
  }
}
