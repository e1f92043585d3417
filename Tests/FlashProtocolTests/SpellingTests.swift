import FlashProtocol
import Testing

@Suite struct SpellingTests {
  private let words = ["tap", "tab", "type", "tree", "shot", "screen", "steps", "longpress"]

  @Test(arguments: [
    ("tpa", "tap"), ("tyep", "type"), ("screeen", "screen"), ("longpres", "longpress"),
    ("SHOT", "shot"), ("tre", "tree"),
  ])
  func findsTheWordThatWasMeant(_ word: String, _ meant: String) {
    #expect(Spelling.nearest(to: word, among: words) == meant)
  }

  @Test func findsNothingWhereNothingIsClose() {
    #expect(Spelling.nearest(to: "notification", among: words) == nil)
    #expect(Spelling.nearest(to: "tap", among: [String]()) == nil)
  }

  @Test func takesAPartOfANameForTheName() {
    #expect(
      Spelling.nearest(to: "video", among: ["home.top.video", "home.top.tech"])
        == "home.top.video")
  }

  @Test func doesNotTakeOneOrTwoLettersForAPartOfAName() {
    #expect(Spelling.nearest(to: "to", among: ["home.bottom.tabs"]) == nil)
  }

  @Test func putsTheNearestFirstAndCutsTheRest() {
    let near = Spelling.nearest(
      to: "login.email", among: ["login.mail", "login.emails", "login.emial", "profile"], most: 2)
    #expect(near == ["login.emails", "login.emial"])
  }

  @Test func comparesLettersOfAnyAlphabet() {
    #expect(Spelling.nearest(to: "Réglage", among: ["Réglages", "Profil"]) == "Réglages")
  }
}
