import FlashDevices

/// What Bazel asks of a test by its environment (bazel.build/reference/test-encyclopedia).
public struct BazelProtocol: Sendable, Equatable {
  /// From 0.
  public var shard: (index: Int, count: Int)?
  /// Touched to say that sharding is understood.
  public var statusFile: String?
  /// `--test_filter`: the tests to run.
  public var filter: String?
  /// Where JUnit XML goes.
  public var xmlFile: String?

  /// - Parameter read: the value of an environment variable; an empty one counts as none.
  public init(_ read: (String) -> String? = { Environment.value($0) }) {
    func value(_ name: String) -> String? { read(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let count = value("TEST_TOTAL_SHARDS").flatMap({ Int($0) }), count > 1,
      let index = value("TEST_SHARD_INDEX").flatMap({ Int($0) }), (0..<count).contains(index)
    {
      shard = (index, count)
    }
    statusFile = value("TEST_SHARD_STATUS_FILE")
    filter = value("TESTBRIDGE_TEST_ONLY")
    xmlFile = value("XML_OUTPUT_FILE")
  }

  public static func == (one: BazelProtocol, other: BazelProtocol) -> Bool {
    one.shard?.index == other.shard?.index && one.shard?.count == other.shard?.count
      && one.statusFile == other.statusFile && one.filter == other.filter
      && one.xmlFile == other.xmlFile
  }

  func touch() {
    guard shard != nil, let statusFile else { return }
    try? Files.write([], to: statusFile)
  }
}
