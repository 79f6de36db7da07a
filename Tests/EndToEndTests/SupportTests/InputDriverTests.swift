// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  @Suite struct InputDriverTests {
    /// The press of the next test would be none.
    @Test func `the input driver releases a pressed mouse button after xdotool has failed`() throws
    {
      let session = try SceneSession("gestures")
      try session.input.move(to: PixelPoint(550, 450))
      try session.input.press()
      #expect(try session.consumeLines() == ["lower down"])

      #expect(throws: HarnessError.self) {
        try session.input.resize(window: "1", width: 100, height: 100)
      }
      try session.input.stop()

      #expect(try session.consumeLines(to: "lower up") == ["lower up"])
    }
  }
}
