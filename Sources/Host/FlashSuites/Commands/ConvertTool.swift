import FlashClient
import FlashCommandLine
import FlashDevices
import FlashMaestro

/// `bench convert`: writes Flash's flow for one of Maestro's.
public enum ConvertTool {
  public static let options: [ExtraOption] = [
    ExtraOption("out", value: "a file", "where the flow is written, else it is printed")
  ]

  /// - Parameter words: what follows `convert`.
  /// - Returns: what the process exits with: 1 where a command could not be carried over.
  public static func run(_ words: [String], console: Console) -> Int32 {
    do {
      let (file, out) = try read(words)
      let flow = try FlowReader(.disk).flow(file)
      let converter = FlowConverter(flow)
      if let out {
        try Files.write(Array(converter.text.utf8), to: out)
      } else {
        console.write(converter.text)
      }
      return tell(converter, console)
    } catch let errors as MaestroFlowErrors {
      console.complain(errors.description)
    } catch {
      console.complain("bench: \(error)")
    }
    return ExitCode.wrongUsage.rawValue
  }

  /// On the error output, since the flow may be on the other.
  private static func tell(_ converter: FlowConverter, _ console: Console) -> Int32 {
    if !converter.variables.isEmpty {
      console.complain(
        "the environment is to give " + converter.variables.joined(separator: ", "))
    }
    for loss in converter.losses { console.complain(loss.line) }
    let count = converter.losses.count
    console.complain("\(converter.carried) carried over, \(count) not or not wholly")
    return count == 0 ? 0 : ExitCode.refused.rawValue
  }

  private static func read(_ words: [String]) throws(UsageError) -> (file: String, out: String?) {
    var files: [String] = []
    var out: String?
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--out" || word == "-o" {
        guard index < words.count else {
          throw .missing("a file", of: "--out", such: "bench convert login.yaml --out login.flow")
        }
        out = words[index]
        index += 1
      } else if word.hasPrefix("--out=") {
        out = String(word.dropFirst(6))
      } else if word.hasPrefix("-"), word.count > 1 {
        throw .unknownOption(word, of: "convert", nearest: "out", program: "bench")
      } else {
        files.append(word)
      }
    }
    guard files.count == 1 else {
      throw .missing("one file", of: "convert", such: "bench convert login.yaml --out login.flow")
    }
    return (files[0], out)
  }
}
