// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextView {
  func answer(_ event: KeyEvent) -> Bool {
    guard isEditable else { return editing.keyDown(event) }
    switch (event.key, event.modifiers) {
    case (.return, []), (.return, .shift):
      editing.edit { $0.insert("\n") }
      return true
    case (.tab, []) where insertsTabs:
      editing.edit { $0.insert("\t") }
      return true
    default:
      return editing.keyDown(event)
    }
  }

  /// The way out of a text that takes Tab for itself.
  var focusCommands: [KeyCommand] {
    guard isEditable, insertsTabs else { return [] }
    return [
      KeyCommand(
        traits.localization("Leave the text"), identifier: "text.leave",
        group: traits.localization("Focus"), shortcuts: [.init(.tab, .control)]
      ) { [weak self] in self?.window?.focus.moveFocus(forward: true) ?? false
      }
    ]
  }

  /// A finger scrolls a text that cannot be edited.
  func takesPointer(_ sample: PointerSample) -> Bool {
    sample.event.device == .touch ? isEditable : canSelect
  }
}
