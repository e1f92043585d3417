#if FLASH
import FlashDevices
import FlashOracles
import FlashProtocol
import HostSupport
import Testing

/// `flash diff` and `flash-image` as they are built.
@Suite struct DiffProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func diff(_ words: String...) throws -> Program.Outcome {
    try Program.run("flash", ["diff"] + words)
  }

  private func snapshot(_ name: String, _ text: String) throws -> String {
    let window = Element(
      ref: "e1", kind: .window, frame: Frame(x: 0, y: 0, width: 20, height: 20))
    let label = Element(
      ref: "e2", kind: .text, id: "title", text: text,
      frame: Frame(x: 4, y: 4, width: 12, height: 12), parent: 0)
    let file = folder.path + "/" + name
    try Files.write(ScreenSnapshot(elements: [window, label]).file, to: file)
    return file
  }

  /// A picture of 20x20 pixels, white but for a square of 4x4 pixels of that grey.
  private func picture(_ name: String, grey: UInt8) throws -> String {
    var bytes = Array("P6\n20 20\n255\n".utf8)
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (6..<10).contains(x) && (6..<10).contains(y)
        bytes += [UInt8](repeating: isInside ? grey : 255, count: 3)
      }
    }
    let file = folder.path + "/" + name
    try Files.write(bytes, to: file)
    return file
  }

  @Test func snapshotsAreComparedLineByLine() throws {
    let before = try snapshot("a.json", "Top")
    let after = try snapshot("b.json", "Tech")
    let outcome = try diff(before, after)
    #expect(outcome.status == 1)
    #expect(outcome.out == "~ text title \"Tech\": text \"Top\" → \"Tech\"\n")
    let same = try diff(before, before)
    #expect(same.status == 0)
    #expect(same.out == "nothing differs\n")
  }

  @Test func picturesAreComparedAndTheirRegionsNamed() throws {
    let before = try picture("a.ppm", grey: 255)
    let after = try picture("b.ppm", grey: 0)
    let tree = try snapshot("b.json", "Tech")
    let outcome = try diff(before, after, "--tree", tree)
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(
      outcome.out
        == "text title \"Tech\": 100% of 4x4 pixels differ, by up to 255  [6,6 4x4]\n")
    #expect(try diff(before, after, "--tolerance", "255").status == 0)
  }

  @Test func whatIsNoPictureIsToldWithTheReason() throws {
    let picture = try picture("a.ppm", grey: 255)
    let other = try folder.write("plain words", to: "b.png")
    let outcome = try diff(picture, other)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("flash: \(other): no picture that can be decoded: "))
    let gone = try diff(picture, folder.path + "/gone.png")
    #expect(gone.status == 2)
    #expect(gone.error.contains("gone.png: No such file"))
  }

  /// Red and green over blue and a grey-blue, two by two, as any encoder may write it.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0xFD, 0xD4, 0x9A,
    0x73, 0x00, 0x00, 0x00, 0x13, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0xF8, 0xCF, 0xC0, 0xC0,
    0x00, 0xC2, 0x0C, 0xFF, 0xB9, 0x44, 0xE4, 0x00, 0x1A, 0x58, 0x03, 0x3A, 0xE2, 0x92, 0x6E, 0xD9,
    0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  @Test func aPNGIsItsPixels() throws {
    let file = folder.path + "/four.png"
    try Files.write(Self.png, to: file)
    let same = folder.path + "/four.ppm"
    try Files.write(
      Array("P6\n2 2\n255\n".utf8) + [255, 0, 0, 0, 255, 0, 0, 0, 255, 10, 20, 30], to: same)
    #expect(try diff(file, same, "--tolerance", "0").out == "nothing differs\n")
  }
}
#endif
