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

  var templates: [String: Template] = [:]
  var unwindActions: [String: (Segue) -> Void] = [:]
  /// How often an unwinding asked the controller to reveal another.
  var reveals = 0
  /// The transition that a segue runs: the next one ends it first.
  weak var transition: ChildTransition?
}

extension ViewController {
  /// The store, made when something is put in.
  var segueStoreForWriting: SegueStore {
    if let segueStore { return segueStore }
    let store = SegueStore()
    segueStore = store
    return store
  }
}
