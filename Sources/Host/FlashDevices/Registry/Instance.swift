import FlashClient
import FlashProtocol

/// One running app, as the registry knows it.
public struct Instance: Sendable, Equatable {
  public var port: Int
  public var token: String?
  /// Nil for a port that was named and is in no registry.
  public var app: AppIdentity?
  public var startTicks: Int?
  var note: StartNote?

  init(record: InstanceRecord, note: StartNote?) {
    port = record.port
    token = record.token
    app = record.app
    startTicks = record.startTicks
    self.note = note
  }

  init(port: Int, token: String?) {
    self.port = port
    self.token = token
  }

  public var name: String { app?.name ?? "port \(port)" }

  /// Whether `flash run` or `bench` started it, so that `flash stop` may end it.
  public var isOurs: Bool { note != nil }

  /// Where its output goes, if it was started by Flash.
  public var log: String? { note?.log }

  /// The simulator that it runs in, by identifier, if it was started by Flash.
  public var simulator: String? { note?.simulator }

  /// A client that refuses any other app on that port.
  public func client() -> FlashClient { FlashClient(port: port, token: token, expecting: app) }
}
