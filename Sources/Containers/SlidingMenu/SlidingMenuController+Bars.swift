// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// Which bar the menu button lies in: a center with a bar of its own at its top needs no other one.
extension SlidingMenuController {
  /// The stack that is all there is to see of a center: the center itself, or what a split view shows that
  /// is folded.
  func stack(filling center: ViewController) -> (any ScreenStack)? {
    (center as? any ScreenStack)
      ?? (center as? SplitViewController)?.compact as? any ScreenStack
  }

  /// Gives a navigation controller the menu button, once.
  func addMenuButton(to controller: ViewController) {
    guard let bar = (controller as? any ScreenStack)?.navigationBar,
      !bar.leadingButtons.contains(where: { menuButtons.contains(ObjectIdentifier($0)) })
    else { return }
    let button = makeMenuButton()
    menuButtons.insert(ObjectIdentifier(button))
    bar.leadingButtons.insert(button, at: 0)
  }

  /// A split view folds and unfolds while it is the center: the button goes where the one bar is.
  func updateFoldedBar(of center: ViewController) {
    guard let split = center as? SplitViewController else { return }
    let key = ObjectIdentifier(split)
    let bar = stack(filling: split)?.navigationBar
    guard bar !== foldedBars[key]?.bar else { return }
    let old = foldedBars.removeValue(forKey: key)
    let hadKeyboard = hasKeyboard(centerBar) || hasKeyboard(old?.button)
    old?.bar?.leadingButtons.removeAll { $0 === old?.button }
    if let bar {
      let button = makeMenuButton()
      bar.leadingButtons.insert(button, at: 0)
      foldedBars[key] = FoldedBar(bar: bar, button: button)
    }
    if hadKeyboard, let button = (bar ?? centerBar)?.leadingButtons.first {
      // The next layout shows the other bar; the keyboard cannot come to what is hidden.
      centerBar?.isHidden = bar != nil
      view.window?.focus.focus(button)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func hasKeyboard(_ part: View?) -> Bool {
    guard let part, let focused = viewIfLoaded?.window?.focus.firstResponder as? View else {
      return false
    }
    return focused.isDescendant(of: part)
  }
}
