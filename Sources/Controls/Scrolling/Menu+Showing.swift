// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

extension Menu {
  /// Shows the menu with its upper leading corner at `point` of `view`. If a mouse button is held down, its release
  /// over an item chooses the item. If `byKey` is true, the first item is highlighted.
  public func show(at point: Point, in view: View, byKey: Bool = false) {
    // Relative to the scrolled content, so that the menu moves with it.
    let content = (view as? ScrollView)?.contentView ?? view
    let rect = Rect(origin: view.convert(point, to: content), size: .zero)
    makePopUp(at: rect, of: content)?.show(highlighting: nil, byKey: byKey)
  }

  /// Shows the menu below `view`, and at least as wide as `view`. If `byKey` is true, the first item is highlighted.
  public func show(under view: View, byKey: Bool = false) {
    makePopUp(of: view)?.show(highlighting: nil, byKey: byKey)
  }
}
