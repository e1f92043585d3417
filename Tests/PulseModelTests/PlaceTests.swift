import PulseModel
import Testing

@Suite("Place: where the reader is")
struct PlaceTests {
  @Test("It starts on Home's first tab")
  func start() {
    #expect(Place().current == .home(.top))
  }

  @Test("A tab's button selects the tab, and once more goes back to its root")
  func tabs() {
    var place = Place()
    #expect(place.select(.profile) == [.selectTab(.profile)])
    #expect(place.open(.settings) == [.push(.settings, on: .profile)])
    #expect(place.select(.home) == [.selectTab(.home)])
    #expect(place.select(.profile) == [.selectTab(.profile)])
    #expect(place.current == .settings)
    #expect(place.select(.profile) == [.pop(to: 0, on: .profile)])
    #expect(place.current == .profile)
    #expect(place.select(.profile) == [])
  }

  @Test("A screen opened from elsewhere comes with those it is reached from")
  func parents() {
    var place = Place()
    #expect(
      place.open(.fontsize) == [
        .selectTab(.profile), .push(.settings, on: .profile), .push(.fontsize, on: .profile),
      ])
    #expect(place.back() == [.pop(to: 1, on: .profile)])
    #expect(place.current == .settings)
  }

  @Test("A sibling replaces what is pushed above their parent")
  func siblings() {
    var place = Place()
    _ = place.open(.fontsize)
    #expect(
      place.open(.language) == [.pop(to: 1, on: .profile), .push(.language, on: .profile)])
  }

  @Test("A story is pushed wherever the reader is")
  func stories() {
    var place = Place()
    _ = place.select(.saved)
    #expect(place.open(.article("tech-1")) == [.push(.article("tech-1"), on: .saved)])
    #expect(place.open(.article("tech-2")) == [.push(.article("tech-2"), on: .saved)])
    #expect(place.open(.article("tech-1")) == [.pop(to: 1, on: .saved)])
  }

  @Test("Opening what shows already changes nothing")
  func same() {
    var place = Place()
    #expect(place.open(.home(.top)) == [])
    _ = place.open(.settings)
    #expect(place.open(.settings) == [])
  }

  @Test("Back at a root has nowhere to go")
  func rootBack() {
    var place = Place()
    #expect(place.back() == [])
    _ = place.select(.saved)
    #expect(place.back() == [])
  }

  @Test("A top tab is selected by Home's link, from anywhere")
  func topTab() {
    var place = Place()
    _ = place.open(.article("tech-1"))
    _ = place.select(.saved)
    #expect(
      place.open(.home(.sports)) == [
        .selectTab(.home), .pop(to: 0, on: .home), .selectTopTab(.sports),
      ])
    #expect(place.select(topTab: .sports) == [])
    #expect(place.current == .home(.sports))
  }

  @Test("The share sheet lies over its story, and back takes it away alone")
  func sheet() {
    var place = Place()
    #expect(
      place.open(.share("tech-1")) == [
        .push(.article("tech-1"), on: .home), .present(.share("tech-1")),
      ])
    #expect(place.current == .share("tech-1"))
    #expect(place.back() == [.dismiss])
    #expect(place.current == .article("tech-1"))
  }

  @Test("Whatever is opened while a sheet is up takes the sheet away first")
  func linkOverSheet() {
    var place = Place()
    _ = place.open(.share("tech-1"))
    #expect(
      place.open(.settings) == [
        .dismiss, .selectTab(.profile), .push(.settings, on: .profile),
      ])
    #expect(place.modal == nil)
  }

  @Test("Every destination can be opened from every other, and is then current")
  func everywhere() {
    let all = Step.all.compactMap { try? Destination(step: $0.name, arguments: Samples.of($0)) }
    #expect(all.count == Step.all.count)
    for from in all {
      for to in all {
        var place = Place()
        _ = place.open(from)
        _ = place.open(to)
        #expect(place.current == to, "from \(from)")
      }
    }
  }
}
