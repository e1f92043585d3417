import FlashHTTP
import FlashProtocol
import Glibc
import Testing

extension GtkTests {
  @Suite struct InstanceTests {
    private func record(_ app: GalleryApp) throws -> InstanceRecord {
      let text = GalleryApp.text(of: "\(app.registry)/\(app.port).json")
      return try InstanceRecord(json: JSON(parsing: Array(text.utf8)))
    }

    private func mode(_ path: String) -> mode_t {
      var info = stat()
      return lstat(path, &info) == 0 ? info.st_mode & 0o777 : 0
    }

    @Test func `An app announces itself to its own user alone, and is gone when it ends`() throws {
      let app = try GalleryApp("taps")
      let record = try record(app)
      #expect(record.app.pid == Int(app.pid))
      #expect(record.app.name == "gallery")
      #expect(record.app.platform == "gtk")
      #expect(record.port == app.port)
      let stat = GalleryApp.text(of: "/proc/\(app.pid)/stat")
      let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
      #expect(record.startTicks == Int(fields[19]))
      #expect(mode(app.registry) == 0o700)
      #expect(mode("\(app.registry)/\(app.port).json") == 0o600)
      // Closing its last window ends the app in the ordinary way.
      _ = try? app.tap("window.close")
      #expect(app.waitsForEnd(within: 10_000))
      #expect(access("\(app.registry)/\(app.port).json", F_OK) != 0)
    }

    @Test func `The environment decides over name, device and token`() throws {
      let app = try GalleryApp(
        "taps",
        environment: ["FLASH_NAME": "other", "FLASH_DEVICE": "tablet", "FLASH_TOKEN": "s3cret"])
      #expect(try record(app).app.name == "other")
      #expect(try record(app).app.device == "tablet")
      #expect(try app.get("/actionables").status == 401 || app.get("/actionables").status == 403)
      let client = HTTPClient(port: app.port, token: "s3cret")
      let reply = try client.send(HTTPRequest(path: "/actionables"), timeoutMilliseconds: 5000)
      #expect(reply.status == 200)
    }

    @Test func `On a taken port the app says who holds it, and lives on without Flash`() throws {
      let first = try GalleryApp("taps")
      let second = try GalleryApp(
        "taps", environment: ["FLASH_PORT": "\(first.port)", "FLASH_REGISTRY": first.registry])
      #expect(second.port == 0)
      #expect(second.isRunning)
      #expect(second.complaint.contains("port \(first.port)"))
      #expect(second.complaint.contains("gallery (pid \(first.pid))"))
      #expect(try first.get("/health").status == 200)
    }

    @Test func `On a taken port an app that must have Flash ends with status 70`() throws {
      let first = try GalleryApp("taps")
      let status = try GalleryApp.exitStatus(
        page: "taps", environment: ["FLASH_PORT": "\(first.port)", "FLASH_REQUIRED": "1"])
      #expect(status == 70)
    }
  }
}
