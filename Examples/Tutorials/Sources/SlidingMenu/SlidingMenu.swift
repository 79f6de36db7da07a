// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

@main
enum SlidingMenu {
  static func makeRoot() -> RootController {
    let green = ColorScreen(
      "Green", 0x23855A,
      actions: [("Push a screen", { $0.show(ColorScreen("Deeper", 0x9A6700), sender: $0) })])
    return RootController(
      viewControllers: [
        ColorScreen("Red", 0xC93C37), NavigationController(rootViewController: green),
        ColorScreen("Blue", 0x2B63C6),
      ],
      menuTitles: ["Red", "Green", "Blue"])
  }

  static func main() throws { try Tutorial.run("Sliding menu", makeRoot()) }
}
