// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore

/// The desktop's pointer shapes, which are created when they are first needed.
@MainActor
final class CursorSet {
  private var cursors: [Cursor: OpaquePointer] = [:]
  private let video: VideoSystem

  init(video: VideoSystem) {
    self.video = video
  }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
  }

  func show(_ cursor: Cursor) {
    if let known = cursors[cursor] {
      SDL_SetCursor(known)
    } else if let made = SDL_CreateSystemCursor(Self.shape(cursor)) {
      cursors[cursor] = made
      SDL_SetCursor(made)
    }
  }

  private static func shape(_ cursor: Cursor) -> SDL_SystemCursor {
    switch cursor {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .resizeLeftRight: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeUpDown: SDL_SYSTEM_CURSOR_SIZENS
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    }
  }
}
