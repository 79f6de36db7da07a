// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The playground in a small window, and in a window whose docked sides leave little space.
struct PlaygroundSizeTests {
  private nonisolated static let sizes = [
    Size(480, 320), Size(700, 500), Size(1000, 700), Size(820, 600), Size(480, 700),
  ]

  /// Creates a playground, optionally with the menu docked next to the center. In a wide window the form is docked too.
  private func makeFixture(_ size: Size, docksMenu: Bool) throws -> PlaygroundFixture {
    let fixture = PlaygroundFixture(size: size)
    guard docksMenu else { return fixture }
    try fixture.playground().change {
      $0[.leading].options.style = .docked
      $0[.leading].length = 240
      $0[.leading].docksFrom = 400
    }
    fixture.drawer.open(.leading, animated: false)
    fixture.harness.runUntilIdle()
    return fixture
  }

  private func windowFrame(of view: View) -> Rect { view.convert(view.bounds, to: nil) }

  @Test(arguments: sizes, [false, true])
  func `the views of the playground's music player do not overlap at any window size`(
    size: Size, docksMenu: Bool
  ) throws {
    let fixture = try makeFixture(size, docksMenu: docksMenu)
    fixture.drawer.open(.bottom)
    fixture.harness.runUntilIdle()
    let side = try #require(fixture.drawer.bottom)
    let player = try #require(side.viewIfLoaded)
    let buttons = fixture.all(Button.self, in: player)
    let song = try #require(fixture.all(Label.self, in: player).first { $0.text == "Lanterns" })

    var parts = [windowFrame(of: song)] + buttons.map(windowFrame)
    if let cover = player.subviews.first?.subviews.first?.subviews.first, !cover.isHidden {
      parts.insert(windowFrame(of: cover), at: 0)
    }
    #expect(buttons.count == 3)
    for (part, next) in zip(parts, parts.dropFirst()) { #expect(part.maxX <= next.minX) }
    #expect(
      windowFrame(of: song).width >= song.sizeThatFits(Size(1000, 100)).width, "the name is whole")
    #expect(
      parts.allSatisfy {
        $0.minX >= windowFrame(of: player).minX && $0.maxX <= windowFrame(of: player).maxX
      })
  }

  @Test(arguments: sizes, [false, true])
  func `the playground's title is not truncated and its list shows three songs at any window size`(
    size: Size, docksMenu: Bool
  ) throws {
    let fixture = try makeFixture(size, docksMenu: docksMenu)
    let bar = try #require(fixture.drawer.centerBar)
    let title = try #require(
      fixture.all(Label.self, in: bar).first { $0.text == "Evening walk" })
    let list = try fixture.control(TableView.self, "Songs")

    #expect(windowFrame(of: title).width >= title.sizeThatFits(Size(1000, 100)).width)
    #expect(list.bounds.height >= 120)
    #expect(windowFrame(of: list).maxY <= size.height)
  }

  @Test func `the playground shows all its texts and buttons when a small window becomes large`()
    throws
  {
    let fixture = try makeFixture(Size(480, 320), docksMenu: true)
    let bar = try #require(fixture.drawer.centerBar)
    #expect(bar.trailingButtons.count == 1)

    fixture.harness.resize(to: Size(1200, 700))
    fixture.harness.runUntilIdle()

    #expect(bar.trailingButtons.map(\.title) == ["Top", "Bottom", nil])
    let labels = fixture.all(Label.self, in: fixture.drawer.center.view).filter { $0.isReachable }
    #expect(labels.contains { $0.text == PlaygroundText.explanation })
    #expect(labels.contains { $0.text == "Four sides, one drawer" })
    #expect(try windowFrame(of: fixture.control(Button.self, "Switch screen")).minX < 400)
  }
}
