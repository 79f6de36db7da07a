// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerTesting
import Testing
import TutorialScreens

/// A tutorial in a window of the size that its numbers are for, once all that it does at first was heard.
func tutorialWindow(_ root: ViewController) throws -> TestWindow {
  let window = try TestWindow(root, size: Size(640, 480))
  window.takeCallbacks()
  return window
}

extension TestWindow {
  /// Clicks a button where it comes to rest, also while it slides in: a press counts for that place. One that slides out
  /// rests outside the window.
  func clickRestingPlace(of label: String) throws {
    let places = findAll(Button.self, label: label).map { $0.convert($0.bounds, to: nil).center }
    let inside = Rect(origin: .zero, size: window.size)
    click(at: try #require(places.last(where: inside.contains)))
  }
}
