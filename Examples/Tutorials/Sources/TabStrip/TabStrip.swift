// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TutorialScreens

@main
enum TabStrip {
  static func makeRoot() -> TabStripController {
    let tabs = TabStripController()
    let starred = ColorScreen("Starred", 0x23855A)
    starred.tabBarItem.image = .icon("star")
    for screen in [ColorScreen("First", 0xC93C37), starred, ColorScreen("Third", 0x2B63C6)] {
      tabs.addChild(screen)
    }
    return tabs
  }

  static func main() throws { try Tutorial.run("Tab strip", makeRoot()) }
}
