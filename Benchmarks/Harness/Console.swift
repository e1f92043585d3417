import Glibc

/// What a person sees while it runs, on standard error; the table alone goes to standard output.
enum Console {
  static func note(_ line: String) {
    let bytes = Array("· \(line)\n".utf8)
    _ = write(2, bytes, bytes.count)
  }
}
