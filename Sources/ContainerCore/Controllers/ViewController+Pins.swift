// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension ViewController {
  /// Says where a child's root view lies in its superview; the layout keeps it there.
  ///
  /// A container may pin the root views of its own children only, never what lies inside them.
  /// Where a minimum or maximum changes a length, the view stays at its center pin, else at its
  /// leading or top pin. No pins end the pinning.
  ///
  /// - Throws: `PinConflict` with both pins when two contradict each other; the pins of before stay.
  public func setPins(_ pins: [Pin], forChild child: ViewController) throws(PinConflict) {
    require(child.parent === self, "\(child) is not a child of \(self)")
    child.pins = pins.isEmpty ? nil : try PinSolver(pins)
    if !pins.isEmpty { pinsChildren = true }
    viewIfLoaded?.setNeedsLayout()
    child.viewIfLoaded?.superview?.setNeedsLayout()
  }

  /// Places the pinned views that lie in `view`.
  func applyPins(in view: View) {
    guard pinsChildren else { return }
    for child in children {
      guard let pins = child.pins, let root = child.viewIfLoaded, root.superview === view else {
        continue
      }
      root.frame = pins.frame(
        in: view.bounds.size, present: root.frame,
        mirrored: child.traits.layoutDirection == .rightToLeft)
    }
  }
}
