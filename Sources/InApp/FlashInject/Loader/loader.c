#ifdef FLASH
#include "flashinject.h"

// Runs as the loader brings the library in, before the app's own main: no later moment is ours in an
// app that does not know of Flash.
__attribute__((constructor)) static void flash_loaded(void) { flash_inject(); }
#endif
