// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

nonisolated extension EventTranslator {
  /// A part of a drop; its text is the receiver's to free. A name that is no text is no file: nothing could open it.
  func drop(_ event: SDL_DropEvent) -> HostEvent {
    defer { SDL_free(event.file) }
    switch event.type {
    case SDL_DROPBEGIN.rawValue: return .drop(.began)
    case SDL_DROPCOMPLETE.rawValue: return .drop(.completed)
    default: break
    }
    guard let characters = event.file else { return .ignored }
    guard let text = String(validatingCString: characters) else {
      return .drop(.unreadable(String(cString: characters)))
    }
    if event.type == SDL_DROPTEXT.rawValue { return .drop(.text(text)) }
    return .drop(text.hasPrefix("/") ? .file(text) : .unreadable(text))
  }
}
