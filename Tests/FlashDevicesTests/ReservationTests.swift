import FlashProtocol
import HostSupport
import Testing

@testable import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct ReservationTests {
  @Test func twoCallersNeverShareAnApp() throws {
    let place = try Place()
    try place.announce("demo")
    let instance = try place.devices.choose("demo")
    let first = try place.devices.reserve(instance, by: "bench flow")
    let error = try #require(throws: DeviceError.self) {
      _ = try place.devices.reserve(instance, by: "another")
    }
    #expect(
      error.description
        == "demo is reserved by bench flow (pid \(getpid())): wait until that is over, or choose another app with --app"
    )
    withExtendedLifetime(first) {}
  }

  @Test func aReservationEndsWithItsHolder() throws {
    let place = try Place()
    let instance = try place.devices.choose("7001")
    do {
      let first = try place.devices.reserve(instance, by: "first")
      withExtendedLifetime(first) {}
    }
    let second = try place.devices.reserve(instance, by: "second")
    #expect(Reservation.holder(port: 7001, in: place.registry)?.by == "second")
    withExtendedLifetime(second) {}
  }

  @Test func aHolderThatHasEndedHoldsNothing() throws {
    let place = try Place()
    let pid = try Place.endedPid()
    try Files.write(
      Array("{\"pid\":\(pid),\"startTicks\":1,\"by\":\"bench flow\"}".utf8),
      to: place.registry.path(7001, "lock"))
    let instance = try place.devices.choose("7001")
    #expect(place.devices.holder(of: instance) == nil)
    withExtendedLifetime(try place.devices.reserve(instance, by: "next")) {}
  }

  @Test func ofManyCallersAtOnceExactlyOneGetsIt() async throws {
    let place = try Place()
    let registry = place.registry
    let winners = await withTaskGroup(of: Reservation?.self) { group in
      for number in 0..<16 {
        group.addTask { (try? Reservation.take(port: 7001, in: registry, by: "\(number)")) ?? nil }
      }
      var all: [Reservation] = []
      for await reservation in group { if let reservation { all.append(reservation) } }
      return all
    }
    #expect(winners.count == 1)
  }
}
