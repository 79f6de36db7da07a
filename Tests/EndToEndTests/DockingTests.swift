// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// A side beside the center where the window is wide enough; resizing needs a window manager.
  @Suite(.desktop())
  struct DockingTests {
    @Test
    func
      `narrowing the playground's window undocks its trailing side, and widening docks it again`()
      throws
    {
      let session = try DrawerSession("--sample", "playground", "--check-containment")
      #expect(session.drawer.latest?.side("trailing")?.isDocked == true)

      try session.input.resize(window: session.window, width: 700, height: 600)
      try session.drawer.waitForState("the form is closed and not docked") {
        $0.size == [700, 600] && $0.isClosed("trailing") && $0.side("trailing")?.isDocked == false
      }
      try session.input.pressKey("shift+F9")
      try session.drawer.waitForState("the form is open over the center") { $0.isOpen("trailing") }
      try session.input.resize(window: session.window, width: 1000, height: 700)
      try session.drawer.waitForState("the form is docked next to the center") {
        $0.size == [1000, 700] && $0.isOpen("trailing") && $0.side("trailing")?.isDocked == true
      }

      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test
    func `a closed drawer side stays closed when resizing the window docks or undocks the side`()
      throws
    {
      let session = try DrawerSession("--sample", "playground")
      try session.input.pressKey("shift+F9")
      try session.drawer.waitForState("the form is closed") { $0.isClosed("trailing") }

      for (width, isDocked) in [(700, false), (1000, true)] {
        try session.input.resize(window: session.window, width: width, height: 700)
        try session.drawer.waitForState("the form is still closed at \(width) points") {
          $0.size == [Double(width), 700] && $0.isClosed("trailing")
            && $0.side("trailing")?.isDocked == isDocked
        }
      }
    }
  }
}
