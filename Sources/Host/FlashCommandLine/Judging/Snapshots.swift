import FlashClient
import FlashDevices
import FlashOracles
import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Snapshots as files.
enum Snapshots {
  static func read(_ path: String) throws(FileError) -> ScreenSnapshot {
    let bytes = try Files.read(path)
    do throws(SnapshotError) {
      return try ScreenSnapshot(file: bytes)
    } catch {
      throw FileError(path: path, reason: error.description)
    }
  }

  /// Now, as ISO 8601 has it, in UTC.
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
      + "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
  }
}

extension Session {
  /// `tree --save FILE`.
  func keepTree(_ reply: Reply, _ call: Invocation.Call) throws(ClientError) -> ExitCode {
    let path = call.out ?? ""
    var snapshot: ScreenSnapshot
    do throws(SnapshotError) {
      snapshot = try ScreenSnapshot(hierarchy: try JSON(snapshotReply: reply))
    } catch {
      throw .badReply(error.description)
    }
    snapshot.taken = Snapshots.now
    do throws(DeviceError) {
      let client = try target(call.app).client
      snapshot.app = client.app
      snapshot.idle = try? client.idle()
      snapshot.screen = try? client.screen()["screen"].flatMap { try? ScreenInfo(json: $0) }
    } catch {
      return complain(error)
    }
    do throws(FileError) {
      try Files.write(snapshot.file, to: path)
    } catch {
      console.complain("flash: the snapshot could not be written: " + error.description.printable)
      return .wrongUsage
    }
    let count = snapshot.elements.count
    if call.json {
      console.print(
        JSON.members(["file": .string(path), "elements": .int(count)]).text)
      return .done
    }
    console.print(
      [
        console.paint(.bold, "tree"), console.paint(.cyan, path.printable),
        count == 1 ? "1 element" : "\(count) elements",
        console.paint(.dim, Numbers.milliseconds(reply.roundTrip)),
      ].joined(separator: "  "))
    return .done
  }
}

extension JSON {
  fileprivate init(snapshotReply reply: Reply) throws(SnapshotError) {
    do throws(JSONError) {
      try self.init(parsing: reply.body)
    } catch {
      throw .notJSON(error)
    }
  }
}
