// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

// A file of Assets that is part of the binary. Lives as long as the process; never freed.
typedef struct {
  // "Inter-Regular" for a font, "icon/menu" for an icon: the file's name without its extension.
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  unsigned long count;
} BundledAsset;

// The asset of that exact name, or null when there is none.
const BundledAsset *_Nullable bundled_asset_named(const char *_Nonnull name);

unsigned long bundled_asset_count(void);

// The asset at an index below `bundled_asset_count()`; stops the program for any other index.
const BundledAsset *_Nonnull bundled_asset_at(unsigned long index);
