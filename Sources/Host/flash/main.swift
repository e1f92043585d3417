import FlashCommandLine

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

exit(FlashTool.main(Array(CommandLine.arguments.dropFirst())).rawValue)
