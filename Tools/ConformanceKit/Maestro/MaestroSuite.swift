import FlashDevices
import FlashMaestro
import FlashProtocol

/// A folder of cases in the corpus's vocabulary: `cases`, `parse` and `workspace`, each of which may
/// be missing.
public struct MaestroSuite {
  let root: String
  let tally: Tally

  public init(folder: String, tally: Tally) {
    // A folder of cases may also be named itself.
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    root =
      ["cases", "parse", "workspace"].contains(name)
      ? String(folder.dropLast(name.count + 1)) : folder
    self.tally = tally
  }

  public func run() {
    for (kind, check) in [
      ("parse", checkParse), ("workspace", checkWorkspace), ("cases", checkRun),
    ] as [(String, (JSON) throws -> String?)] {
      run(kind, check)
    }
  }

  private func run(_ kind: String, _ check: (JSON) throws -> String?) {
    let folder = "\(root)/\(kind)"
    var passed = 0
    var all = 0
    for name in Files.names(in: folder) where name.hasSuffix(".json") {
      all += 1
      do {
        let json = try JSON(parsing: try Files.read("\(folder)/\(name)"), maxDepth: 512)
        let title = "\(kind)/\(json["case"]?.string ?? name) \(json["name"]?.string ?? "")"
        do {
          if let objection = try check(json) {
            tally.fail(title, objection)
          } else {
            tally.pass()
            passed += 1
          }
        } catch let refusal as Refusal {
          tally.refuse(title, refusal.reason)
        }
      } catch {
        tally.fail("\(kind)/\(name)", "\(error)")
      }
    }
    if all > 0 { tally.note("\(kind): \(passed) of \(all) passed") }
  }

  func path(_ relative: String?) -> String { "\(root)/\(relative ?? "")" }
}

/// A case that asks for an ability which we do not have.
struct Refusal: Error {
  var reason: String
}
