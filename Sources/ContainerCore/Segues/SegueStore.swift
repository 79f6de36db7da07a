// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a controller has registered. Most have nothing, and no store.
final class SegueStore {
  /// How a segue comes about each time it is performed.
  enum Template {
    /// Makes the destination and the segue; the closure that comes with it prepares the destination.
    case forward(
      isAnimated: Bool, make: (_ source: ViewController) -> (Segue, prepare: (Any?) -> Void))
    /// `make` makes the segue where no controller on the way supplies one; nil makes the stock one.
    case unwind(
      action: String, isAnimated: Bool,
      make: ((String?, _ source: ViewController, _ destination: ViewController) -> Segue)?)
  }

  private(set) var templates: [String: Template] = [:]
  private(set) var unwindActions: [String: (Segue) -> Void] = [:]
  /// How often an unwinding asked the controller to reveal another.
  private(set) var reveals = 0
  /// The transition that a segue runs: the next one ends it first.
  private(set) weak var transition: ChildTransition?

  func register(_ identifier: String, _ template: Template) { templates[identifier] = template }

  func register(unwindAction name: String, _ action: @escaping (Segue) -> Void) {
    unwindActions[name] = action
  }

  func countReveal() { reveals += 1 }

  func began(_ transition: ChildTransition) { self.transition = transition }
}
