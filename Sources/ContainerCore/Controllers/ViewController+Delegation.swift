// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// What a container lets one of its children decide (contract 7). Each answer goes as deep as the
/// containers name children; the default is the controller itself.
extension ViewController {
  /// The title of whoever answers for it.
  public var effectiveTitle: String? {
    childForTitle?.effectiveTitle ?? title
  }

  /// The mouse pointer's shape over this controller where no view has one.
  public var effectiveCursor: Cursor? {
    childForCursor.map(\.effectiveCursor) ?? preferredCursor
  }

  /// Light, dark, or nil to follow the window.
  public var effectiveColorScheme: Theme.ColorScheme? {
    childForAppearance.map(\.effectiveColorScheme) ?? preferredColorScheme
  }

  /// Call when the answer of `preferredColorScheme` or `childForAppearance` changed.
  public func setNeedsAppearanceUpdate() {
    outermostContainer.loadedView?.window?.updateTraits()
  }
}
