#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashCommandLine

exit(FlashTool.main(Array(CommandLine.arguments.dropFirst())).rawValue)
