// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Views

/// Replaces text in a secure text input by dots, even after the input was made visible (`hasSecretText`).
struct PasswordRedactor {
  private static let dot = Key.character("•")

  /// The held keys that were pressed in a secure text input: another view may be the first responder by now.
  private var redactedKeys: Set<Key> = []

  mutating func redacted(_ event: InputEvent, in window: Window) -> InputEvent {
    var result = event
    let isSecret = Self.isSecret(window.focus.firstResponder)
    switch event.kind {
    case .key(let key):
      if key.isDown, isSecret, key.writesText { redactedKeys.insert(key.key) }
      guard redactedKeys.contains(key.key) else { break }
      if !key.isDown { redactedKeys.remove(key.key) }
      // Shift would reveal capital letters.
      result.kind = .key(KeyEvent(Self.dot, isDown: key.isDown, isRepeat: key.isRepeat))
    case .text(.committed(let text)) where isSecret:
      result.kind = .text(.committed(text.redacted))
    case .text(.composing(let text, let range)) where isSecret:
      result.kind = .text(.composing(text.redacted, selectedRange: range))
    case .drop(var drop):
      let views = sequence(first: window.hitTest(drop.location)) { $0?.superview }
      if case .text(let text) = drop.content,
        views.prefix(while: { $0 != nil }).contains(where: Self.isSecret)
      {
        drop.content = .text(text.redacted)
        result.kind = .drop(drop)
      }
    default: break
    }
    return result
  }

  func redacted(clipboard text: String?, in window: Window) -> String? {
    Self.isSecret(window.focus.firstResponder) ? text?.redacted : text
  }

  static func isSecret(_ responder: Responder?) -> Bool { responder?.hasSecretText == true }
}

nonisolated extension KeyEvent {
  /// Whether the key may produce a character, also with Alt, which is AltGr in some layouts.
  var writesText: Bool {
    let isCommand = !modifiers.isDisjoint(with: [.control, .command]) && !modifiers.contains(.alt)
    return switch key {
    case .character, .space: !isCommand
    default: false
    }
  }
}
