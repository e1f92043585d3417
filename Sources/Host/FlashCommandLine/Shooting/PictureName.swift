/// What a picture's file name says of its format.
enum PictureName {
  private static let formats = [("png", "png"), ("jpg", "jpeg"), ("jpeg", "jpeg")]

  /// `png` or `jpeg`; nil where the name says neither.
  static func format(_ path: String) -> String? {
    guard let ending = ending(of: path) else { return nil }
    return formats.first { $0.0 == ending }?.1
  }

  /// - Parameter given: the value of `--format`.
  /// - Throws: where the name promises another format than the file would have.
  static func check(_ path: String, format given: String?) throws(UsageError) {
    let named = format(path)
    // Whoever says the format may call the file as they like, but not by another format's name.
    if let given, named == nil || named == given { return }
    if given == nil, named != nil { return }
    let wanted =
      given.map {
        "a file name that ends in \($0 == "png" ? ".png" : ".jpg or .jpeg") with --format \($0)"
      }
      ?? "a file name that ends in .png, .jpg or .jpeg"
    throw .badValue(option: "out", got: path, wanted: wanted)
  }

  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }
}
