// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

/// The background of a window where no view draws.
struct WindowBackgroundTests {
  private let root = ViewController()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(60, 40))
    harness.runUntilIdle()
  }

  private func background() -> Color? {
    harness.window.invalidateAll()
    return harness.step()?.background
  }

  @Test func `a window with no background color has the theme's window color`() {
    #expect(harness.window.backgroundColor == nil)
    #expect(background() == harness.window.traits.theme.color(.window))
  }

  @Test(arguments: [ColorRole.fixed(Color(red: 255, green: 0, blue: 0)), .accent, .surface])
  func `setting a window's background color requests a frame, and the color follows the theme`(
    role: ColorRole
  ) {
    harness.window.backgroundColor = role
    #expect(harness.window.needsFrame)
    #expect(harness.step()?.background == harness.window.traits.theme.color(role))

    harness.window.traits.theme = .dark
    #expect(harness.step()?.background == Theme.dark.color(role))
  }

  @Test func `setting the same window background color again requests no frame`() {
    harness.window.backgroundColor = .accent
    harness.step()
    harness.window.backgroundColor = .accent
    #expect(!harness.window.needsFrame)
  }

  @Test func `a window's background color is visible where no view draws`() throws {
    root.view.backgroundColor = nil
    harness.window.backgroundColor = .fixed(Color(red: 255, green: 0, blue: 0))
    #expect(try harness.snapshot()[30, 20] == Color(red: 255, green: 0, blue: 0))
    harness.window.backgroundColor = .fixed(Color(red: 0, green: 0, blue: 255))
    #expect(try harness.snapshot()[30, 20] == Color(red: 0, green: 0, blue: 255))
    harness.window.backgroundColor = nil
    #expect(try harness.snapshot()[30, 20] == harness.window.traits.theme.color(.window))
  }
}
