// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import TestSupport

/// Containers in one another, with a log of the callbacks of all of them.
protocol NestedFixture: AnyObject {
  /// The screens that contain nothing, by their titles.
  var leaves: NestedScreens { get }
  var harness: TestWindow { get }
}

/// Screens that contain nothing.
struct NestedScreens {
  let byTitle: [String: NestedScreen]

  init(_ titles: [String], in harness: TestWindow) {
    let screens = titles.map { ($0, NestedScreen($0, in: harness)) }
    byTitle = [String: NestedScreen](uniqueKeysWithValues: screens)
  }

  subscript(_ title: String) -> NestedScreen {
    guard let leaf = byTitle[title] else { preconditionFailure("There is no leaf \(title)") }
    return leaf
  }
}

extension TestWindow {
  func watch(_ controller: ViewController, _ title: String) {
    controller.title = title
    controller.containmentObserver = observers
  }
}

extension NestedFixture {
  subscript(_ title: String) -> NestedScreen { leaves[title] }

  /// Returns a completion that records its argument among the callbacks.
  func recordingCompletion(_ name: String) -> (Bool) -> Void {
    { [weak self] in self?.harness.callbacks.record("‹\(name) \($0)›") }
  }

  /// Runs until the window is idle, and returns the callbacks since the last call in shorthand.
  func callbacksAfterRunningUntilIdle() -> [String] {
    harness.runUntilIdle()
    harness.checker.checkAtEnd()
    return harness.callbacks.removeAllLines().map(CallbackShorthand.shorthand)
  }
}
