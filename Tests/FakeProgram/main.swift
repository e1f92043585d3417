#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// An app as a process, for tests of what starts, finds, drives and stops apps.
//
//   fakeapp [--exit STATUS] [--mute] [--crash-on ID] [--flaky FILE]
#if FLASH
FakeProgram(CommandLine.arguments).run()
#else
exit(70)
#endif
