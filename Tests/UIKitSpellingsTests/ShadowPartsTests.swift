// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing
import UIKitSpellings
import Views

/// A shadow that is set part by part, as UIKit's layers have it.
struct ShadowPartsTests {
  private let view = View()

  @Test func `a view's shadow properties make up one shadow, in whatever order they are set`() {
    view.cornerRadius = 4
    view.shadowRadius = 10
    view.shadowOpacity = 0.25
    view.shadowColor = .white
    view.shadowOffset = Size(-2, 1)

    #expect(
      view.shadow
        == Shadow(
          color: Color.white.opacity(0.25), blur: 20, offset: Point(-2, 1), cornerRadius: 4))
    #expect(view.shadowColor == .fixed(.white) && view.shadowRadius == 10)
    #expect(abs(view.shadowOpacity - 0.25) < 0.01 && view.shadowOffset == Size(-2, 1))
  }

  @Test
  func `the first shadow property that is set creates a shadow with Core Animation's defaults`() {
    #expect(view.shadowOpacity == 0 && view.shadowRadius == 3 && view.shadow == nil)
    view.shadowOpacity = 0.5

    #expect(view.shadow == Shadow(color: Color.black.opacity(0.5), blur: 6, offset: Point(0, -3)))
    view.shadowOpacity = 0.25
    #expect(view.shadow?.color == Color.black.opacity(0.25))
  }
}
