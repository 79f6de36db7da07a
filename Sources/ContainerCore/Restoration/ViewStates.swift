// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The states of a controller's views, keyed by the types of their ancestors, each with its index among equal types.
enum ViewStates {
  static func states(in root: View) -> [String: StateCoder] {
    var states: [String: StateCoder] = [:]
    var coder = StateCoder()
    visit(root, where: \.restoresState) { view in
      view.encodeRestorableState(with: coder)
      guard !coder.isEmpty else { return true }
      states[path(of: view, in: root)] = coder
      coder = StateCoder()
      return true
    }
    return states
  }

  /// Restores the views. States without a view are ignored.
  static func restore(_ states: [String: StateCoder], to root: View) {
    var left = states
    visit(root, where: \.restoresState) { view in
      guard !left.isEmpty else { return false }
      if let coder = left.removeValue(forKey: path(of: view, in: root)) {
        view.decodeRestorableState(with: coder)
      }
      return true
    }
  }

  static func view(at path: String, in root: View) -> View? {
    var found: View?
    visit(root) { view in
      if Self.path(of: view, in: root) == path { found = view }
      return found == nil
    }
    return found
  }

  static func path(of view: View, in root: View) -> String {
    var parts: [String] = []
    var view = view
    while view !== root, let superview = view.superview {
      let type = type(of: view)
      let index = superview.subviews.prefix { $0 !== view }.count { Swift.type(of: $0) == type }
      parts.append(index == 0 ? "\(type)" : "\(type) \(index)")
      view = superview
    }
    return parts.reversed().joined(separator: "/")
  }

  /// Visits the views of one controller until `body` returns false.
  ///
  /// - Parameter isIncluded: Whether a view is visited together with its subviews. Default: true.
  @discardableResult
  private static func visit(
    _ view: View, where isIncluded: (View) -> Bool = { _ in true }, _ body: (View) -> Bool
  ) -> Bool {
    guard isIncluded(view) else { return true }
    guard body(view) else { return false }
    if view is any StateBoundary { return true }
    for subview in view.subviews where subview.viewController == nil {
      guard visit(subview, where: isIncluded, body) else { return false }
    }
    return true
  }
}
