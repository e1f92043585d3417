import FlashProtocol
import Testing

@Suite struct FrameTests {
  private let frame = Frame(x: 10, y: 20, width: 30, height: 40)

  @Test func knowsItsEdgesItsMiddleAndItsArea() {
    #expect(frame.maxX == 40)
    #expect(frame.maxY == 60)
    #expect(frame.midX == 25)
    #expect(frame.midY == 40)
    #expect(frame.area == 1200)
  }

  @Test func holdsItsLeftAndTopEdgesAndNotTheOthers() {
    #expect(frame.contains(x: 10, y: 20))
    #expect(frame.contains(x: 39.5, y: 59.5))
    #expect(!frame.contains(x: 40, y: 30))
    #expect(!frame.contains(x: 20, y: 60))
    #expect(!frame.contains(x: 9, y: 30))
  }

  @Test func intersectsToWhatBothHave() {
    #expect(
      frame.intersection(Frame(x: 30, y: 0, width: 100, height: 25))
        == Frame(x: 30, y: 20, width: 10, height: 5))
    #expect(frame.intersection(frame) == frame)
  }

  @Test func intersectsToNothingWhereTheyDoNotMeet() {
    #expect(frame.intersection(Frame(x: 40, y: 20, width: 5, height: 5)).isEmpty)
    #expect(frame.intersection(Frame(x: 0, y: 100, width: 5, height: 5)).isEmpty)
  }

  @Test func unitesToWhatHoldsBoth() {
    #expect(
      frame.union(Frame(x: 0, y: 50, width: 5, height: 20))
        == Frame(x: 0, y: 20, width: 40, height: 50))
  }

  @Test func isEmptyWithoutAreaOrWithAnEdgeThatIsNoNumber() {
    #expect(Frame.zero.isEmpty)
    #expect(Frame(x: 0, y: 0, width: -5, height: 5).isEmpty)
    #expect(Frame(x: 0, y: 0, width: .nan, height: 5).isEmpty)
    #expect(!frame.isEmpty)
  }

  @Test func isFiniteOnlyWhereEveryNumberIs() {
    #expect(frame.isFinite)
    #expect(!Frame(x: .infinity, y: 0, width: 1, height: 1).isFinite)
    #expect(!Frame(x: 0, y: 0, width: 1, height: .nan).isFinite)
  }

  @Test func goesOverTheWireAsFourNumbersToATenthOfAPoint() {
    let frame = Frame(x: 0.25, y: 10, width: 99.96, height: -3.04)
    #expect(String(decoding: frame.jsonBytes, as: UTF8.self) == "[0.3,10,100,-3]")
  }

  @Test func saysNullForANumberThatJSONCannotSay() throws {
    let frame = Frame(x: .infinity, y: 1, width: .nan, height: 2)
    #expect(String(decoding: frame.jsonBytes, as: UTF8.self) == "[null,1,null,2]")
    let read = try Frame(json: JSON(parsing: frame.jsonBytes))
    #expect(read.x.isNaN && read.y == 1 && read.width.isNaN && read.height == 2)
  }

  @Test(arguments: [JSON.null, [1, 2, 3], [1, 2, 3, 4, 5], "1,2,3,4"])
  func refusesWhatIsNotFourNumbers(_ json: JSON) {
    #expect(throws: WireError(member: "frame", wanted: "array of four numbers")) {
      try Frame(json: json)
    }
  }
}
