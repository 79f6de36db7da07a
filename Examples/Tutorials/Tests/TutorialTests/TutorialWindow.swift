// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerTesting
import Testing
import TutorialScreens

/// Creates a window with a tutorial, at the size that the expected numbers assume, and removes the first callbacks.
func tutorialWindow(_ root: ViewController) throws -> TestWindow {
  let window = try TestWindow(root, size: Size(640, 480))
  window.removeAllCallbacks()
  return window
}

extension TestWindow {
  /// Clicks a button at its final location, even while the button slides in, because hit tests use final frames.
  /// Buttons that slide out have a final location outside the window, and are not clicked.
  func clickFinalLocation(of label: String) throws {
    let places = findAll(Button.self, label: label).map { $0.convert($0.bounds, to: nil).center }
    let inside = Rect(origin: .zero, size: window.size)
    click(at: try #require(places.last(where: inside.contains)))
  }
}
