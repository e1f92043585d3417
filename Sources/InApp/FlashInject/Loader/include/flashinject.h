#ifndef FLASHINJECT_H
#define FLASHINJECT_H
#ifdef FLASH

/// Starts Flash as soon as the app's main queue runs; defined in Swift.
void flash_inject(void);

#endif
#endif
