// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension NavigationController {
  private var focus: FocusSystem? { viewIfLoaded?.window?.focus }

  /// Notes who has the keyboard in a screen that is about to be covered or to leave.
  func rememberFocus(in controller: ViewController) {
    guard let focused = focus?.firstResponder as? View, let view = controller.viewIfLoaded,
      focused.isDescendant(of: view)
    else { return }
    focusInScreens[NavigationScreen(controller: controller)] = WeakView(view: focused)
  }

  func forgetFocus(of screens: [NavigationScreen]) {
    for screen in screens { focusInScreens[screen] = nil }
  }

  /// While a change runs, only the screen that is to stay can be reached, and the keyboard is in it.
  func updateReach() {
    guard let top = topViewController, let focus else { return }
    let hadFocus = (focus.firstResponder as? View).map { $0.isDescendant(of: view) } ?? true
    if let change = machine.change {
      for screen in [change.from.last, change.to.last].compactMap({ $0 }) {
        let isStaying = screen.controller === top
        if !isStaying { rememberFocus(in: screen.controller) }
        screen.controller.viewIfLoaded?.isInert = !isStaying
      }
    }
    guard hadFocus, isContentAppeared, top.isAppeared || top.isAppearing else { return }
    moveFocus(to: top, focus)
  }

  private func moveFocus(to top: ViewController, _ focus: FocusSystem) {
    guard let view = top.viewIfLoaded, view.window != nil,
      (focus.firstResponder as? View)?.isDescendant(of: self.view) != true
    else { return }
    let remembered = focusInScreens[NavigationScreen(controller: top)]?.view
    if let remembered, remembered.isDescendant(of: view), focus.canFocus(remembered) {
      focus.focus(remembered)
    } else {
      focus.focusFirst(in: view)
    }
  }
}
