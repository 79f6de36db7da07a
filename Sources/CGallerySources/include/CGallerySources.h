// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

// A source file of the gallery, as it was when the program was compiled. Lives as long as the process; never freed.
typedef struct {
  // The file's name without its extension, such as "ListController".
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  unsigned long count;
} GallerySourceFile;

// The file of that exact name, or null when there is none.
const GallerySourceFile *_Nullable gallery_source_named(const char *_Nonnull name);
