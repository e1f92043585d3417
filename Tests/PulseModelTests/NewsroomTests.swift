import FlashHTTP
import FlashProtocol
import PulseModel
import PulseNewsroom
import Testing

@Suite("Newsroom: requests in, responses out")
struct NewsroomTests {
  private func get(
    _ path: String, _ query: [(name: String, value: String)] = [], faults: Set<Fault> = []
  ) -> HTTPResponse {
    Newsroom(faults: faults).answer(HTTPRequest(path: path, query: query))
  }

  private func page(_ response: HTTPResponse) throws -> StoryPage {
    try #require(StoryPage(json: try JSON(parsing: response.body)))
  }

  @Test("A page of a section has ten stories and says that there are more")
  func stories() throws {
    let page = try page(get("/stories", [("section", "tech"), ("page", "1")]))
    #expect(page.stories.map(\.id).first == "tech-11")
    #expect(page.stories.count == 10)
    #expect(page.hasMore)
  }

  @Test("Stories come by their ids, in that order")
  func ids() throws {
    let page = try page(get("/stories", [("ids", "food-2,tech-1,moon-9")]))
    #expect(page.stories.map(\.id) == ["food-2", "tech-1"])
  }

  @Test("A story comes with its text and three related ones")
  func article() throws {
    let json = try JSON(parsing: get("/stories/tech-1").body)
    let article = try #require(Article(json: json))
    #expect(article.story.paragraphs.count == 6)
    #expect(article.related.map(\.id) == ["tech-2", "tech-3", "tech-4"])
  }

  @Test(
    "What cannot be answered is refused with a reason",
    arguments: [
      ("/stories", 400), ("/stories/moon-1", 404), ("/pictures/moon-1.png", 404),
      ("/pictures/tech-1.gif", 404), ("/", 404), ("/sofa", 404),
    ])
  func refused(path: String, status: Int) throws {
    let response = get(path)
    #expect(response.status == status)
    #expect(try JSON(parsing: response.body)["error"]?.string?.isEmpty == false)
  }

  @Test("Logging in answers who it is, or 401")
  func session() throws {
    func post(_ body: String) -> HTTPResponse {
      Newsroom().answer(HTTPRequest(method: "POST", path: "/session", body: Array(body.utf8)))
    }
    let known = post(#"{"email":"ada@pulse.example","password":"river-boat"}"#)
    #expect(try JSON(parsing: known.body)["name"]?.string == "Ada")
    #expect(post(#"{"email":"ada@pulse.example","password":"short"}"#).status == 401)
    #expect(post("{}").status == 400)
    #expect(post("river").status == 400)
  }

  @Test("Planted faults: a blank title among siblings, and a picture that is refused")
  func faults() throws {
    let query = [(name: "section", value: "top")]
    let clean = try page(get("/stories", query))
    #expect(clean.stories.allSatisfy { !$0.headline.isEmpty })
    let blank = try page(get("/stories", query, faults: [.blankTitle]))
    #expect(blank.stories.filter(\.headline.isEmpty).map(\.id) == ["top-3"])

    let path = "/pictures/tech-3.png"
    #expect(get(path).status == 200)
    #expect(get(path, faults: [.image400]).status == 400)
    #expect(get("/pictures/top-2.png", faults: [.image400]).status == 200)
  }

  @Test("The list of faults to plant is read, and what names none is told")
  func parse() {
    let all = Fault.parse(
      "blank-title,missing-image,dead-button,stuck-loading,overlapping-header,late-navigation,"
        + "image-400")
    #expect(all.faults == Set(Fault.allCases))
    #expect(all.unknown.isEmpty)
    #expect(Fault.parse("image-400, sofa").unknown == ["sofa"])
    #expect(Fault.parse("").faults.isEmpty)
  }

  @Test("Over a socket it answers the same")
  func server() throws {
    let server = try NewsroomServer()
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    let response = try client.send(HTTPRequest(path: "/picks"), timeoutMilliseconds: 10_000)
    #expect(response.status == 200)
    #expect(response.body == get("/picks").body)
  }
}
