import CFlashGtk
import CPulseAdwaita
import Glibc

#if FLASH
import FlashGtk
#endif

/// One window with one page of the gallery, named by the first argument.
let arguments = CommandLine.arguments
let pageName = arguments.count > 1 ? arguments[1] : "controls"
guard let makePage = page(pageName, arguments.dropFirst(2).first) else {
  print("gallery: no page '\(pageName)'; pages: \(Gallery.pages.keys.sorted())")
  exit(2)
}

@MainActor
func page(_ name: String, _ number: String?) -> Gallery.Page? {
  #if FLASH
  if name == "behaviour" { return number.flatMap { Int($0) }.map(GtkStage.page) }
  #endif
  return Gallery.pages[name]
}

let application = adw_application_new("dev.flash.Gallery", G_APPLICATION_NON_UNIQUE)!
on(application, "activate") {
  Gallery.open(g(application), title: pageName, page: makePage)
}
// As in an app that Flash is loaded into late: its lists are there already.
let isLate = getenv("GALLERY_LATE") != nil
if !isLate { startFlash() }
exit(g_application_run(g(application), 0, nil))

@MainActor
func startFlash() {
  #if FLASH
  let instance = Flash.start(
    name: "gallery", bundle: "dev.flash.Gallery", version: "1.0", device: "desktop",
    navigation: Gallery.navigation)
  say("port \(instance?.port ?? 0)")
  #endif
}
