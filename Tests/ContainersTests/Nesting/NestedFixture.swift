// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import TestSupport

/// Containers in one another, with a log of the callbacks of all of them.
protocol NestedFixture: AnyObject {
  /// The screens that contain nothing, by their titles.
  var leaves: [String: NestedScreen] { get }
  var harness: TestWindow { get }
}

extension NestedFixture {
  subscript(_ title: String) -> NestedScreen {
    guard let leaf = leaves[title] else { preconditionFailure("There is no leaf \(title)") }
    return leaf
  }

  /// A completion that writes down what it hears among the callbacks.
  func note(_ name: String) -> (Bool) -> Void {
    { [weak self] in self?.harness.callbacks.note("‹\(name) \($0)›") }
  }

  /// All that was heard until nothing moves any more.
  func settled() -> [String] {
    harness.settle()
    harness.checker.finished()
    return harness.callbacks.takeLines().map(Calls.shorthand)
  }
}
