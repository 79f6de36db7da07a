// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2TTF

/// SDL_ttf for as long as a face needs it: each face holds on to it, so it is shut down last.
@MainActor
final class FontLibrary {
  init() throws(HostError) {
    guard TTF_Init() == 0 else {
      throw .sdl(.software, "cannot start the font library")
    }
  }

  isolated deinit {
    TTF_Quit()
  }
}
