// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Prints the pointer events that it receives.
final class TouchedView: View {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  override func pointerDown(_ pointer: PointerSample) { printLine("\(name) down") }
  override func pointerUp(_ pointer: PointerSample) { printLine("\(name) up") }
  override func pointerCancelled() { printLine("\(name) cancelled") }
}
