// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

@testable import DrawerApp

struct PlaygroundArgumentTests {
  private func side(_ side: DrawerSide, _ options: String...) throws -> PlaygroundSide {
    var settings = PlaygroundSettings()
    for option in options { try PlaygroundArgument(parsing: option).apply(to: &settings) }
    return settings[side]
  }

  @Test func `each --option argument sets the named option of the named drawer side`() throws {
    let side = try side(
      .top, "top.style=push", "top.length=120", "top.dockingWidth=900", "top.resizable=yes",
      "top.openGestures=bar+edge", "top.closeGestures=none", "top.mouseDragDistance=12",
      "top.lock=lockedOpen", "top.centerInteraction=full", "top.centerCornerRadius=16",
      "top.visualState=swingingDoor")

    #expect(side.options.style == .push)
    #expect(side.options.length == .fixed(120))
    #expect(side.options.dockingWidth == 900)
    #expect(side.options.resizableLengths != nil)
    #expect(side.options.openGestures == [.bar, .edge])
    #expect(side.options.closeGestures == [])
    #expect(side.options.mouseDragDistance == 12)
    #expect(side.options.lock == .lockedOpen)
    #expect(side.options.centerInteraction == .full)
    #expect(side.options.centerCornerRadius == 16)
    #expect(side.visualState == .swingingDoor)
  }

  @Test
  func
    `an --option argument changes only the named side, and the value none resets the option`()
    throws
  {
    #expect(try side(.leading, "top.style=push") == PlaygroundSide(.leading))
    #expect(
      try side(.top, "top.dockingWidth=900", "top.dockingWidth=none").options.dockingWidth == nil)
  }

  @Test(arguments: [
    "", "style=push", "middle.style=push", "top.style", "top.style=", "top.style=sideways",
    "top.length=wide", "top.length=-4", "top.length=inf", "top.openGestures=bar+",
    "top.openGestures=tapBar", "top.nothing=1",
  ])
  func `parsing an invalid --option argument throws an error`(text: String) {
    #expect(throws: (any Error).self) { try PlaygroundArgument(parsing: text) }
  }
}
