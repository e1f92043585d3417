import Glibc

/// A folder of its own, for an app's state.
struct Scratch {
  let path: String

  init() throws(BenchmarkError) {
    var template = Array("/tmp/flash-benchmarks.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .file("/tmp/flash-benchmarks", String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func remove() { _ = try? Child.run(["/bin/rm", "-rf", path]) }
}
