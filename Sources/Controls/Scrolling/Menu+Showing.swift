// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

extension Menu {
  /// Shows the menu with its leading top corner at `point` of `view`. When a mouse button is down,
  /// its release chooses the item below the pointer.
  public func show(at point: Point, in view: View, byKey: Bool = false) {
    // The menu follows what is scrolled.
    let content = (view as? ScrollView)?.contentView ?? view
    let place = Rect(origin: view.convert(point, to: content), size: .zero)
    makePopUp(at: place, of: content)?.show(marking: nil, byKey: byKey)
  }

  /// Shows the menu below `view`, at least as wide.
  public func show(under view: View, byKey: Bool = false) {
    makePopUp(of: view)?.show(marking: nil, byKey: byKey)
  }
}
