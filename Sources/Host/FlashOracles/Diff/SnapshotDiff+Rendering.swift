import FlashProtocol

extension SnapshotDiff {
  /// Said of two snapshots that do not differ.
  public static let nothingDiffers = "nothing differs"

  /// One line each: `+` came, `-` went, `~` reads otherwise, `>` is elsewhere.
  public var text: String {
    if isEmpty { return Self.nothingDiffers }
    var lines: [String] = []
    for presence in appeared { lines.append("+ \(presence.line)") }
    for presence in gone { lines.append("- \(presence.line)") }
    for change in changed {
      lines.append(
        "~ \(change.element.label): \(change.member) \(Self.value(change.from)) → "
          + Self.value(change.to))
    }
    for move in moved {
      var line = "> \(move.element.label):"
      let shift = move.to.shift(from: move.from)
      if !shift.isNothing {
        line += " moved by \(Self.signed(shift.x)), \(Self.signed(shift.y))"
      }
      if !move.to.hasSize(of: move.from) {
        line += shift.isNothing ? "" : " and"
        line += " resized from \(move.from.size) to \(move.to.size)"
      }
      lines.append(line + "  [\(move.to.brief)]")
    }
    return lines.joined(separator: "\n")
  }

  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for (name, presences) in [("appeared", appeared), ("gone", gone)] {
      writer.name(name)
      writer.beginArray()
      for presence in presences {
        writer.beginObject()
        presence.element.writeName(to: &writer)
        writer.member("frame", presence.element.frame)
        writer.member("inside", presence.inside)
        writer.endObject()
      }
      writer.endArray()
    }
    writer.name("changed")
    writer.beginArray()
    for change in changed {
      writer.beginObject()
      change.element.writeName(to: &writer)
      writer.member("member", change.member)
      writer.member("from", change.from)
      writer.member("to", change.to)
      writer.endObject()
    }
    writer.endArray()
    writer.name("moved")
    writer.beginArray()
    for move in moved {
      writer.beginObject()
      move.element.writeName(to: &writer)
      writer.member("from", move.from)
      writer.member("to", move.to)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  private static func value(_ text: String?) -> String { text.map(\.quoted) ?? "none" }

  private static func signed(_ number: Float) -> String {
    let whole = Int(number.rounded())
    return whole > 0 ? "+\(whole)" : "\(whole)"
  }
}

extension SnapshotDiff.Presence {
  fileprivate var line: String {
    let count = inside == 0 ? "" : " with \(inside) inside"
    return "\(element.label)\(count)  [\(element.frame.brief)]"
  }
}

extension Element {
  /// Kind, id and text, as far as there are any.
  var label: String {
    var parts = [kind.rawValue]
    if let id { parts.append(id.printable) }
    if let text, !text.isBlank { parts.append(text.quoted) }
    if parts.count == 1 { parts.append(ref) }
    return parts.joined(separator: " ")
  }

  fileprivate func writeName(to writer: inout JSONWriter) {
    writer.member("ref", ref)
    writer.member("kind", kind.rawValue)
    writer.member("id", id)
    writer.member("text", text)
  }
}

extension Frame {
  fileprivate var size: String { "\(Int(width.rounded()))x\(Int(height.rounded()))" }
}
