#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

exit(BenchTool.main(Array(CommandLine.arguments.dropFirst())))
