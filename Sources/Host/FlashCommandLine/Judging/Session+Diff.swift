import FlashDevices
import FlashOracles

/// `diff`.
extension Session {
  func diff(_ diff: Invocation.Diff) -> ExitCode {
    do throws(FileError) {
      let before = try Files.read(diff.before)
      let after = try Files.read(diff.after)
      if Self.isPicture(before) != Self.isPicture(after), !before.isEmpty, !after.isEmpty {
        let kind: ([UInt8]) -> String = { Self.isPicture($0) ? "a picture" : "a snapshot" }
        console.complain(
          "flash: \(diff.before) is \(kind(before)) and \(diff.after) is \(kind(after)): "
            .printable + "give two of a kind")
        return .wrongUsage
      }
      guard Self.isPicture(before) || Self.isPicture(after) else {
        return try diffSnapshots(diff)
      }
      return try diffPictures(diff, before, after)
    } catch {
      console.complain("flash: " + error.description.printable)
      return .wrongUsage
    }
  }

  /// Snapshots are JSON, which no picture begins like.
  private static func isPicture(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[") && first != nil
  }

  private func diffSnapshots(_ diff: Invocation.Diff) throws(FileError) -> ExitCode {
    let difference = SnapshotDiff(
      from: try Snapshots.read(diff.before), to: try Snapshots.read(diff.after))
    if diff.json {
      console.print(String(decoding: difference.json, as: UTF8.self))
    } else {
      for line in difference.text.split(separator: "\n") { console.print(paint(line)) }
    }
    return difference.isEmpty ? .done : .refused
  }

  private func paint(_ line: Substring) -> String {
    switch line.first {
    case "+": console.paint(.green, String(line))
    case "-": console.paint(.red, String(line))
    case "~", ">": console.paint(.yellow, String(line))
    default: String(line)
    }
  }

  private func diffPictures(_ diff: Invocation.Diff, _ before: [UInt8], _ after: [UInt8])
    throws(FileError) -> ExitCode
  {
    let snapshot = try diff.tree.map { tree throws(FileError) in try Snapshots.read(tree) }
    let images = ImageProgram.beside
    let one = try images.pixels(of: before, named: diff.before)
    var other = try images.pixels(of: after, named: diff.after)
    if let snapshot { other = other.scaled(to: snapshot) }
    let difference: ImageDiff
    do throws(ImageDiff.Failure) {
      difference = try ImageDiff(
        from: one, to: other, tolerance: .init(channel: diff.tolerance), snapshot: snapshot)
    } catch {
      console.complain("flash: " + error.description.printable)
      return .wrongUsage
    }
    console.print(
      diff.json ? String(decoding: difference.json, as: UTF8.self) : difference.text)
    return difference.isEmpty ? .done : .refused
  }
}
