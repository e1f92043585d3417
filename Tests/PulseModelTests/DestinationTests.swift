import PulseModel
import Testing

@Suite("Destinations by name")
struct DestinationTests {
  @Test("Each step leads to a destination that names that step", arguments: Step.all.map(\.name))
  func roundTrip(name: String) throws {
    let step = try #require(Step.all.first { $0.name == name })
    let destination = try Destination(step: name, arguments: Samples.of(step))
    #expect(destination.step == name)
    #expect(destination.detail == Samples.of(step).values.first)
  }

  @Test("About thirty screens, each with a title and a word for its kind")
  func screens() throws {
    #expect(Step.all.count == 33)
    let types = try Step.all.map { step in
      let screen = try Destination(step: step.name, arguments: Samples.of(step)).screen
      #expect(!screen.title.isEmpty)
      #expect(screen.contentType == screen.contentType.uppercased())
      return screen.contentType
    }
    #expect(Set(types).count == types.count)
    #expect(types.contains("LIBRARY"))
  }

  @Test("What is unknown or missing is told by name")
  func errors() {
    #expect(throws: RouteError.unknownStep("sofa")) { try Destination(step: "sofa") }
    #expect(throws: RouteError.missingArgument(step: "article", argument: "id")) {
      try Destination(step: "article")
    }
    #expect(throws: RouteError.unknownArgument(step: "settings", argument: "id")) {
      try Destination(step: "settings", arguments: ["id": "x"])
    }
    #expect(throws: RouteError.unknownValue(step: "article", argument: "id", value: "tech-0")) {
      try Destination(step: "article", arguments: ["id": "tech-0"])
    }
    #expect(throws: RouteError.unknownValue(step: "home", argument: "tab", value: "food")) {
      try Destination(step: "home", arguments: ["tab": "food"])
    }
  }
}

@Suite("Deep links")
struct DeepLinkTests {
  @Test(
    "A link names a step, and its argument in the path or in the query",
    arguments: [
      ("pulse://settings", Destination.settings),
      ("PULSE://Settings/", .settings),
      ("pulse:///settings", .settings),
      ("pulse://article/tech-1", .article("tech-1")),
      ("pulse://article?id=tech-1", .article("tech-1")),
      ("pulse://search?q=river%20walk", .search("river walk")),
      ("pulse://search?query=caf%C3%A9+bar", .search("café bar")),
      ("pulse://search/river", .search("river")),
      ("pulse://home/video#top", .home(.video)),
      ("pulse://home", .home(.top)),
      ("pulse://search", .search("")),
    ])
  func links(text: String, destination: Destination) throws {
    #expect(try DeepLink(text).destination == destination)
  }

  @Test(
    "What is no link of ours is refused",
    arguments: [
      "", "settings", "http://settings", "pulse://", "pulse://a/b/c",
      "pulse://search?q=%zz", "pulse://search?q=%ff",
    ])
  func refused(text: String) {
    #expect(throws: RouteError.notALink(text)) { try DeepLink(text) }
  }

  @Test("A link to a story that is not there says so")
  func unknown() {
    #expect(throws: RouteError.unknownValue(step: "article", argument: "id", value: "moon-1")) {
      try DeepLink("pulse://article/moon-1")
    }
  }
}
