// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What names a view's element. A view gets its number when a tree first has it, and loses it when it leaves the window.
extension View {
  func accessibilityNumber(in window: Window) -> Int {
    if accessibilityNumber == 0 { accessibility.setNumber(window.makeAccessibilityNumber()) }
    return accessibilityNumber
  }

  /// The view is used again for something else: it and those inside it are other elements from now on.
  ///
  /// - Parameter number: That of the element that it becomes; nil for a new one.
  package func becomeOtherAccessibilityElement(_ number: Int? = nil) {
    guard let window, window.isAccessibilityUsed else { return }
    forgetAccessibilityNumbers()
    accessibility.setNumber(number ?? 0)
  }

  private func forgetAccessibilityNumbers() {
    accessibility.setNumber(0)
    for subview in subviews { subview.forgetAccessibilityNumbers() }
  }

  /// 0 where no tree has it.
  package var accessibilityNumber: Int { accessibility.number }

  /// The view inside this one, or this one, that has a number.
  func view(numbered number: Int) -> View? {
    if accessibilityNumber == number { return self }
    for subview in subviews {
      if let view = subview.view(numbered: number) { return view }
    }
    return nil
  }
}
