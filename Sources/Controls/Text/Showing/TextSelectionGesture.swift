// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// A mouse button that goes down in a text and drags: it is the text's from the press on, so that no
/// container around takes the drag for its own. Fingers are left to scrolling.
final class TextSelectionGesture: GestureRecognizer {
  private weak var editing: TextEditing?

  init(of editing: TextEditing) {
    self.editing = editing
    super.init()
    shouldReceive = { [weak editing] sample in editing?.surface.takesPointer(sample) ?? false }
  }

  override func pointerDown(_ sample: PointerSample) {
    guard sample.event.device == .mouse else { return setState(.failed) }
    setState(sample.event.button == .primary ? .began : .failed)
    switch sample.event.button {
    case .primary: editing?.press(sample)
    case .middle: editing?.pastePrimarySelection(at: sample)
    case .secondary: editing?.pressForMenu(sample)
    case .back, .forward: break
    }
  }

  override func pointerMoved(_ sample: PointerSample) {
    guard state.isActive else { return }
    setState(.changed)
    editing?.drag(to: sample)
  }

  override func pointerUp(_ sample: PointerSample) {
    if state.isActive { setState(.ended) }
  }

  override func reset() {
    editing?.dragging.end()
  }
}
