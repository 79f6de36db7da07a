// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct WorkAreaTests {
  /// A panel at the top of the main screen, and a second screen to the right of it.
  private let area = WorkArea([
    PixelRect(x: 0, y: 40, width: 1280, height: 760),
    PixelRect(x: 1280, y: 0, width: 800, height: 600),
  ])

  private nonisolated static let main = PixelRect(x: 0, y: 40, width: 1280, height: 760)

  @Test(arguments: [
    // It has room.
    (
      PixelRect(x: 100, y: 100, width: 800, height: 600),
      PixelRect(x: 100, y: 100, width: 800, height: 600)
    ),
    // It is larger than the screen.
    (PixelRect(x: 100, y: 100, width: 3540, height: 2190), main),
    // It is under the panel, and beyond an edge.
    (
      PixelRect(x: -300, y: 0, width: 800, height: 600),
      PixelRect(x: 0, y: 40, width: 800, height: 600)
    ),
    (
      PixelRect(x: 300, y: 500, width: 800, height: 600),
      PixelRect(x: 300, y: 200, width: 800, height: 600)
    ),
    // Its screen is gone.
    (
      PixelRect(x: 4000, y: 3000, width: 800, height: 600),
      PixelRect(x: 480, y: 200, width: 800, height: 600)
    ),
    (
      PixelRect(x: -4000, y: -3000, width: 800, height: 600),
      PixelRect(x: 0, y: 40, width: 800, height: 600)
    ),
    // The second screen shows most of it.
    (
      PixelRect(x: 1200, y: 50, width: 700, height: 700),
      PixelRect(x: 1280, y: 0, width: 700, height: 600)
    ),
  ])
  func `a window is moved into its screen's work area and reduced to fit it`(
    frame: PixelRect, expected: PixelRect
  ) {
    #expect(area.fittedFrame(frame) == expected)
  }

  @Test(arguments: [
    (
      PixelRect(x: -300, y: 100, width: 800, height: 600),
      PixelRect(x: -300, y: 100, width: 800, height: 600)
    ),
    (
      PixelRect(x: 100, y: 700, width: 800, height: 600),
      PixelRect(x: 100, y: 700, width: 800, height: 600)
    ),
    // No mouse reaches the title bar.
    (
      PixelRect(x: -780, y: 100, width: 800, height: 600),
      PixelRect(x: 0, y: 100, width: 800, height: 600)
    ),
    (
      PixelRect(x: 100, y: 0, width: 800, height: 600),
      PixelRect(x: 100, y: 40, width: 800, height: 600)
    ),
    (
      PixelRect(x: 100, y: 780, width: 800, height: 600),
      PixelRect(x: 100, y: 200, width: 800, height: 600)
    ),
    (
      PixelRect(x: -20, y: 100, width: 1400, height: 600),
      PixelRect(x: 0, y: 100, width: 1280, height: 600)
    ),
  ])
  func
    `a window that the user moved partly off the screen stays there if the screen is unchanged`(
      frame: PixelRect, expected: PixelRect
    )
  {
    #expect(area.fittedFrame(frame, known: Self.main) == expected)
    #expect(Self.main.contains(area.fittedFrame(frame, known: Self.main.offset(x: 0, y: 10))))
  }

  @Test func `a new window is centered on the main screen and reduced to fit the screen`() {
    #expect(
      area.centeredFrame(width: 800, height: 600)
        == PixelRect(x: 240, y: 120, width: 800, height: 600))
    #expect(area.centeredFrame(width: 3000, height: 100).width == 1280)
  }

  @Test(arguments: [(1280, 2), (1279, 1), (1300, 2), (-5, 1), (5000, 2)])
  func `a new window is centered on the screen that contains or is nearest to the pointer`(
    x: Int, screen: Int
  ) {
    // A panel covers the upper part of both.
    let area = WorkArea([
      PixelRect(x: 0, y: 30, width: 1280, height: 770),
      PixelRect(x: 1280, y: 30, width: 1000, height: 770),
    ])
    let frame = area.centeredFrame(width: 500, height: 400, at: (x, 10))
    #expect(frame == PixelRect(x: screen == 1 ? 390 : 1530, y: 215, width: 500, height: 400))
  }

  @Test func `a window keeps its frame when there are no screens`() {
    let frame = PixelRect(x: -9, y: 9, width: 10, height: 10)
    #expect(WorkArea([.empty]).fittedFrame(frame) == frame)
  }

  @Test func `a window's content area is converted to its frame with decorations and back`() {
    let extents = FrameExtents(left: 1, top: 20, right: 2, bottom: 5)
    let content = PixelRect(x: 10, y: 30, width: 100, height: 50)

    #expect(extents.frame(around: content) == PixelRect(x: 9, y: 10, width: 103, height: 75))
    #expect(extents.content(of: extents.frame(around: content)) == content)
    #expect(extents.content(of: .empty) == PixelRect(x: 1, y: 20, width: 1, height: 1))
  }
}
