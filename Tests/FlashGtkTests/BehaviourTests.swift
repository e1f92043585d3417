import Behaviours
import FlashHTTP
import FlashTesting
import Testing

extension GtkTests {
  @Suite struct BehaviourTests {
    @Test(arguments: Behaviour.all.indices)
    func gtkDoesWhatEveryToolkitDoes(_ number: Int) throws {
      let behaviour = Behaviour.all[number]
      let app = try GalleryApp("behaviour", arguments: ["\(number)"])
      do {
        try behaviour.check(Drive(app))
      } catch let broken as Broken {
        throw GalleryApp.Trouble(description: "\(behaviour): \(broken)")
      }
    }
  }
}

extension GalleryApp: Driver {
  func send(_ request: HTTPRequest) throws -> HTTPResponse { try send(request, 30_000) }
}
