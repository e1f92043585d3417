import FlashDevices
import FlashFlow

/// Flows as they lie on disk.
enum FlowFiles {
  /// Why no flow could be played at all.
  enum Fault: Error, CustomStringConvertible {
    case file(FileError)
    case noFlow(folder: String)
    case notText(file: String)
    case errors(FlowErrors)

    var description: String {
      switch self {
      case .file(let error): "bench: \(error)"
      case .noFlow(let folder): "bench: \(folder) holds no .flow file, so nothing would be tested"
      case .notText(let file): "bench: \(file) is no text in UTF-8, so it is no flow"
      case .errors(let errors): errors.description
      }
    }
  }

  /// Reads files, and every `.flow` of folders, all before the first step is done.
  static func read(_ paths: [String]) throws(Fault) -> [Flow] {
    var flows: [Flow] = []
    var errors: [FlowError] = []
    var found: [String] = []
    for path in paths { found += try files(path) }
    for path in found {
      let bytes: [UInt8]
      do {
        bytes = try Files.read(path)
      } catch {
        throw .file(error)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      // Decoding mends what is no UTF-8, and so changes it.
      guard !bytes.contains(0), text.utf8.elementsEqual(bytes) else { throw .notText(file: path) }
      do {
        let flow = try FlowParser(file: path).parse(text)
        try flow.check { Environment.value($0) != nil }
        flows.append(flow)
      } catch {
        errors += error.errors
      }
    }
    guard errors.isEmpty else { throw .errors(FlowErrors(errors)) }
    return flows
  }

  private static func files(_ path: String) throws(Fault) -> [String] {
    guard Files.isFolder(path) else { return [path] }
    let names = Files.names(in: path).filter { $0.hasSuffix(".flow") }
    guard !names.isEmpty else { throw .noFlow(folder: path) }
    return names.map { path + "/" + $0 }
  }
}
