// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// The program as a client of Wayland compositors.
  @Suite struct WaylandTests {
    @Test func `an output that gets another scale is followed at once, and in full screen`() throws
    {
      let compositor = try SwayCompositor()
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-", "--theme", "light", "--sample", DrawerProgram.sample],
        server: nil, environment: compositor.environment, folder: folder)
      defer { try? drawer.terminate() }
      try drawer.waitForState("it stands still", seconds: 15) { $0.isStill && $0.scale == 1 }

      // Nothing else happens: the program rests.
      try compositor.setScale(2)
      try drawer.waitForState("it has the scale of the output") {
        $0.scale == 2 && $0.size == [1000, 700]
      }
      try compositor.press("F11")
      try drawer.waitForState("it fills the screen") {
        $0.isStill && $0.fullscreen && $0.scale == 2 && $0.size == [640, 400]
      }

      let picture = try compositor.screenshot()
      #expect(picture.pixel(at: PixelPoint(1276, 796)).distance(to: Palette.red) == 0)
      #expect(picture.hasFineDetail, "every pixel was drawn, none is a copy of its neighbor")

      try compositor.setScale(1)
      try drawer.waitForState("it has the former scale again") {
        $0.scale == 1 && $0.size == [1280, 800]
      }
      try compositor.press("F11")
      try drawer.waitForState("it is a window again") {
        !$0.fullscreen && $0.scale == 1 && $0.size == [1000, 700]
      }
      #expect(drawer.process.standardError.isEmpty)
    }
  }
}

extension Screenshot {
  /// Whether the pixels are not the pairs of which a picture of half the scale is made.
  fileprivate var hasFineDetail: Bool {
    for y in stride(from: 0, to: height, by: 2) {
      for x in stride(from: 0, to: width - 1, by: 2)
      where pixels[y * width + x] != pixels[y * width + x + 1] { return true }
    }
    return false
  }
}
