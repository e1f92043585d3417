import CGtk

/// A window of so many elements to measure on:
///
///     bench-window [--elements N] [--without-flash]
///
/// Half of them are labels and half are buttons, in rows, in a scroll view.
let options = WindowOptions(CommandLine.arguments.dropFirst())
guard gtk_init_check() != 0 else {
  WindowOptions.fail("no display: run it under scripts/with-display")
}
let window = BenchWindow(elements: options.elements)
window.present()
if !options.withoutFlash { Inside.start() }
let loop = g_main_loop_new(nil, 0)
g_main_loop_run(loop)
