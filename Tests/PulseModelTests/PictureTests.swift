import FlashHTTP
import PulseModel
import PulseNewsroom
import Testing

@Suite("Pictures: PNG files made by hand")
struct PictureTests {
  private func picture(_ name: String, width: Int) -> [UInt8] {
    Newsroom().answer(
      HTTPRequest(path: "/pictures/\(name).png", query: [("width", String(width))])
    ).body
  }

  @Test("Every section's picture is a sound PNG of the size asked for", arguments: Section.allCases)
  func sound(section: Section) throws {
    for number in 1...6 {
      let png = try PNG(picture("\(section.rawValue)-\(number)", width: 160))
      #expect(png.width == 160)
      #expect(png.height == 90)
      #expect(png.pixels.count == 160 * 90)
      #expect(Set(png.pixels).count > 5)
      #expect(png.pixels.allSatisfy { Int($0) < png.colors })
    }
  }

  @Test(
    "Widths that leave runs of every length come back pixel for pixel", arguments: [16, 259, 641])
  func runs(width: Int) throws {
    let png = try PNG(picture("tech-1", width: width))
    #expect(png.pixels.count == width * (width * 9 / 16))
  }

  @Test("Two stories have two pictures, and each always the same one")
  func deterministic() {
    #expect(picture("world-1", width: 64) == picture("world-1", width: 64))
    #expect(picture("world-1", width: 64) != picture("world-2", width: 64))
    #expect(picture("world-1", width: 64) != picture("world-1-a", width: 64))
  }
}
