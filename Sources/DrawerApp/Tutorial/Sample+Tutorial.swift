// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension Sample {
  /// The rows of the sliding-menu tutorial's demo.
  static func tutorialItems() -> [SlidingMenuItem] {
    let tabs = TabBarController(viewControllers: [
      ColorController(name: "Blue", color: SampleColor.blue.color),
      ColorController(name: "Amber", color: SampleColor.amber.color),
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
