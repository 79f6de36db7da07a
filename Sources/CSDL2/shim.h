// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

#pragma once

#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>

// Macros that Swift does not import, as constants and functions.
static const int DRAWER_WINDOWPOS_CENTERED = SDL_WINDOWPOS_CENTERED;

static inline int drawer_has_version(int major, int minor, int patch) {
  SDL_version linked;
  SDL_GetVersion(&linked);
  return SDL_VERSIONNUM(linked.major, linked.minor, linked.patch)
      >= SDL_VERSIONNUM(major, minor, patch);
}
