// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

extension DesktopWindow {
  /// Starts text input, with candidates at `rect` in points, or ends it for nil. Returns the rectangle on the screen.
  func setTextInput(_ rect: Rect?, unitsPerPoint: Double) -> PixelRect? {
    guard let rect else {
      SDL_StopTextInput()
      return nil
    }
    func units(_ points: Double) -> Int32 {
      Int32(clamping: Int((points * unitsPerPoint).rounded()))
    }
    var inputRect = SDL_Rect(
      x: units(rect.minX), y: units(rect.minY), w: max(1, units(rect.width)),
      h: max(1, units(rect.height)))
    SDL_SetTextInputRect(&inputRect)
    if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
    let origin = position ?? (0, 0)
    return PixelRect(
      x: origin.x + Int(inputRect.x), y: origin.y + Int(inputRect.y), width: Int(inputRect.w),
      height: Int(inputRect.h))
  }

  /// Whether the compositor supports input methods (text-input-unstable-v3), which SDL then uses.
  var hasTextInputProtocol: Bool { wayland?.supportsTextInput ?? false }

  /// Restarts text input to clear the composition, since some drivers of SDL 2.26 lack `SDL_ClearComposition`.
  func endComposition() {
    guard SDL_IsTextInputActive() == SDL_TRUE else { return }
    SDL_StopTextInput()
    SDL_StartTextInput()
  }

  /// The maximum length in bytes of a text in one X11 request, without the request's header.
  private static let maximumTextByteCount = 16 << 20 - 64

  /// Offers text to other programs. SDL 2.26.5 does not notice if an X server refuses a long text.
  func setText(_ text: String, on clipboard: Clipboard) throws(HostError) {
    if video.isX11, text.utf8.count > Self.maximumTextByteCount {
      throw HostError(.unavailable, "the clipboard does not accept more than 16 MiB of text")
    }
    if clipboard == .general, let wayland {
      if wayland.clipboard.setText(text) { return }
      wayland.clipboard.removeSource()
    }
    let result =
      switch clipboard {
      case .general: SDL_SetClipboardText(text)
      case .primarySelection: SDL_SetPrimarySelectionText(text)
      }
    if result != 0 {
      throw .sdl(.unavailable, "the desktop does not accept the text for the clipboard")
    }
    if let display = drawer_x11_display(handle) {
      selections?.recordOwner(of: clipboard, display: OpaquePointer(display))
    }
    hasOfferedText = true
  }

  /// Requests text from the clipboard's owner, which may take a second, or longer for a text in parts.
  func text(on clipboard: Clipboard) throws(HostError) -> String? {
    if let selections, selections.belongsToOthers(clipboard) {
      return try selections.text(on: clipboard)
    }
    if clipboard == .general, let text = wayland?.clipboard.text { return text }
    let text =
      switch clipboard {
      case .general: SDL_GetClipboardText()
      case .primarySelection: SDL_GetPrimarySelectionText()
      }
    guard let text else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Passes the text to the desktop's clipboard manager, if any, so that it survives the end of the program.
  func keepClipboard() {
    guard hasOfferedText else { return }
    selections?.saveToClipboardManager { SDL_PumpEvents() }
  }
}
