import FlashProtocol

extension ImageDiff {
  /// One line a region: what it belongs to, where it is and how much of it differs.
  public var text: String {
    if isEmpty { return SnapshotDiff.nothingDiffers }
    return regions.map { region in
      let owner = region.element.map(\.label) ?? "no element"
      let share = Float(region.pixels) / Float(max(1, region.area.width * region.area.height))
      return "\(owner): \(Int((share * 100).rounded()))% of \(region.area.width)x"
        + "\(region.area.height) pixels differ, by up to \(region.most)  [\(region.frame.brief)]"
    }.joined(separator: "\n")
  }

  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("regions")
    writer.beginArray()
    for region in regions {
      writer.beginObject()
      writer.member("frame", region.frame)
      writer.member("pixels", region.pixels)
      writer.member("most", region.most)
      writer.member("element", region.element)
      writer.endObject()
    }
    writer.endArray()
    writer.member("pixels", pixels)
    writer.member("total", total)
    writer.endObject()
    return writer.bytes
  }
}
