// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

@MainActor extension Sample {
  private static var tabNote: String {
    localized(
      """
      This page is the view of a tab’s view controller. The bars around it belong to the drawer and to the tab bar \
      controller.

      Click the other tab, or press Ctrl+Tab. The tabs are at the bottom of a narrow window and at the side of a low \
      window.
      """)
  }

  static func tutorialItems() -> [SlidingMenuItem] {
    let tabs = TabBarController(viewControllers: [
      ColorController(name: localized("Blue"), color: SampleColor.blue.color, note: tabNote),
      ColorController(name: localized("Amber"), color: SampleColor.amber.color, note: tabNote),
    ])
    let navigation = NavigationController(rootViewController: OneRowController())
    return [
      item(Words("Tab"), "folder", tabs), pane(Words("Red"), .red), pane(Words("Green"), .green),
      item(Words("Nav"), "menu", navigation),
    ]
  }

  /// The duration of the menu's animation and of both halves of a swap, in seconds.
  private static let tutorialDuration = 0.5
  private static let tutorialMenuWidth = 200.0

  /// Configures the menu as in the tutorial: the child is usable next to the open menu, and its own row has no effect.
  static func configureAsTutorial(_ menu: SlidingMenuController) {
    menu[.leading].length = .fixed(tutorialMenuWidth)
    menu[.leading].centerInteraction = .full
    menu.motion = .curve(.easeInOut, duration: tutorialDuration)
    menu.swapDuration = tutorialDuration
    menu.closesOnReselection = false
  }
}
