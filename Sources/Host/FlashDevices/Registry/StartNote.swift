import FlashProtocol

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

  struct Display: Equatable {
    var name: String
    var pid: Int
    var startTicks: Int?
  }

  init(
    pid: Int, startTicks: Int?, by: String, program: String, log: String, display: Display? = nil
  ) {
    self.pid = pid
    self.startTicks = startTicks
    self.by = by
    self.program = program
    self.log = log
    self.display = display
  }

  init(json: JSON) throws(WireError) {
    self.init(
      pid: try json.require("pid", "number", \.int), startTicks: json["startTicks"]?.int,
      by: json["by"]?.string ?? "", program: json["program"]?.string ?? "",
      log: try json.require("log", "string", \.string))
    if let display = json["display"] {
      self.display = Display(
        name: try display.require("name", "string", \.string),
        pid: try display.require("pid", "number", \.int),
        startTicks: display["startTicks"]?.int)
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("pid", pid)
    writer.member("startTicks", startTicks)
    writer.member("by", by)
    writer.member("program", program)
    writer.member("log", log)
    if let display {
      writer.name("display")
      writer.beginObject()
      writer.member("name", display.name)
      writer.member("pid", display.pid)
      writer.member("startTicks", display.startTicks)
      writer.endObject()
    }
    writer.endObject()
  }
}
