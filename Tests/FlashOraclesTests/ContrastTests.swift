import FlashOracles
import FlashProtocol
import Testing

@Suite struct ContrastTests {
  /// Strokes like those of letters, three pixels wide, in lines of a text's frame.
  private func screen(
    _ ink: (UInt8, UInt8, UInt8), on ground: (UInt8, UInt8, UInt8) = (255, 255, 255),
    lineHeight: Int = 17, lines: Int = 1, state: State = [], photo: Bool = false
  ) -> ScreenSnapshot {
    var canvas = Canvas(width: 720, height: 1440, scale: 2)
    canvas.fill(0, 0, 720, 1440, ground)
    if photo {
      for stripe in 0..<40 {
        canvas.fill(stripe * 10, 0, 10, 400, (UInt8(stripe * 6), 120, UInt8(250 - stripe * 6)))
      }
    }
    for line in 0..<lines {
      let top = 80 + line * lineHeight * 2
      for stroke in 0..<20 {
        canvas.fill(44 + stroke * 14, top + 6, 3, lineHeight * 2 - 14, ink)
        // An edge that is mixed with the ground.
        canvas.fill(
          47 + stroke * 14, top + 6, 1, lineHeight * 2 - 14,
          (
            UInt8((Int(ink.0) + Int(ground.0)) / 2), UInt8((Int(ink.1) + Int(ground.1)) / 2),
            UInt8((Int(ink.2) + Int(ground.2)) / 2)
          ))
      }
    }
    var snapshot = phone(
      Part(
        .text, id: "meta", text: "Today and tomorrow", state: state,
        (20, 40, 160, Float(lineHeight * lines))))
    snapshot.pixels = canvas.buffer
    return snapshot
  }

  /// #777777 on white is 4.48 to 1, #767676 is 4.54: the best known pair of the criterion.
  @Test func theRatioIsThatOfWCAG() {
    #expect(
      lines("contrast", screen((0xAA, 0xAA, 0xAA))) == [
        "meta: 2.3 to 1 (#aaaaaa on #ffffff), below 4.5 to 1"
      ])
    #expect(lines("contrast", screen((0x76, 0x76, 0x76))) == [])
    #expect(lines("contrast", screen((0x88, 0x88, 0x88))).count == 1)
  }

  @Test func darkGroundsAreJudgedAlike() {
    #expect(lines("contrast", screen((0x55, 0x55, 0x55), on: (0x24, 0x24, 0x24))).count == 1)
    #expect(lines("contrast", screen((0xC0, 0xC0, 0xC0), on: (0x24, 0x24, 0x24))) == [])
  }

  @Test func largeTextNeedsThreeToOne() {
    #expect(lines("contrast", screen((0x90, 0x90, 0x90), lineHeight: 36)) == [])
    #expect(
      lines("contrast", screen((0xAA, 0xAA, 0xAA), lineHeight: 36)) == [
        "meta: 2.3 to 1 (#aaaaaa on #ffffff), below 3 to 1"
      ])
  }

  @Test func linesAreCountedBeforeATextIsCalledLarge() {
    #expect(lines("contrast", screen((0x90, 0x90, 0x90), lines: 3)).count == 1)
  }

  @Test func disabledTextAndTextOnAPictureAreNotJudged() {
    #expect(lines("contrast", screen((0xAA, 0xAA, 0xAA), state: .disabled)) == [])
    #expect(lines("contrast", screen((0xAA, 0xAA, 0xAA), photo: true)) == [])
  }

  @Test func textUnderSomethingElseIsNotJudged() {
    let pale = screen((0xAA, 0xAA, 0xAA))
    var covered = phone(
      Part(.text, id: "meta", text: "Today and tomorrow", (20, 40, 160, 17)),
      Part(.image, id: "cover", (0, 30, 360, 60)))
    covered.pixels = pale.pixels
    #expect(lines("contrast", covered) == [])
  }

  @Test func withoutPixelsItDoesNotLook() {
    #expect(Report(phone(), only: ["contrast"]).notLooked == ["contrast"])
  }
}
