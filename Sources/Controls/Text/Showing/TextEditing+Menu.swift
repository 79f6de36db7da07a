// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TextEditing {
  // MARK: Pointers

  /// Gives a view the recognizers of a text: selecting with the mouse, the mouse's other buttons, and a finger's tap.
  func addGestureRecognizers(to view: View) {
    view.addGestureRecognizer(TextSelectionGesture(of: self))
    let tap = TapGestureRecognizer()
    tap.shouldReceive = { [weak self] sample in
      sample.event.device == .touch && self?.surface.takesPointer(sample) ?? false
    }
    tap.addAction { [weak self] tap in
      guard let self else { return }
      moveCaret(to: surface.convert(tap.location, from: nil))
    }
    view.addGestureRecognizer(tap)
  }

  /// Before the view gets the keyboard, which scrolls to the caret: a press means the character that is visible now.
  func press(_ sample: PointerSample) {
    dragging.press(
      at: sample.location(in: surface), clickCount: sample.clickCount,
      extending: sample.event.modifiers.contains(.shift))
    surface.takeKeyboard()
  }

  func drag(to sample: PointerSample) { dragging.drag(to: sample.location(in: surface)) }

  /// The middle button was pressed.
  func pastePrimarySelection(at sample: PointerSample) {
    guard isEditable else { return }
    moveCaret(to: sample.location(in: surface))
    paste(from: .primarySelection)
  }

  /// The secondary button was pressed: the menu is about the place of the press. A press inside the
  /// selection keeps the selection.
  func pressForMenu(_ sample: PointerSample) {
    let point = sample.location(in: surface)
    if !editor.selection.range.contains(surface.characterPosition(at: point)) {
      let position = surface.textPosition(at: point)
      move { $0.move(to: position, extending: false) }
    }
    surface.takeKeyboard()
  }

  private func moveCaret(to point: Point) {
    let position = surface.textPosition(at: point)
    move { $0.move(to: position, extending: false) }
    surface.takeKeyboard()
  }

  // MARK: The context menu

  /// - Parameter provider: Makes another menu of the text's own; nil for none.
  func contextMenu(_ provider: ((Menu) -> Menu?)?) -> (any ContextMenu)? {
    let own = menu
    let shown = provider.map { $0(own) } ?? own
    return shown.map { TextContextMenu(menu: $0, editing: self) }
  }

  /// Below the caret or the selection; at the edge when they are out of sight.
  var menuPoint: Point {
    let caret = surface.caretRect(at: editor.selection.head)
    let visible = surface.visibleTextRect
    return Point(
      min(max(caret.minX, visible.minX), visible.maxX),
      min(max(caret.maxY, visible.minY), visible.maxY))
  }
}
