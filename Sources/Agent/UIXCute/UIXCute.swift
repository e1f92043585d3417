// What a test imports. The agent itself knows no test framework, so that a command line tool can
// hold it too; where there is XCUI, what drives by it stands beside it.
@_exported import UIXCuteCore

#if canImport(Darwin)
@_exported import UIXCuteXCUI
#endif
