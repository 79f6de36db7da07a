// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// Focusable views must be distinguishable by their accessibility roles and names.
struct AccessibleNamesTests {
  @Test(arguments: GalleryFixture.titles + GalleryFixture.rows)
  func `every focusable view of a gallery screen has an accessibility role and a unique name`(
    title: String
  ) {
    check(GalleryFixture(showing: title).window)
  }

  @Test(arguments: GalleryFixture.presentations)
  func `every focusable view of a gallery sheet or alert has an accessibility role and unique name`(
    row: String
  ) {
    let gallery = GalleryFixture(showing: "Presentations")
    gallery.window.click(row)
    gallery.window.runUntilIdle()

    check(gallery.window)
  }

  @Test func `every control of the playground's form has an accessibility role and a unique name`()
  {
    check(PlaygroundFixture(size: Size(1400, 900)).harness)
  }

  private func check(_ window: TestWindow) {
    #expect(window.accessibilityFaults(names: true) == [])
    let views = window.findAll(View.self).filter(\.canBecomeFirstResponder)
    #expect(!views.isEmpty)
    var said: Set<[String]> = []
    for view in views {
      let name = view.accessibilityLabel ?? ""
      let role = view.accessibilityRole.rawValue
      let chain = sequence(first: view) { $0.superview }.map { "\(type(of: $0))" }
      #expect(view.accessibilityRole != .none && !name.isEmpty, "\(role) “\(name)” \(chain)")
      let parent = view.superview.map { "\(ObjectIdentifier($0))" } ?? ""
      #expect(
        said.insert([parent, role, name]).inserted,
        "there are two elements \(role) “\(name)” \(chain)")
    }
  }
}
