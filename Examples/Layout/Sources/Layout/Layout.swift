// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import LayoutScreens

@main
enum Layout {
  static func main() throws {
    let application = try Application()
    application.window.rootViewController = SlidingMenuController(
      title: "Laying out a screen",
      children: [
        ("Stacks", .icon("notes"), StackScreen()), ("Form", .icon("sliders"), FormScreen()),
        ("Pins", .icon("folder"), PinScreen()),
        ("Anchors", .icon("globe"), AnchorScreen()), ("Frames", .icon("star"), FrameScreen()),
      ])
    application.run()
  }
}
