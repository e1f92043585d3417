import FlashProtocol

/// What an agent pays for a screen, in bytes, on Pulse's home.
struct Size {
  let subject: Subject

  func measure(into report: inout Report) throws(BenchmarkError) {
    let hierarchy = Double(try subject.get("/hierarchy").body.count)
    let listing = try subject.get("/actionables").body
    let json = Double(listing.count)
    let text = Double(try subject.get("/actionables", [("format", "text")]).body.count)
    report.add(bytes("size.hierarchy", "/hierarchy of Pulse's home", hierarchy))
    report.add(bytes("size.actionables", "/actionables of it", json))
    report.add(bytes("size.actionables.text", "/actionables of it, text form", text))
    report.add(
      Figure(
        name: "size.actionables.share", title: "/actionables of /hierarchy", unit: .percent,
        samples: [json / hierarchy * 100], budget: 10))
    report.add(
      Figure(
        name: "size.actionables.text.share", title: "text form of /hierarchy", unit: .percent,
        samples: [text / hierarchy * 100], budget: 5))
    let count = (try? JSON(parsing: listing))?["elements"]?.array?.count ?? 0
    guard count > 0 else {
      throw .missing("an element in /actionables of Pulse's home")
    }
    // A stated estimate: four bytes a token.
    report.add(
      Figure(
        name: "size.tokens", title: "text form, an element (bytes / 4)", unit: .tokens,
        samples: [text / Double(count) / 4], budget: 25))
  }

  private func bytes(_ name: String, _ title: String, _ count: Double) -> Figure {
    Figure(name: name, title: title, unit: .bytes, samples: [count])
  }
}
