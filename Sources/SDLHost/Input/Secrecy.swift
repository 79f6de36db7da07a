// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing
internal import Views

/// Replaces text that is written into a secure text input by dots, also after the input was secure (`hasSecretText`).
struct Secrecy {
  private static let dot = Key.character("•")

  /// Keys that went down where a password is typed, and are not up yet: the keyboard may be elsewhere by then.
  private var held: Set<Key> = []

  mutating func concealed(_ event: InputEvent, in window: Window) -> InputEvent {
    var result = event
    switch event.kind {
    case .key(let key):
      if key.isDown, Self.isSecret(window.focus.firstResponder), key.writes { held.insert(key.key) }
      guard held.contains(key.key) else { break }
      if !key.isDown { held.remove(key.key) }
      // Shift would tell capitals.
      result.kind = .key(KeyEvent(Self.dot, isDown: key.isDown, isRepeat: key.isRepeat))
    case .text(.committed(let text)):
      if Self.isSecret(window.focus.firstResponder) {
        result.kind = .text(.committed(text.concealed))
      }
    case .text(.composing(let text, let range)):
      if Self.isSecret(window.focus.firstResponder) {
        result.kind = .text(.composing(text.concealed, selectedRange: range))
      }
    case .drop(var drop):
      let views = sequence(first: window.hitTest(drop.location)) { $0?.superview }
      if case .text(let text) = drop.content,
        views.prefix(while: { $0 != nil }).contains(where: Self.isSecret)
      {
        drop.content = .text(text.concealed)
        result.kind = .drop(drop)
      }
    default: break
    }
    return result
  }

  func concealed(clipboard text: String?, in window: Window) -> String? {
    Self.isSecret(window.focus.firstResponder) ? text?.concealed : text
  }

  /// Whether the text of a responder is a secret.
  static func isSecret(_ responder: Responder?) -> Bool { responder?.hasSecretText == true }
}

nonisolated extension KeyEvent {
  /// Whether a character may come of it: with Alt as well, which stands for AltGr in some layouts.
  var writes: Bool {
    let isCommand = !modifiers.isDisjoint(with: [.control, .command]) && !modifiers.contains(.alt)
    return switch key {
    case .character, .space: !isCommand
    default: false
    }
  }
}
