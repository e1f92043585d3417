import Glibc

/// `make bench` and `make soak`; see Options for what it can be told.
do {
  let options = try Options(CommandLine.arguments.dropFirst())
  switch options.mode {
  case .bench:
    let report = Run(options: options).report()
    try TextFile.write(report.json.bytes + [0x0A], to: options.out)
    print(report.table)
    print("written to \(options.out)")
    if !report.skipped.isEmpty { exit(1) }
  case .soak:
    print(try Soak(options: options).run())
  }
} catch {
  Console.note("\(error)")
  exit(1)
}
