import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What `flash run` remembers of an app that it started, so that it stops that one and no other.
struct StartNote: JSONConvertible, Equatable {
  /// The process that was started, which leads a process group of its own.
  var pid: Int
  var startTicks: Int?
  /// Which command started it.
  var by: String
  var program: String
  var log: String
  /// The display that was started for it alone.
  var display: Display?
  /// The simulator that it runs in, by identifier.
  var simulator: String?
  /// The process that it may not outlive; nil where it is left running.
  var owner: Owner?

  struct Display: Equatable {
    var name: String
    var pid: Int
    var startTicks: Int?
  }

  struct Owner: Equatable {
    var pid: Int
    var startTicks: Int?

    static var this: Owner {
      Owner(pid: Int(getpid()), startTicks: ProcessFacts.startTicks(Int(getpid())))
    }
  }

  init(
    pid: Int, startTicks: Int?, by: String, program: String, log: String, display: Display? = nil,
    simulator: String? = nil, owner: Owner? = nil
  ) {
    self.pid = pid
    self.startTicks = startTicks
    self.by = by
    self.program = program
    self.log = log
    self.display = display
    self.simulator = simulator
    self.owner = owner
  }

  init(json: JSON) throws(WireError) {
    self.init(
      pid: try json.require("pid", "number", \.int), startTicks: json["startTicks"]?.int,
      by: json["by"]?.string ?? "", program: json["program"]?.string ?? "",
      log: try json.require("log", "string", \.string))
    simulator = json["simulator"]?.string
    if let display = json["display"] {
      self.display = Display(
        name: try display.require("name", "string", \.string),
        pid: try display.require("pid", "number", \.int),
        startTicks: display["startTicks"]?.int)
    }
    if let owner = json["owner"] {
      self.owner = Owner(
        pid: try owner.require("pid", "number", \.int), startTicks: owner["startTicks"]?.int)
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("pid", pid)
    writer.member("startTicks", startTicks)
    writer.member("by", by)
    writer.member("program", program)
    writer.member("log", log)
    writer.member("simulator", simulator)
    if let display {
      writer.name("display")
      writer.beginObject()
      writer.member("name", display.name)
      writer.member("pid", display.pid)
      writer.member("startTicks", display.startTicks)
      writer.endObject()
    }
    if let owner {
      writer.name("owner")
      writer.beginObject()
      writer.member("pid", owner.pid)
      writer.member("startTicks", owner.startTicks)
      writer.endObject()
    }
    writer.endObject()
  }
}
