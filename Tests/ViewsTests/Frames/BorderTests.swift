// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// Lines around views.
struct BorderTests {
  private func list(of view: View) -> DisplayList {
    var canvas = Canvas(theme: .light)
    view.record(into: &canvas)
    return canvas.list
  }

  @Test
  func `a view's border is drawn inside the bounds, over the content and along rounded corners`() {
    let view = View(frame: Rect(10, 20, 100, 50))
    view.backgroundColor = .surface
    let inner = View(frame: Rect(0, 0, 100, 50))
    inner.backgroundColor = .menu
    view.addSubview(inner)
    let plain = list(of: view)
    (view.borderWidth, view.borderColor, view.cornerRadius) = (2, .accent, 8)

    let drawn = list(of: view).commands
    #expect(drawn.count == plain.commands.count + 1)
    #expect(
      drawn.last
        == .strokeRounded(
          Rect(0, 0, 100, 50), radius: 8, width: 2, Theme.light.color(.accent)))
    view.borderWidth = -1
    #expect(view.borderWidth == 0 && list(of: view).commands.count == plain.commands.count)
  }

  @Test func `setting a view's border requests a frame only when the border changes`() {
    let root = ViewController()
    let harness = TestWindow(root: root)
    harness.step()
    root.view.borderWidth = 1
    #expect(harness.window.needsFrame)
    harness.runUntilIdle()
    root.view.borderWidth = 1
    #expect(!harness.window.needsFrame)
    root.view.borderColor = .danger
    #expect(harness.window.needsFrame)
  }
}
