// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#include "CDrawerLocales.h"

#include <string.h>

// `#embed` is C23; clang accepts it in every C mode and only notes that it is newer.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The program's own texts, a catalogue for each language, as bytes in the binary. A new language takes an array and a
// line in the table, here and in CBundledAssets.

static const unsigned char de[] = {
#embed "../../Assets/Locales/de/drawer.po"
};
static const unsigned char ar[] = {
#embed "../../Assets/Locales/ar/drawer.po"
};

static const DrawerLocale files[] = {
  {"de", de, sizeof(de)},
  {"ar", ar, sizeof(ar)},
};

const DrawerLocale *drawer_locale_named(const char *language) {
  for (unsigned long index = 0; index < sizeof(files) / sizeof(files[0]); index++) {
    if (strcmp(files[index].language, language) == 0) return &files[index];
  }
  return 0;
}
