// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// Puts the menu button into bars: a center with a bar of its own at its top needs no other one.
final class MenuBars {
  /// The menu button in the bar of what a split view shows while it is folded.
  private struct Folded {
    weak var bar: NavigationBar?
    let button: Button
  }

  private unowned let menu: SlidingMenuController
  /// Those in bars of stacks.
  private var buttons: Set<ObjectIdentifier> = []
  /// By the split view.
  private var folded: [ObjectIdentifier: Folded] = [:]

  init(_ menu: SlidingMenuController) { self.menu = menu }

  /// The bar of the stack that is all there is to see of a center: the center itself, or what a split view
  /// shows that is folded.
  func bar(filling center: ViewController) -> NavigationBar? {
    let content = (center as? SplitViewController)?.compact ?? center
    return (content as? any ScreenStack)?.navigationBar
  }

  func makeButton() -> Button {
    let button = Button(image: .icon("menu"), label: "Menu button")
    button.toolTip = "Menu"
    button.onActivate = { [weak menu] in menu?.toggle() }
    return button
  }

  /// Gives a stack the menu button, once.
  func addButton(to controller: ViewController) {
    guard let bar = (controller as? any ScreenStack)?.navigationBar,
      !bar.leadingButtons.contains(where: { buttons.contains(ObjectIdentifier($0)) })
    else { return }
    buttons.insert(ObjectIdentifier(insertButton(in: bar)))
  }

  private func insertButton(in bar: NavigationBar) -> Button {
    let button = makeButton()
    bar.leadingButtons.insert(button, at: 0)
    return button
  }

  /// A split view folds and unfolds while it is the center: the button goes where the one bar is.
  func update(for center: ViewController) {
    guard let split = center as? SplitViewController else { return }
    let bar = bar(filling: split)
    let old = folded[ObjectIdentifier(split)]
    guard bar !== old?.bar else { return }
    let focused = menu.viewIfLoaded?.window?.focus.firstResponder as? View
    let hadKeyboard = [menu.centerBar, old?.button].compactMap(\.self)
      .contains { focused?.isDescendant(of: $0) == true }
    old?.bar?.leadingButtons.removeAll { $0 === old?.button }
    folded[ObjectIdentifier(split)] = bar.map { Folded(bar: $0, button: insertButton(in: $0)) }
    if hadKeyboard, let button = (bar ?? menu.centerBar)?.leadingButtons.first {
      // The next layout shows the other bar; the keyboard cannot come to what is hidden.
      menu.centerBar?.isHidden = bar != nil
      menu.view.window?.focus.focus(button)
    }
    menu.viewIfLoaded?.setNeedsLayout()
  }
}
