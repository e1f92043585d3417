#if FLASH
/// What came of one way to trigger something.
public enum Attempt: Sendable, Equatable {
  /// The toolkit took it. Whether the app did anything is seen from what changed.
  case taken
  /// This way does not exist for that element, and why.
  case notThere(String)
  /// This way exists, and the toolkit or the app refused, and why.
  case refused(String)
}

/// What is to be triggered on an element.
public enum Gesture: String, Sendable {
  case tap
  case longPress = "long press"
  case doubleTap = "double tap"
}

/// What came of typing into a field.
public enum Typing: Sendable, Equatable {
  /// The field's whole text afterwards; nil for a secure field.
  case value(String?)
  /// A secure field: whether its text is what it should be.
  case secure(matched: Bool)
  case notAField
  case readOnly
}
#endif
