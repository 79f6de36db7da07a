// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

extension DesktopWindow {
  /// Lets keys and input methods write text, and places their candidates at `rect`, in points; nil
  /// ends it.
  ///
  /// - Returns: The place of the candidates on the screen, in its units.
  func setTextInput(_ rect: Rect?, unitsPerPoint: Double) -> PixelRect? {
    guard let rect else {
      SDL_StopTextInput()
      return nil
    }
    func units(_ points: Double) -> Int32 {
      Int32(clamping: Int((points * unitsPerPoint).rounded()))
    }
    var place = SDL_Rect(
      x: units(rect.minX), y: units(rect.minY), w: max(1, units(rect.width)),
      h: max(1, units(rect.height)))
    SDL_SetTextInputRect(&place)
    if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
    let origin = position ?? (0, 0)
    return PixelRect(
      x: origin.x + Int(place.x), y: origin.y + Int(place.y), width: Int(place.w),
      height: Int(place.h))
  }

  /// Whether the compositor brings the texts of input methods (text-input-unstable-v3), which SDL follows.
  var hasTextInputProtocol: Bool { wayland?.bringsText ?? false }

  /// Not every driver of SDL 2.26 has `SDL_ClearComposition`; all of them begin anew.
  func endComposition() {
    guard SDL_IsTextInputActive() == SDL_TRUE else { return }
    SDL_StopTextInput()
    SDL_StartTextInput()
  }

  /// Bytes of a text that X11 takes in one request, with the request's header.
  private static let longestText = 16 << 20 - 64

  /// Offers text to other programs while this one runs. SDL 2.26.5 does not notice that an X server refuses a text because of
  /// its length, and offers the former text instead.
  func setText(_ text: String, on clipboard: Clipboard) throws(HostError) {
    if video.isX11, text.utf8.count > Self.longestText {
      throw HostError(.unavailable, "the clipboard takes no text of more than 16 MiB")
    }
    if clipboard == .general, let wayland {
      if wayland.clipboard.setText(text) { return }
      wayland.clipboard.give()
    }
    let result =
      switch clipboard {
      case .general: SDL_SetClipboardText(text)
      case .primarySelection: SDL_SetPrimarySelectionText(text)
      }
    if result != 0 { throw .sdl(.unavailable, "the desktop refuses the clipboard") }
    if let display = drawer_x11_display(handle) {
      selections?.noteOwner(of: clipboard, taken: OpaquePointer(display))
    }
    noteOfferedText()
  }

  /// Asks the program that owns the clipboard, which may take a second, or longer if it sends a long text in parts.
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

  /// Lets the text on the clipboard stay when the program ends, where a program of the desktop keeps it.
  func keepClipboard() {
    guard hasOfferedText else { return }
    selections?.keepText { SDL_PumpEvents() }
  }
}
