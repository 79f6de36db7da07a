// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension Sample {
  private static let tabNote =
    "A tab’s view controller: this whole page is its view. The bars around it belong to the drawer and to "
    + "the tab bar controller.\n\nClick the other tab, or press Ctrl+Tab. In a narrow window the tabs are "
    + "below, in a low one at the side."

  /// The rows of the sliding-menu tutorial's demo.
  static func tutorialItems() -> [SlidingMenuItem] {
    let tabs = TabBarController(viewControllers: [
      ColorController(name: "Blue", color: SampleColor.blue.color, note: tabNote),
      ColorController(name: "Amber", color: SampleColor.amber.color, note: tabNote),
    ])
    let navigation = NavigationController(rootViewController: OneRowController())
    return [
      SlidingMenuItem(title: "Tab", icon: .icon("folder"), controller: tabs),
      pane("Red", .red), pane("Green", .green),
      SlidingMenuItem(title: "Nav", icon: .icon("menu"), controller: navigation),
    ]
  }

  /// Its measures: a menu 200 points wide, half a second for each movement.
  static func followTutorial(_ menu: SlidingMenuController) {
    menu[.leading].length = .fixed(200)
    menu.motion = .curve(.easeInOut, duration: 0.5)
  }
}
