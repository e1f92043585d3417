import FlashDevices
import FlashFlow

/// Flows as they lie on disk.
enum FlowFiles {
  /// Why no flow could be played at all.
  enum Fault: Error, CustomStringConvertible {
    case file(FileError)
    case noFlow(folder: String)
    case errors(FlowErrors)

    var description: String {
      switch self {
      case .file(let error): "bench: \(error)"
      case .noFlow(let folder): "bench: \(folder) holds no .flow file, so nothing would be tested"
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
      do {
        let flow = try FlowParser(file: path).parse(String(decoding: bytes, as: UTF8.self))
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
