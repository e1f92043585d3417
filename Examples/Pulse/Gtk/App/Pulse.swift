import CPulseAdwaita

/// The app from its first line to its last.
enum Pulse {
  static let identifier = "dev.flash.Pulse"
  static let version = "1.0"

  /// - Returns: the exit code: 2 for arguments that cannot be followed.
  static func run(arguments: [String]) -> Int32 {
    if arguments.contains("--help") {
      print(Options.usage)
      return 0
    }
    let options: Options
    do throws(UsageError) {
      options = try Options(arguments: arguments) { name in
        getenv(name).map { String(cString: $0) }
      }
    } catch {
      // The reason alone: of a log, it is the end that is shown.
      say("pulse: \(error.reason); 'pulse --help' lists the options\n")
      return 2
    }
    let application = adw_application_new(identifier, G_APPLICATION_NON_UNIQUE)!
    defer { g_object_unref(application.raw) }
    application.on("activate") { start(options, application) }
    return g_application_run(application.cast(), 0, nil)
  }

  private static func say(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  private static func start(
    _ options: Options, _ application: UnsafeMutablePointer<AdwApplication>
  ) {
    let context = AppContext(options: options)
    let look = Look(context.user)
    application.keep(look)
    application.keep(context)
    let shell = Shell(context, application: application)
    #if FLASH
    FlashBridge.start(context)
    #endif
    gtk_window_present(shell.window.cast())
    for link in options.links { try? context.router.open(link: link) }
    guard options.readyAfter > 0 else { return }
    shell.showLaunch()
    MainLoop.after(milliseconds: options.readyAfter) {
      shell.endLaunch()
      context.router.becomeReady()
    }
  }
}
