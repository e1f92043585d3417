#if FLASH
import FlashDevices
import FlashOracles
import FlashProtocol
import HostSupport
import Testing

@testable import FlashCommandLine

/// `flash shot` as it is built: the file it writes, and the refs that it draws.
@Suite struct AnnotationTests {
  private func pixels(_ file: String) throws -> PixelBuffer {
    let program = ImageProgram(path: Program.path("flash-image"))
    return try program.pixels(of: try Files.read(file), named: file)
  }

  private static let white: [UInt8] = [255, 255, 255]
  private static let red: [UInt8] = [0xC6, 0x28, 0x28]
  private static let blue: [UInt8] = [0x15, 0x65, 0xC0]

  /// The stage has a button from 0,50 to 100,90 and a field from 0,100 to 100,140.
  private func stage() throws -> Stage {
    let stage = try Stage()
    stage.app.ui { $0.drawsPixels = true }
    return stage
  }

  @Test func whatCanBeTriggeredHasABoxAndATag() throws {
    let stage = try stage()
    let file = stage.folder.path + "/home.png"
    let outcome = try stage.flash("shot", "--annotate", "--out", file)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.out.hasPrefix("shot  \(file)  400×700  "))
    #expect(outcome.out.contains("  2 refs  "))
    #expect(Array(try Files.read(file).prefix(4)) == [0x89] + Array("PNG".utf8))
    let picture = try pixels(file)
    #expect(picture.width == 400 && picture.height == 700)
    #expect(picture.pixel(0, 70) == Self.red)
    #expect(picture.pixel(99, 70) == Self.red)
    #expect(picture.pixel(100, 70) == Self.white)
    #expect(picture.pixel(50, 70) == Self.white)
    #expect(picture.pixel(50, 139) == Self.blue)
    // A tag stands on its box; where that would be on another box, in its own.
    #expect(picture.pixel(1, 49) == Self.red)
    #expect(picture.pixel(1, 99) == Self.white)
    #expect(picture.pixel(82, 112) == Self.blue)
    // What cannot be triggered, the text above, has neither.
    #expect(picture.pixel(0, 20) == Self.white)
  }

  @Test func theListSaysWhereEachRefIs() throws {
    let stage = try stage()
    let listed = try JSON(parsing: Array(try stage.flash("act", "--json").out.utf8.dropLast()))
    let file = stage.folder.path + "/home.jpg"
    let outcome = try stage.flash("shot", "--annotate", "--scale", "2", "--json", "--out", file)
    #expect(outcome.status == 0, "\(outcome.error)")
    let json = try JSON(parsing: Array(outcome.out.utf8.dropLast()))
    #expect(json["file"] == .string(file))
    #expect(json["width"] == 800 && json["scale"] == 2)
    let elements = json["elements"]?.array ?? []
    #expect(elements.map { $0["ref"] } == listed["elements"]?.array?.map { $0["ref"] })
    #expect(elements.first?["id"] == "add")
    #expect(elements.first?["frame"] == [0, 50, 100, 40])
    #expect(elements.first?["box"] == [0, 100, 200, 80])
    #expect(Array(try Files.read(file).prefix(2)) == [0xFF, 0xD8])
  }

  @Test func anElementsPictureHasTheRefsThatAreOnIt() throws {
    let stage = try stage()
    let file = stage.folder.path + "/add.png"
    let outcome = try stage.flash("shot", "add", "--annotate", "--json", "--out", file)
    #expect(outcome.status == 0, "\(outcome.error)")
    let json = try JSON(parsing: Array(outcome.out.utf8.dropLast()))
    #expect(json["elements"]?.array?.map { $0["box"] } == [[0, 0, 100, 40]])
    #expect(try pixels(file).pixel(50, 39) == Self.red)
  }

  @Test func theFormatIsTheNames() throws {
    let stage = try stage()
    for (name, words, wanted) in [
      ("x.bmp", [], "it must be a file name that ends in .png, .jpg or .jpeg"),
      ("x", [], "it must be a file name that ends in .png, .jpg or .jpeg"),
      (
        "x.png", ["--format", "jpeg"],
        "it must be a file name that ends in .jpg or .jpeg with --format jpeg"
      ),
    ] as [(String, [String], String)] {
      let file = stage.folder.path + "/" + name
      let outcome = try Program.run(
        "flash", ["shot", "--out", file] + words, environment: stage.environment)
      #expect(outcome.status == 2)
      #expect(outcome.error == "flash: --out is '\(file)': \(wanted)\n")
      #expect(!Files.exists(file))
    }
    let file = stage.folder.path + "/picture"
    let outcome = try stage.flash("shot", "--out", file, "--format", "png", "--annotate")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(Array(try Files.read(file).prefix(1)) == [0x89])
  }

  @Test func aPictureThatCannotBeDrawnOnIsToldAndNotWritten() throws {
    let stage = try Stage()
    let file = stage.folder.path + "/home.png"
    let outcome = try stage.flash("shot", "--annotate", "--out", file)
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("flash: the app's picture: no picture that can be decoded: "))
    #expect(!Files.exists(file))
  }
}

extension PixelBuffer {
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let offset = (y * width + x) * 3
    return Array(rgb[offset..<offset + 3])
  }
}
#endif
