import FlashProtocol

extension ImageDiff {
  /// How many regions are told one by one; all of them are in the JSON.
  private static let mostLines = 20

  /// One line a region, the largest ones where there are many: what it belongs to, where it is and
  /// how much of it differs.
  public var text: String {
    if isEmpty { return SnapshotDiff.nothingDiffers }
    let largest = regions.indices.sorted { regions[$0].pixels > regions[$1].pixels }
    let told = largest.prefix(Self.mostLines).sorted()
    let lines = told.map { index in
      let region = regions[index]
      let owner = region.element.map(\.label) ?? "no element"
      let share = Float(region.pixels) / Float(max(1, region.area.width * region.area.height))
      return "\(owner): \(Int((share * 100).rounded()))% of \(region.area.width)x"
        + "\(region.area.height) pixels differ, by up to \(region.most)  [\(region.frame.brief)]"
    }
    guard told.count < regions.count else { return lines.joined(separator: "\n") }
    let rest = "\(regions.count - told.count) smaller regions, \(pixels) of \(total) pixels in all"
    return (lines + [rest]).joined(separator: "\n")
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
