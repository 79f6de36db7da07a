// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

package final class TextInputRouter {
  private weak var window: Window?
  private weak var responder: (any TextInput)?
  /// The rectangle that the host received last.
  private var requestedRect: Rect?
  private var secretInputs: [WeakResponder] = []

  private struct WeakResponder {
    weak var responder: Responder?
  }

  func attach(to window: Window) { self.window = window }

  private var acceptsText: Bool { responder?.acceptsTextInput ?? false }

  /// Makes a composition part of the text. Call it before the focus moves to another responder or window: input methods
  /// on Wayland then drop a composition without sending it.
  package func commitComposition() {
    guard let responder, responder.hasMarkedText else { return }
    responder.unmarkText()
    window?.request(.endComposition)
  }

  func firstResponderDidChange(to new: Responder?) {
    responder = new as? any TextInput
    responder?.recordSecureTextEntry()
    update()
  }

  /// Updates the host after the caret has moved or the kind of text has changed.
  package func update() {
    guard responder != nil || requestedRect != nil else { return }
    responder?.recordSecureTextEntry()
    let wanted = acceptsText ? responder?.textInputRect : nil
    guard wanted != requestedRect else { return }
    requestedRect = wanted
    window?.request(.textInput(wanted))
  }

  package func send(_ event: TextInputEvent) {
    guard let responder, acceptsText else { return }
    responder.recordSecureTextEntry()
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

  func addSecretInput(_ input: Responder) {
    secretInputs.removeAll { $0.responder == nil || $0.responder === input }
    secretInputs.append(WeakResponder(responder: input))
  }

  /// Whether the window contains a text input whose secret text is shown without dots.
  package var showsSecretText: Bool {
    secretInputs.contains { input in
      guard let input = input.responder as? any TextInput, !input.isSecureTextEntry else {
        return false
      }
      return input.focusSystem?.textInput === self
    }
  }

  /// Whether a key is ignored because it also arrives as text. Hosts send only keys that the input method has refused.
  package func arrivesAsText(_ event: KeyEvent) -> Bool {
    guard acceptsText, event.modifiers.isSubset(of: .shift) else { return false }
    if event.key == .space { return true }
    if case .character = event.key { return true }
    return false
  }
}
