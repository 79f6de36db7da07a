// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// A mouse button that goes down in a text and drags: it is the text's from the press on, so that no
/// container around takes the drag for its own. Fingers are left to scrolling.
final class TextSelectionGesture: GestureRecognizer {
  var onPress: ((PointerSample) -> Void)?
  var onDrag: ((PointerSample) -> Void)?
  /// The end of it, also when it was cancelled.
  var onEnd: (() -> Void)?
  var onMiddleClick: ((PointerSample) -> Void)?
  /// The secondary button went down, before it asks for the context menu.
  var onSecondaryPress: ((PointerSample) -> Void)?

  override func pointerDown(_ sample: PointerSample) {
    guard sample.event.device == .mouse else { return setState(.failed) }
    switch sample.event.button {
    case .primary:
      setState(.began)
      onPress?(sample)
    case .middle:
      setState(.failed)
      onMiddleClick?(sample)
    case .secondary:
      setState(.failed)
      onSecondaryPress?(sample)
    case .back, .forward:
      setState(.failed)
    }
  }

  override func pointerMoved(_ sample: PointerSample) {
    guard state.isActive else { return }
    setState(.changed)
    onDrag?(sample)
  }

  override func pointerUp(_ sample: PointerSample) {
    if state.isActive { setState(.ended) }
  }

  override func reset() {
    onEnd?()
  }
}
