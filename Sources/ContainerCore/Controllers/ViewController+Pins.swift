// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Where a parent pins a child's root view.
struct ChildPins {
  let pins: [Pin]
  /// Active while the root view lies in a superview.
  var constraints: [LayoutConstraint] = []
}

extension ViewController {
  /// Says where a child's root view lies in its superview; the layout keeps it there.
  ///
  /// A container may pin the root views of its own children only, never what lies inside them; views of its own take
  /// `View.pin(_:to:)`. Where a minimum or maximum changes a length, the view stays at its center pin, else at its
  /// leading or top pin. No pins end the pinning.
  ///
  /// - Throws: `PinConflict` with both pins when two contradict each other; the pins of before stay.
  public func setPins(_ pins: [Pin], forChild child: ViewController) throws(PinConflict) {
    require(child.parent === self, "\(child) is not a child of \(self)")
    if let conflict = PinConflict(in: pins) { throw conflict }
    child.endPinning()
    child.parentSettings.setPins(pins.isEmpty ? nil : ChildPins(pins: pins))
    if !pins.isEmpty { parentSettings.setPinsChildren() }
    viewIfLoaded?.setNeedsLayout()
    child.viewIfLoaded?.superview?.setNeedsLayout()
  }

  /// Lets the root view lie where its container puts it.
  func endPinning() {
    LayoutConstraint.deactivate(parentSettings.pins?.constraints ?? [])
    parentSettings.setPins(nil)
  }

  /// Pins the children whose root views have come into `view`.
  func applyPins(in view: View) {
    guard parentSettings.pinsChildren else { return }
    for child in children {
      guard let pins = child.parentSettings.pins, let root = child.viewIfLoaded,
        root.superview === view,
        !pins.constraints.contains(where: \.isActive)
      else { continue }
      child.parentSettings.setPinConstraints(root.pin(pins.pins))
      view.layOutConstraints()
    }
  }
}
