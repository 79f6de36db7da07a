// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A walk over views in reading order. Hidden views, and views that are never focusable, may be left out.
struct FocusOrder {
  /// The bars that the walk has left out; nil if it visits bars like other views.
  private var bars: [View]?

  /// Returns the views inside `root` for which `isWanted` returns true, and `root` itself.
  static func views(in root: View, where isWanted: (View) -> Bool) -> [View] {
    var views: [View] = []
    var order = FocusOrder()
    _ = order.firstView(in: root) {
      if isWanted($0) { views.append($0) }
      return false
    }
    return views
  }

  /// Returns the first view for which `isWanted` returns true: `root`, or a view inside it. Visits bars last: on a new
  /// screen, the content is focused before the bars.
  static func firstView(in root: View, where isWanted: (View) -> Bool) -> View? {
    var order = FocusOrder(bars: [])
    if let view = order.firstView(in: root, isWanted) { return view }
    let bars = order.bars ?? []
    order.bars = nil
    for bar in bars {
      if let view = order.firstView(in: bar, isWanted) { return view }
    }
    return nil
  }

  /// Returns each pane with its first view. Views in a nested pane belong only to the inner pane.
  static func panes(of views: [View]) -> [(pane: View, first: View)] {
    var panes: [(pane: View, first: View)] = []
    for view in views {
      guard let pane = pane(of: view), !panes.contains(where: { $0.pane === pane }) else {
        continue
      }
      panes.append((pane, view))
    }
    return panes
  }

  static func pane(of view: View) -> View? { view.path.first(where: \.isFocusGroup) }

  private mutating func firstView(in view: View, _ isWanted: (View) -> Bool) -> View? {
    guard !view.isHidden else { return nil }
    if isWanted(view) { return view }
    guard !view.isInert else { return nil }
    let candidates = view.subviews.filter { !$0.subviews.isEmpty || $0.canBecomeFirstResponder }
    // A single candidate needs no sorting among the labels around it.
    for subview in candidates.count < 2 ? candidates : view.subviewsToVisit {
      let role = subview.accessibilityRole
      if bars != nil, role == .navigationBar || role == .toolbar {
        bars?.append(subview)
      } else if let found = firstView(in: subview, isWanted) {
        return found
      }
    }
    return nil
  }
}
