/// How a picture is written.
enum PictureFormat: String, CaseIterable {
  case pixmap, png, jpeg
}
