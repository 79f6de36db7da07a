// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

// A gettext catalogue of the program's texts. Lives as long as the process; never freed.
typedef struct {
  // Such as "de".
  const char *_Nonnull language;
  const unsigned char *_Nonnull bytes;
  unsigned long count;
} DrawerLocale;

// The catalogue of exactly that language, or null when there is none.
const DrawerLocale *_Nullable drawer_locale_named(const char *_Nonnull language);
