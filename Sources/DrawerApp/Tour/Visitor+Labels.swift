// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Finds what has a label.
extension Visitor {
  /// Clicks what has a label, if it can be clicked, takes the mouse out of the window, and waits.
  ///
  /// - Returns: Whether there was such a thing.
  @discardableResult
  func click(_ label: String, wait seconds: Double = TourStop.settled) -> Bool {
    guard let place = place(of: label) else { return false }
    click(at: place)
    host.send(.pointer(PointerEvent(.left, at: .zero)))
    wait(seconds)
    return true
  }

  /// The middle of what has a label and can be clicked there, in the window.
  func place(of label: String) -> Point? {
    var view: View = menu.view
    while let above = view.superview { view = above }
    return place(of: label, in: view)
  }

  private func place(of label: String, in view: View) -> Point? {
    guard !view.isHidden, !view.isInert else { return nil }
    for subview in view.subviews.reversed() {
      if let place = place(of: label, in: subview) { return place }
    }
    let name = view.accessibilityLabel ?? (view as? TableViewCell)?.title
    guard name == label else { return nil }
    let place = view.convert(view.bounds, to: nil).center
    guard let hit = view.window?.hitTest(place),
      hit.isDescendant(of: view) || view.isDescendant(of: hit)
    else { return nil }
    return place
  }
}
