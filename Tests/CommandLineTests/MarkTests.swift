import Testing

@testable import flash_image

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What `flash-image` draws on a picture.
@Suite struct MarkTests {
  private func blank(_ width: Int, _ height: Int, _ level: UInt8 = 255) -> DecodedPicture {
    DecodedPicture(
      width: width, height: height,
      rgb: [UInt8](repeating: level, count: width * height * 3))
  }

  private func mark(_ label: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Mark {
    Mark(label: label, box: Box(left: x, top: y, right: x + width, bottom: y + height))
  }

  @Test func aMarkIsReadFromOneWord() {
    #expect(Mark("e12,8,-80,64,32") == mark("e12", 8, -80, 64, 32))
  }

  @Test(arguments: [
    "", "e12", "e12,1,2,3", "e12,1,2,3,4,5", "e12,1,2,0,4", "e12,1,2,3,-4", "x1,1,2,3,4",
    ",1,2,3,4", "e1,1,2,3,x", "e1,1,2,3,99999999999999999999", "e1,2000000,0,1,1",
  ])
  func whatIsNoMarkIsNone(_ word: String) {
    #expect(Mark(word) == nil)
  }

  @Test func wordsThatAreNotUnderstoodAreNamed() throws {
    for (words, wrong) in [
      (["--mark", "zz"], "zz"), (["--to", "gif"], "gif"), (["--scale", "0"], "0"),
      (["--quality", "101"], "101"), (["--zoom", "2"], "--zoom"), (["--to"], "--to"),
    ] {
      let error = #expect(throws: RequestError.self) { try ImageRequest(words) }
      #expect(error?.word == wrong)
    }
    let request = try ImageRequest(["--mark", "e1,0,0,9,9", "--to", "jpeg", "--quality", "60"])
    #expect(request.marks.count == 1 && request.format == .jpeg && request.quality == 60)
  }

  @Test func everyGlyphIsOfOneSizeAndUnlikeTheOthers() {
    #expect(Set(Glyph.all.keys) == Set("e0123456789"))
    for glyph in Glyph.all.values {
      #expect(glyph.rows.count == Glyph.height)
      #expect(glyph.rows.allSatisfy { $0.count == Glyph.width })
    }
    for (one, glyph) in Glyph.all {
      for (other, second) in Glyph.all where one < other {
        let pairs = zip(glyph.rows.joined(), second.rows.joined())
        #expect(pairs.count { $0 != $1 } >= 3, "\(one) and \(other)")
      }
    }
  }

  @Test func noTagLiesOverAnotherWhereThereIsRoom() {
    let marks = (0..<6).map { mark("e\($0 + 10)", 10, 10 + $0 * 50, 300, 50) }
    var placement = TagPlacement(picture: blank(320, 330), marks: marks, scale: 1)
    let places = marks.map { placement.place($0) }
    for (number, place) in places.enumerated() {
      for other in places[(number + 1)...] { #expect(place.intersection(other).area == 0) }
    }
  }

  @Test func aTagStaysWithinThePicture() {
    for box in [mark("e1", 0, 0, 100, 60), mark("e1", 0, 0, 10, 10), mark("e1", 90, 50, 10, 10)] {
      var placement = TagPlacement(picture: blank(100, 60), marks: [box], scale: 1)
      let place = placement.place(box)
      #expect(place.left >= 0 && place.top >= 0 && place.right <= 100 && place.bottom <= 60)
    }
  }

  @Test func aTagKeepsOffWhatTheAppDrew() {
    var picture = blank(200, 100)
    // Stripes over the box, from end to end, but for its right end.
    for y in 0..<60 {
      for x in 0..<150 where x % 2 == 0 { picture.rgb[(y * 200 + x) * 3] = 0 }
    }
    let box = mark("e1", 0, 20, 200, 60)
    var placement = TagPlacement(picture: picture, marks: [box], scale: 1)
    #expect(placement.place(box).left >= 150)
  }

  @Test func drawingNothingChangesNothingAndWhatIsOutsideIsLeftOut() {
    var picture = blank(40, 30)
    picture.annotate([], scale: 1)
    #expect(picture == blank(40, 30))
    picture.annotate([mark("e1", -500, -500, 2_000, 2_000)], scale: 1)
    #expect(picture.rgb.count == 40 * 30 * 3)
  }

  /// WCAG 2.2, 1.4.3: 4.5 to 1 for text.
  @Test func lettersStandOutOfTheirTags() throws {
    func luminance(_ rgb: ArraySlice<UInt8>) -> Double {
      let linear = rgb.map { channel -> Double in
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    for count in 1...7 {
      var picture = blank(60, 60, 0)
      let marks = (1...count).map { mark("e\($0)", 20, 20, 30, 30) }
      picture.annotate(marks, scale: 1)
      let corner = (49 * 60 + 49) * 3  // the last mark's, drawn over the others'
      let colour = luminance(picture.rgb[corner..<corner + 3])
      #expect(1.05 / (colour + 0.05) >= 4.5)
    }
  }
}
