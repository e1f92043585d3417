import FlashHTTP
import FlashProtocol
import PulseModel

/// Answers for the made-up paper: stories as JSON, pictures as PNG. Requests in, responses out.
public struct Newsroom: Sendable {
  private let faults: Set<Fault>

  public init(faults: Set<Fault> = []) { self.faults = faults }

  public func answer(_ request: HTTPRequest) -> HTTPResponse {
    let path = request.path.split(separator: "/").map(String.init)
    switch (request.method, path.first ?? "", path.count) {
    case ("GET", "stories", 1): return stories(request)
    case ("GET", "stories", 2): return story(path[1])
    case ("GET", "picks", 1): return send(StoryPage(stories: edited(Archive.picks)).json)
    case ("GET", "search", 1):
      return send(StoryPage(stories: edited(Archive.search(request.value("query") ?? ""))).json)
    case ("GET", "pictures", 2): return picture(path[1], width: request.value("width"))
    case ("POST", "session", 1): return session(request.body)
    default: return refuse(404, "there is no \(request.method) \(request.path)")
    }
  }

  /// A page of a section, or the stories of a list of ids.
  private func stories(_ request: HTTPRequest) -> HTTPResponse {
    if let ids = request.value("ids") {
      let found = ids.split(separator: ",").compactMap { Archive.story(String($0)) }
      return send(StoryPage(stories: edited(found)).json)
    }
    guard let section = request.value("section").flatMap(Section.init(rawValue:)) else {
      return refuse(400, "'section' must be one of the twelve sections")
    }
    guard let page = Int(request.value("page") ?? "0"), page >= 0 else {
      return refuse(400, "'page' must be a number from 0")
    }
    let stories = Archive.page(section, page)
    return send(StoryPage(stories: edited(stories), hasMore: !stories.isEmpty).json)
  }

  private func story(_ id: String) -> HTTPResponse {
    guard let story = Archive.whole(id) else { return refuse(404, "there is no story '\(id)'") }
    return send(Article(story: story, related: Archive.related(to: story)).json)
  }

  private func picture(_ name: String, width: String?) -> HTTPResponse {
    let parts = name.split(separator: ".")
    guard parts.count == 2, parts[1] == "png", let picture = StoryPicture(String(parts[0])) else {
      return refuse(404, "there is no picture '\(name)'")
    }
    if faults.contains(.image400), parts[0] == Fault.refusedStory {
      return refuse(400, "the picture desk is closed")
    }
    guard let width = Int(width ?? "640"), (16...2048).contains(width) else {
      return refuse(400, "'width' must be a number from 16 to 2048")
    }
    return HTTPResponse(
      headers: ["Content-Type": "image/png"], body: picture.draw(width: width).png)
  }

  private func session(_ body: [UInt8]) -> HTTPResponse {
    guard let json = try? JSON(parsing: body), let email = json["email"]?.string,
      let password = json["password"]?.string
    else { return refuse(400, "the body must be JSON with 'email' and 'password'") }
    guard let account = Credentials(email: email, password: password).account else {
      return refuse(401, "that email and password do not match")
    }
    return send(.members(["name": .string(account.name), "email": .string(account.email)]))
  }

  /// The faults that the newsroom itself makes.
  private func edited(_ stories: [Story]) -> [Story] {
    guard faults.contains(.blankTitle) else { return stories }
    return stories.map { story in
      var story = story
      if story.number == Fault.blankNumber { story.headline = "" }
      return story
    }
  }

  private func send(_ json: JSON) -> HTTPResponse {
    HTTPResponse(headers: ["Content-Type": "application/json"], body: json.bytes)
  }

  private func refuse(_ status: Int, _ reason: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json"],
      body: JSON.members(["error": .string(reason)]).bytes)
  }
}

extension HTTPRequest {
  fileprivate func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
}
