// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The part of a text field that shows the text: it cuts off the part that is scrolled out, and
/// holds the caret.
final class TextFieldContent: View {
  private unowned let field: TextField

  init(of field: TextField) {
    self.field = field
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  override func draw(_ canvas: inout Canvas) {
    field.drawText(&canvas)
  }
}
