// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension TabBarController {
  func rememberFocus(in page: ViewController?) {
    guard let page, let focused = focus(in: page) else { return }
    focusMemory[ObjectIdentifier(page)] = TabFocus(view: focused)
  }

  /// The keyboard goes along into what is selected, and there to where it was. In the bar, or elsewhere
  /// in the window, it stays.
  func moveFocus(from old: ViewController?) {
    guard let shown, let root = shown.viewIfLoaded, let focus = view.window?.focus else { return }
    let wasInside = old.flatMap { self.focus(in: $0) } != nil
    guard wasInside || focus.firstResponder == nil else { return }
    if let view = focusMemory[ObjectIdentifier(shown)]?.view, view.isDescendant(of: root),
      focus.canFocus(view)
    {
      focus.focus(view)
    } else if wasInside, !focus.focusFirst(in: root) {
      focus.focus(nil)
    }
  }

  private func focus(in page: ViewController) -> View? {
    guard let root = page.viewIfLoaded,
      let focused = viewIfLoaded?.window?.focus.firstResponder as? View,
      focused.isDescendant(of: root)
    else { return nil }
    return focused
  }
}
