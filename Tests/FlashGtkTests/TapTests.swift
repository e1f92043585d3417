import FlashProtocol
import Testing

extension GtkTests {
  @Suite struct TapTests {
    /// Case A01.
    @Test func `A tap by id runs the action of a button in a box, a header bar and a grid`() throws
    {
      let app = try GalleryApp("taps")
      for (id, counter) in [("signin", "signin"), ("menu", "menu"), ("card.3", "card")] {
        #expect(try app.text("\(counter).count") == "0")
        let answer = try app.tap(id)
        #expect(answer.status == 200)
        #expect(answer.path == "activate")
        #expect(answer.changed == true)
        #expect(try app.text("\(counter).count") == "1")
      }
    }

    @Test func `A tap by text means the control that reads so, not the row around it`() throws {
      let app = try GalleryApp("taps")
      #expect(try app.tap("Card 3").status == 200)
      #expect(try app.text("card.count") == "1")
    }

    /// Case A03.
    @Test func `What is insensitive, or has its gesture switched off, is not tapped`() throws {
      let app = try GalleryApp("disabled")
      let listed = try app.listed()
      for id in ["off", "inside"] {
        let answer = try app.tap(id)
        #expect(answer.status == 409)
        #expect(answer.code == "disabled")
        for element in listed where element.id == id {
          #expect(element.state.contains(.disabled))
        }
      }
      #expect(!listed.contains { $0.id == "area" })
      #expect(try app.tap("area").code == "not-activated")
      #expect(try app.text("count") == "0")
      #expect(try app.tap("on").status == 200)
      #expect(try app.text("count") == "1")
    }

    /// Case A05.
    @Test func `A layer counts as a cover only where it takes touches`() throws {
      let app = try GalleryApp("covers")
      let listed = try app.listedIDs()
      #expect(listed.contains("clear"))
      #expect(try app.tap("clear").status == 200)
      #expect(try app.text("clear.count") == "1")

      #expect(!listed.contains("behind"))
      let behind = try app.tap("behind")
      #expect(behind.code == "covered")
      #expect(behind.json["error"]?["by"]?.string == "behind.layer")
      #expect(try app.text("behind.count") == "0")

      // The badge is on the centre alone: not listed, but tapped by its name all the same.
      #expect(!listed.contains("badged"))
      #expect(listed.contains("badge"))
      let badged = try app.tap("badged")
      #expect(badged.status == 200)
      #expect(badged.json["coveredBy"]?.string == "badge")
      #expect(try app.text("badged.count") == "1")
      #expect(try app.text("badge.count") == "0")

      let half = try app.tap("half")
      #expect(half.json["coveredBy"]?.string == "toast")
      #expect(try app.text("half.count") == "1")
    }

    @Test func `Flash and GTK agree on what is under the centre of every element`() throws {
      for page in ["covers", "taps", "nested", "controls"] {
        let app = try GalleryApp(page)
        let origin = try app.hierarchy().first { $0.id == "origin" }?.frame ?? .zero
        #expect(origin == .zero)
        for element in try app.listed() {
          guard let id = element.id, !id.contains("window."), !id.contains("win.") else { continue }
          let answer = try app.post(
            "/step",
            [
              "name": "pick",
              "arguments": [
                "x": .string("\(element.frame.midX)"), "y": .string("\(element.frame.midY)"),
              ],
            ])
          let picked = answer.json["screen"]?["id"]?.string
          // What is inside of it may have a name of its own.
          let inside = try app.hierarchy().contains { $0.id == picked }
          #expect(picked == id || inside, "\(page): \(id) against \(picked ?? "nil")")
        }
      }
    }

    /// Case A07.
    @Test func `Of two screens with the same ids the one in front is meant`() throws {
      let app = try GalleryApp("duplicates")
      let answer = try app.tap("detail.save")
      #expect(answer.status == 200)
      #expect(answer.json["matches"]?.int == 2)
      #expect(try app.text("above.count") == "1")
      #expect(try app.text("below.count") == "0")
    }

    /// Case A07.
    @Test func `Equal cells are counted from top to bottom, on every launch and after scrolling`()
      throws
    {
      for _ in 0..<3 {
        let app = try GalleryApp("duplicates")
        let shown = try app.listed().filter { $0.id == "cell.buy" }.count
        #expect(try app.tap("cell.buy").code == "ambiguous")
        for index in [0, 3] {
          #expect(
            try app.post("/tap", ["id": "cell.buy", "index": .int(index)]).status == 200)
          #expect(try app.text("chosen") == "\(index)")
        }
        _ = try app.post("/swipe", ["direction": "up", "id": "cells"])
        _ = try app.post("/swipe", ["direction": "down", "id": "cells"])
        #expect(try app.post("/tap", ["id": "cell.buy", "index": 3]).status == 200)
        #expect(try app.text("chosen") == "3")
        #expect(try app.post("/tap", ["id": "cell.buy", "index": -1]).status == 200)
        #expect(try app.text("chosen") == "\(shown - 1)")
        let beyond = try app.post("/tap", ["id": "cell.buy", "index": 40])
        #expect(beyond.status == 404)
        #expect(beyond.json["error"]?["count"]?.int == shown)
      }
    }

    /// Case A08.
    @Test func `What is scrolled out is not listed, and a tap brings it into view first`() throws {
      let app = try GalleryApp("sideways")
      let listed = try app.listedIDs()
      #expect(listed.contains("size.1"))
      #expect(!listed.contains("size.8"))
      #expect(try app.get("/element", ["id": "size.8"]).json["visible"]?.bool == false)
      let answer = try app.tap("size.8")
      #expect(answer.status == 200)
      #expect(answer.json["revealed"]?.bool == true)
      #expect(try app.text("size") == "8")
    }
  }
}
