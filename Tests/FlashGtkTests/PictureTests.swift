import FlashProtocol
import Testing

extension GtkTests {
  @Suite struct PictureTests {
    private func image(_ app: GalleryApp, _ query: KeyValuePairs<String, String>) throws -> Image {
      let answer = try app.get("/screenshot", query)
      #expect(answer.status == 200)
      return try Image(png: answer.body)
    }

    /// Case F06.
    @Test func `The window's picture has its size in points, and shows what is where`() throws {
      let app = try GalleryApp("picture")
      let window = try #require(try app.hierarchy().first { $0.kind == .window }).frame
      let whole = try image(app, ["format": "png"])
      #expect(whole.width == Int(window.width) && whole.height == Int(window.height))
      let red = try app.element("red").frame
      #expect(whole[Int(red.midX), Int(red.midY)] == [255, 0, 0])
      let blue = try app.element("blue").frame
      #expect(whole[Int(blue.midX), Int(blue.midY)] == [0, 0, 255])
    }

    /// Case F06.
    @Test func `An element's picture is what its frame cuts from the window's`() throws {
      let app = try GalleryApp("picture")
      let whole = try image(app, ["format": "png"])
      for id in ["red", "wide", "text", "open.popover"] {
        let frame = try app.element(id).frame
        let own = try image(app, ["format": "png", "id": id])
        #expect(own.width == Int(frame.width) && own.height == Int(frame.height))
        #expect(own == whole.cut(Int(frame.x), Int(frame.y), own.width, own.height), "\(id)")
      }
    }

    /// Case F06.
    @Test func `At twice the scale it has twice the pixels`() throws {
      let app = try GalleryApp("picture")
      let once = try image(app, ["format": "png"])
      let twice = try image(app, ["format": "png", "scale": "2"])
      #expect(twice.width == 2 * once.width && twice.height == 2 * once.height)
      let red = try app.element("red").frame
      #expect(twice[2 * Int(red.midX), 2 * Int(red.midY)] == [255, 0, 0])
      let answer = try app.get("/screenshot", ["scale": "2"])
      #expect(answer.headers["Flash-Image"]?.contains("scale=2") == true)
      #expect(answer.body.starts(with: [0xFF, 0xD8, 0xFF]))
    }

    /// Case F06.
    @Test func `After the window has grown sideways so has its picture`() throws {
      let app = try GalleryApp("picture")
      #expect(try image(app, ["format": "png"]).isUpright)
      _ = try app.post("/tap", ["id": "wide", "settle": "idle"])
      let wide = try image(app, ["format": "png"])
      #expect(!wide.isUpright)
      let red = try app.element("red").frame
      #expect(wide[Int(red.midX), Int(red.midY)] == [255, 0, 0])
    }

    @Test func `A popover is in the picture of its window`() throws {
      let app = try GalleryApp("picture")
      _ = try app.tap("open.popover")
      let frame = try app.element("popover.red").frame
      let whole = try image(app, ["format": "png"])
      #expect(whole[Int(frame.midX), Int(frame.midY)] == [255, 0, 0])
    }

    @Test func `What a secure field holds is painted over`() throws {
      let app = try GalleryApp("picture")
      func middle(_ id: String) throws -> Set<[UInt8]> {
        let picture = try image(app, ["format": "png", "id": id])
        return Set((0..<picture.width).map { picture[$0, picture.height / 2] })
      }
      let grey: Set<[UInt8]> = [[0x9A, 0x9A, 0x9A]]
      #expect(try middle("secret") != grey)
      _ = try app.post("/type", ["value": "hunter2", "id": "secret"])
      #expect(try middle("secret") == grey)
      #expect(try middle("empty") != grey)
    }

    @Test func `What is not on screen has no picture`() throws {
      let app = try GalleryApp("sideways")
      let answer = try app.get("/screenshot", ["id": "size.10"])
      #expect(answer.code == "off-screen")
    }
  }
}
