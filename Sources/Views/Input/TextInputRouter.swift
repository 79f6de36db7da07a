// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Brings text to the first responder and tells the host when and where text is wanted.
package final class TextInputRouter {
  private weak var window: Window?
  private weak var responder: (any TextInput)?
  /// What the host was told last.
  private var requested: Rect?
  /// The text inputs with a secret text that have been in the window.
  private var secretInputs: [WeakResponder] = []

  private struct WeakResponder {
    weak var responder: Responder?
  }

  func attach(to window: Window) { self.window = window }

  private var isAccepting: Bool { responder?.acceptsTextInput ?? false }

  /// Makes a composition a part of the text. Call it before another responder or another window gets the keyboard: Wayland's
  /// input methods forget a composition then and send nothing.
  package func commitComposition() {
    guard let responder, responder.hasMarkedText else { return }
    responder.unmarkText()
    window?.request(.endComposition)
  }

  func focusChanged(to new: Responder?) {
    responder = new as? any TextInput
    responder?.noteSecureTextEntry()
    update()
  }

  /// The caret may have moved, or the text may be another kind of text.
  package func update() {
    guard responder != nil || requested != nil else { return }
    responder?.noteSecureTextEntry()
    let wanted = isAccepting ? responder?.textInputRect : nil
    guard wanted != requested else { return }
    requested = wanted
    window?.request(.textInput(wanted))
  }

  package func send(_ event: TextInputEvent) {
    guard let responder, isAccepting else { return }
    responder.noteSecureTextEntry()
    switch event {
    case .committed(let text):
      responder.insertText(text)
    case .composing(let text, let selectedRange):
      let count = text.count
      let start = min(max(0, selectedRange.lowerBound), count)
      let end = min(max(start, selectedRange.upperBound), count)
      responder.setMarkedText(text, selectedRange: start..<end)
    }
  }

  // MARK: Secrets

  func add(secret input: Responder) {
    secretInputs.removeAll { $0.responder == nil || $0.responder === input }
    secretInputs.append(WeakResponder(responder: input))
  }

  /// Whether the window contains a text input whose secret text is shown without dots.
  package var showsSecretText: Bool {
    secretInputs.contains { input in
      guard let input = input.responder as? any TextInput, !input.isSecureTextEntry else {
        return false
      }
      return input.surroundingFocus?.textInput === self
    }
  }

  /// Whether a key is not to be answered as a key, because it comes as text too. Hosts send the keys that the input method
  /// has refused, and no others.
  package func takes(_ event: KeyEvent) -> Bool {
    guard isAccepting, event.modifiers.isSubset(of: .shift) else { return false }
    if event.key == .space { return true }
    if case .character = event.key { return true }
    return false
  }
}
