// swift-tools-version: 6.2
import PackageDescription

/// What lives in the app exists in Debug builds alone: the flag is set here, on the targets
/// themselves, since a `-D` of the app's own does not reach into a package.
let inApp: [SwiftSetting] = [.define("FLASH", .when(configuration: .debug))]
/// UIKit exists on these alone; on Linux the adapter is compiled against a stand-in, for tests.
let inUIKitApp: [SwiftSetting] = [
  .define("FLASH", .when(platforms: [.iOS, .macCatalyst, .linux], configuration: .debug))
]
let inAppC: [CSetting] = [.define("FLASH", .when(configuration: .debug))]

var products: [Product] = [
  .library(name: "FlashServer", targets: ["FlashServer"]),
  .executable(name: "flash", targets: ["flash"]),
  .executable(name: "flash-image", targets: ["flash-image"]),
  .executable(name: "bench", targets: ["bench"]),
  .executable(name: "flash-agent", targets: ["flash-agent"]),
  .library(name: "UIXCute", targets: ["UIXCute"]),
]

var targets: [Target] = [
  // Wire: all that the two halves share.
  .target(
    name: "FlashProtocol", path: "Sources/Wire/FlashProtocol",
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  // A server is nothing for a release build of an app, which links whatever Flash's library names.
  // The commands, which need HTTP in release builds too, say so: -DFLASH_HOST, in scripts/flags.
  .target(name: "FlashHTTP", path: "Sources/Wire/FlashHTTP", swiftSettings: inApp),

  // In the app.
  .target(
    name: "FlashServer", dependencies: ["FlashProtocol", "FlashHTTP"],
    path: "Sources/InApp/FlashServer", swiftSettings: inApp),

  // Outside.
  .target(
    name: "FlashClient", dependencies: ["FlashProtocol", "FlashHTTP"],
    path: "Sources/Host/FlashClient"),
  .target(
    name: "FlashDevices", dependencies: ["FlashProtocol", "FlashHTTP", "FlashClient"],
    path: "Sources/Host/FlashDevices"),
  .target(
    name: "FlashGherkin", dependencies: ["FlashProtocol"], path: "Sources/Host/FlashGherkin",
    exclude: ["Resources/LICENSE-gherkin.txt"],
    resources: [.embedInCode("Resources/gherkin-languages.json")]),
  .systemLibrary(
    name: "CFlashYaml", path: "Sources/Host/CFlashYaml", pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  .target(
    name: "FlashYAML", dependencies: ["CFlashYaml"], path: "Sources/Host/FlashYAML"),
  .target(
    name: "FlashMaestro", dependencies: ["FlashYAML", "FlashProtocol"],
    path: "Sources/Host/FlashMaestro"),
  .target(
    name: "FlashScript", dependencies: ["FlashMaestro", "FlashProtocol"],
    path: "Sources/Host/FlashScript"),
  .executableTarget(
    name: "bench-script", dependencies: ["FlashScript", "FlashProtocol"],
    path: "Sources/Host/bench-script",
    // URLSession's own need, which a static runtime leaves to who links it.
    linkerSettings: [.linkedLibrary("curl", .when(platforms: [.linux]))]),
  .target(
    name: "FlashAcceptance",
    dependencies: [
      "FlashFlow", "FlashClient", "FlashDevices", "FlashProtocol", "FlashGherkin", "FlashYAML",
    ],
    path: "Sources/Host/FlashAcceptance"),
  .target(
    name: "FlashSuites",
    dependencies: [
      "FlashAcceptance",
      "FlashCommandLine", "FlashFlow", "FlashClient", "FlashDevices", "FlashProtocol",
      "FlashMaestro", "FlashGherkin", "FlashReports", "FlashYAML", "FlashOracles",
    ],
    path: "Sources/Host/FlashSuites"),
  .target(
    name: "FlashReports", dependencies: ["FlashProtocol"], path: "Sources/Host/FlashReports"),
  .target(
    name: "FlashJUnit", dependencies: ["FlashReports", "FlashProtocol"],
    path: "Sources/Host/FlashJUnit"),
  .executableTarget(
    name: "bench-junit", dependencies: ["FlashJUnit", "FlashReports", "FlashProtocol"],
    path: "Sources/Host/bench-junit"),
  .target(
    name: "FlashFlow",
    dependencies: ["FlashProtocol", "FlashClient", "FlashDevices", "FlashReports"],
    path: "Sources/Host/FlashFlow"),
  .target(
    name: "FlashCommandLine",
    dependencies: ["FlashProtocol", "FlashClient", "FlashDevices", "FlashOracles"],
    path: "Sources/Host/FlashCommandLine"),
  .target(name: "FlashOracles", dependencies: ["FlashProtocol"], path: "Sources/Host/FlashOracles"),
  .executableTarget(
    name: "flash", dependencies: ["FlashCommandLine"], path: "Sources/Host/flash"),
  .executableTarget(name: "flash-image", path: "Sources/Host/flash-image"),
  .executableTarget(
    name: "bench",
    dependencies: [
      "FlashCommandLine", "FlashFlow", "FlashSuites", "FlashReports", "FlashClient",
      "FlashDevices",
    ],
    path: "Sources/Host/bench"),

  // Tests in plain English.
  .target(
    name: "UIXCuteCore",
    dependencies: [
      "FlashProtocol", "FlashHTTP", "FlashClient", "FlashDevices", "FlashReports", "FlashJUnit",
      .target(name: "CFlashCrypto", condition: .when(platforms: [.linux])),
    ],
    path: "Sources/Agent/UIXCuteCore"),
  .target(
    name: "UIXCute",
    dependencies: [
      "UIXCuteCore",
      .target(
        name: "UIXCuteXCUI",
        condition: .when(platforms: [.iOS, .macOS, .macCatalyst, .tvOS, .visionOS])),
    ],
    path: "Sources/Agent/UIXCute"),
  .executableTarget(
    name: "flash-agent", dependencies: ["UIXCuteCore", "FlashProtocol"],
    path: "Sources/Host/flash-agent"),
  .systemLibrary(
    name: "CFlashCrypto", path: "Sources/Agent/CFlashCrypto", pkgConfig: "libcrypto",
    providers: [.apt(["libssl-dev"])]),

  // For tests.
  .target(
    name: "FlashTesting", dependencies: ["FlashServer", "FlashHTTP", "FlashProtocol"],
    path: "Sources/Testing/FlashTesting",
    swiftSettings: inApp),
  .testTarget(name: "FlashProtocolTests", dependencies: ["FlashProtocol"]),
  .testTarget(name: "FlashHTTPTests", dependencies: ["FlashHTTP"]),
  .testTarget(
    name: "FlashServerTests",
    dependencies: ["FlashServer", "FlashTesting", "FlashHTTP", "Behaviours"],
    swiftSettings: inApp),
  // One body a behaviour, run against each toolkit by its own tests.
  .target(
    name: "Behaviours",
    dependencies: ["FlashTesting", "FlashServer", "FlashHTTP", "FlashProtocol"],
    path: "Tests/Behaviours", swiftSettings: inApp),
  .testTarget(name: "FlashClientTests", dependencies: ["FlashClient"]),
  .testTarget(
    name: "FlashGherkinTests", dependencies: ["FlashGherkin", "ConformanceKit", "FlashDevices"],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "FlashMaestroTests",
    dependencies: [
      "FlashMaestro", "FlashScript", "FlashYAML", "FlashProtocol", "ConformanceKit",
      "FlashTesting", "FlashDevices",
    ],
    exclude: ["Fixtures"], swiftSettings: inApp),
  .testTarget(
    name: "FlashSuitesTests",
    dependencies: [
      "FlashSuites", "FlashMaestro", "FlashReports", "FlashProtocol", "FlashDevices",
      "HostSupport", "bench", "bench-junit", "bench-script", "flash-image", "fakeapp",
    ],
    swiftSettings: inApp),
  .testTarget(
    name: "FlashAcceptanceTests",
    dependencies: [
      "FlashAcceptance", "FlashFlow", "FlashGherkin", "FlashClient", "FlashProtocol",
      "FlashTesting", "FlashServer", "FlashHTTP", "HostSupport",
    ],
    swiftSettings: inApp),
  .testTarget(
    name: "FlashJUnitTests",
    dependencies: ["FlashJUnit", "FlashReports", "FlashProtocol", "FlashDevices", "bench-junit"],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "UIXCuteTests",
    dependencies: [
      "UIXCute", "UIXCuteCore", "DocumentExamples", "FlashClient", "FlashDevices", "FlashTesting",
      "FlashServer", "FlashHTTP", "FlashProtocol", "HostSupport",
    ], exclude: ["Doubles", "Fixtures"], swiftSettings: inApp),
  // Compiled, never run: a promise of names is kept when this builds.
  .target(
    name: "DocumentExamples", dependencies: ["UIXCute"], path: "Tests/DocumentExamples/Flash"),
  .testTarget(name: "FlashReportsTests", dependencies: ["FlashReports", "FlashProtocol"]),
  .testTarget(
    name: "FlashDevicesTests",
    dependencies: ["FlashDevices", "FlashHTTP", "HostSupport", "fakeapp"],
    exclude: ["Fixtures"],
    swiftSettings: inApp),
  .testTarget(name: "FlashFlowTests", dependencies: ["FlashFlow", "HostSupport"]),
  .testTarget(
    name: "FlashOraclesTests", dependencies: ["FlashOracles", "FlashProtocol"],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "CommandLineTests",
    dependencies: [
      "FlashCommandLine", "FlashOracles", "FlashTesting", "HostSupport", "flash", "flash-image",
      "bench", "fakeapp",
    ],
    swiftSettings: inApp),
  .target(name: "HostSupport", dependencies: ["FlashDevices"], path: "Tests/HostSupport"),
  .executableTarget(
    name: "fakeapp", dependencies: ["FlashTesting"], path: "Tests/FakeProgram",
    swiftSettings: inApp),

  // For the docs.
  .executableTarget(
    name: "protocol-docs", dependencies: ["FlashProtocol"], path: "Tools/protocol-docs",
    exclude: ["introduction.md"]),

  // For conformance with other projects' own test data.
  .target(
    name: "ConformanceKit",
    dependencies: [
      "FlashProtocol", "FlashDevices", "FlashGherkin", "FlashMaestro", "FlashScript", "FlashYAML",
      "FlashTesting",
    ],
    path: "Tools/ConformanceKit", swiftSettings: inApp),
  .executableTarget(
    name: "conformance", dependencies: ["ConformanceKit", "FlashCommandLine"],
    path: "Tools/conformance"),

  // The demo.
  .target(name: "PulseModel", dependencies: ["FlashProtocol"], path: "Examples/Pulse/Model"),
  .target(
    name: "PulseNewsroom", dependencies: ["PulseModel", "FlashHTTP", "FlashProtocol"],
    path: "Examples/Pulse/Newsroom"),
  .testTarget(
    name: "PulseModelTests",
    dependencies: ["PulseModel", "PulseNewsroom", "FlashHTTP", "FlashProtocol"]),
]

let uikit = Target.target(
  name: "FlashUIKit", dependencies: ["FlashServer"], path: "Sources/InApp/FlashUIKit",
  swiftSettings: inUIKitApp)
// For apps that were not built with Flash: a library that the loader brings into them.
let inject = Target.target(
  name: "FlashInject", dependencies: ["FlashUIKit"], path: "Sources/InApp/FlashInject/Start",
  swiftSettings: inUIKitApp)
let loader = Target.target(
  name: "FlashInjectLoader", dependencies: ["FlashInject"],
  path: "Sources/InApp/FlashInject/Loader",
  cSettings: [
    .define("FLASH", .when(platforms: [.iOS, .macCatalyst, .linux], configuration: .debug))
  ])
targets += [uikit, inject, loader]

let xcui = Target.target(
  name: "UIXCuteXCUI", dependencies: ["UIXCuteCore"], path: "Sources/Agent/UIXCuteXCUI")
targets.append(xcui)

#if os(Linux)
// `import UIKit` means the stand-in here. A plain dependency would make `canImport(UIKit)` true
// for the targets beside it too, so the name is an alias of the adapter's alone.
for target in [uikit, inject] {
  target.dependencies.append("UIKitHost")
  target.swiftSettings = inUIKitApp + [.unsafeFlags(["-module-alias", "UIKit=UIKitHost"])]
}
xcui.dependencies.append("XCUIHost")
xcui.swiftSettings = [.unsafeFlags(["-module-alias", "XCUIAutomation=XCUIHost"])]
targets += [
  .target(
    name: "UIKitHost", dependencies: ["FlashServer"], path: "Standins/UIKitHost",
    swiftSettings: inApp),
  // `import XCUIAutomation` means this one, for targets that alias it so.
  .target(name: "XCUIHost", path: "Standins/XCUIHost"),
  .testTarget(name: "XCUIHostTests", dependencies: ["XCUIHost"]),
  .testTarget(
    name: "UIXCuteXCUITests",
    dependencies: ["UIXCuteXCUI", "UIXCuteCore", "XCUIHost", "DocumentExamplesXCUI"]),
  .target(
    name: "DocumentExamplesXCUI", dependencies: ["UIXCute", "UIXCuteXCUI", "XCUIHost"],
    path: "Tests/DocumentExamples/XCUI"),
  .target(
    name: "FlashCompanion", dependencies: ["FlashProtocol", "FlashHTTP", "XCUIHost"],
    path: "Companion/Sources",
    swiftSettings: [.unsafeFlags(["-module-alias", "XCUIAutomation=XCUIHost"])]),
  .executableTarget(
    name: "fakecompanion", dependencies: ["FlashCompanion", "FlashHTTP", "XCUIHost"],
    path: "Tests/FakeCompanion"),
  .testTarget(
    name: "FlashCompanionTests",
    dependencies: ["FlashCompanion", "XCUIHost", "FlashProtocol", "FlashHTTP"]),
  // What Pulse for iOS has beside its views.
  .target(
    name: "PulseBridge", dependencies: ["PulseModel", "FlashUIKit"],
    path: "Examples/Pulse/iOS/Bridge"),
  // An app on the stand-in that knows nothing of Flash.
  .executableTarget(
    name: "fakeuikit", dependencies: ["UIKitHost", "FlashInjectLoader", "FlashServer"],
    path: "Tests/FakeUIKitApp",
    swiftSettings: inApp),
  .testTarget(name: "UIKitHostTests", dependencies: ["UIKitHost"], swiftSettings: inApp),
  .testTarget(
    name: "FlashUIKitTests",
    dependencies: [
      "FlashUIKit", "UIKitHost", "FlashServer", "FlashTesting", "FlashHTTP", "Behaviours",
      "PulseBridge", "PulseModel", "FlashScript",
    ],
    exclude: ["Fixtures"], swiftSettings: inApp),
]
#else
products += [
  .library(name: "FlashUIKit", targets: ["FlashUIKit"]),
  .library(name: "FlashInject", type: .dynamic, targets: ["FlashInject", "FlashInjectLoader"]),
  .library(name: "PulseModel", targets: ["PulseModel"]),
  // What the companion is made of, which Xcode builds (Companion/Companion.xcodeproj).
  .library(name: "FlashWire", targets: ["FlashProtocol", "FlashHTTP"]),
]
#endif

#if os(Linux)
products += [
  .library(name: "FlashGtk", targets: ["FlashGtk"]),
  .executable(name: "pulse", targets: ["pulse"]),
]
targets += [
  .systemLibrary(
    name: "CFlashPixbuf", path: "Sources/Host/CFlashPixbuf", pkgConfig: "gdk-pixbuf-2.0",
    providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
  .systemLibrary(
    name: "CFlashGtk", path: "Sources/InApp/CFlashGtk", pkgConfig: "gtk4",
    providers: [.apt(["libgtk-4-dev"])]),
  .target(
    name: "CFlashGtkShim", dependencies: ["CFlashGtk"], path: "Sources/InApp/CFlashGtkShim",
    cSettings: inAppC),
  .target(
    name: "FlashGtk", dependencies: ["FlashServer", "CFlashGtk", "CFlashGtkShim"],
    path: "Sources/InApp/FlashGtk", swiftSettings: inApp),
  .systemLibrary(
    name: "CPulseAdwaita", path: "Examples/Pulse/CPulseAdwaita", pkgConfig: "libadwaita-1",
    providers: [.apt(["libadwaita-1-dev"])]),
  .executableTarget(
    name: "pulse",
    dependencies: [
      "PulseModel", "PulseNewsroom", "FlashHTTP", "FlashProtocol", "FlashServer", "FlashGtk",
      "CPulseAdwaita",
    ],
    path: "Examples/Pulse/Gtk", swiftSettings: inApp + [.defaultIsolation(MainActor.self)]),

  // A window for each case, and the tests that drive it.
  .executableTarget(
    name: "gtk-gallery", dependencies: ["FlashGtk", "CFlashGtk", "CPulseAdwaita", "Behaviours"],
    path: "Tests/Support/GtkGallery", swiftSettings: inApp),
  .testTarget(
    name: "FlashGtkTests",
    dependencies: [
      "FlashProtocol", "FlashHTTP", "FlashClient", "FlashDevices", "HostSupport", "CFlashGtk",
      "gtk-gallery", "pulse", "Behaviours", "FlashTesting",
    ],
    swiftSettings: inApp),

  .testTarget(
    name: "EndToEndTests",
    dependencies: [
      "FlashOracles", "FlashProtocol", "FlashDevices", "HostSupport", "flash", "flash-image",
      "pulse",
    ],
    swiftSettings: inApp),

  .testTarget(
    name: "UIXCuteEndToEndTests",
    dependencies: [
      "UIXCute", "FlashProtocol", "HostSupport", "pulse", "flash-agent", "flash", "bench",
    ]),

  // What `make bench` runs, and a window to run it on.
  .executableTarget(
    name: "flash-benchmarks",
    dependencies: ["FlashProtocol", "FlashHTTP", "FlashClient", "FlashDevices"],
    path: "Benchmarks/Harness"),
  .testTarget(name: "BenchmarksTests", dependencies: ["flash-benchmarks"]),
  .executableTarget(
    name: "bench-window", dependencies: ["FlashGtk", "CFlashGtk"], path: "Benchmarks/Window",
    swiftSettings: inApp),
]
#endif

#if os(Linux)
// What is there on Linux alone cannot be named elsewhere, not even under a condition.
for target in targets {
  switch target.name {
  case "flash-image": target.dependencies.append("CFlashPixbuf")
  case "CommandLineTests": target.dependencies += ["fakecompanion", "fakeuikit"]
  case "FlashDevicesTests": target.dependencies += ["fakecompanion", "fakeuikit"]
  default: break
  }
}
#endif

let package = Package(
  name: "Flash",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
