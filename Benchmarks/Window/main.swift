import CFlashGtk
import Glibc

/// A window of so many elements to measure on:
///
///     bench-window [--elements N | --list ROWS] [--without-flash]
///
/// So many stand in /hierarchy, all but a few of them in rows of a button and a label, in a scroll
/// view; or the window is a list of so many rows.
let options = WindowOptions(CommandLine.arguments.dropFirst())
guard gtk_init_check() != 0 else {
  WindowOptions.fail("no display: run it under scripts/with-display")
}
// Before the first list is made: Flash knows the rows of those that come after it.
if !options.withoutFlash { Inside.start() }
nonisolated(unsafe) var isReady = false
let window = BenchWindow(options)
window.present { _ in
  // Said once; whoever started the window waits for it.
  if !isReady { _ = write(1, "ready\n", 6) }
  isReady = true
}
let loop = g_main_loop_new(nil, 0)
g_main_loop_run(loop)
