// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct NavigationBarTests {
  /// Where the title's text starts in the bar.
  private func titleStart(_ title: String, width: Double) -> (x: Double, text: String)? {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let bar = NavigationBar(frame: Rect(0, 0, width, 48))
    bar.leadingButtons = [Button(image: .icon("menu"), accessibilityLabel: "Menu")]
    bar.title = title
    bar.wantsLayer = true
    root.view.addSubview(bar)
    harness.step()
    for placement in harness.lastFrame?.placements ?? [] {
      for command in placement.layer.displayList.commands {
        if case .text(let text, _, _, let origin) = command { return (origin.x, text) }
      }
    }
    return nil
  }

  @Test func `a short title is centered in the navigation bar`() throws {
    let start = try #require(titleStart("Red", width: 400))

    #expect(abs(start.x - (200 - (3 * 17 * 0.5).rounded(.up) / 2)) < 0.01)
  }

  @Test func `a title that is too long to be centered starts after the navigation bar's buttons`()
    throws
  {
    let start = try #require(titleStart("A title of this length", width: 280))

    #expect(start.x < 80)
    #expect(start.text == "A title of this length")
  }

  @Test func `a navigation bar truncates the end of a title that does not fit`() throws {
    let start = try #require(titleStart("A title that is far too long for it", width: 200))

    #expect(start.text.hasSuffix("…"))
  }
}
