// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Hears of the menu's coming and going.
public protocol RevealControllerDelegate: AnyObject {
  /// The menu begins to open or to close.
  func revealController(_ controller: RevealController, willMoveTo open: Bool)
  /// The menu has opened or closed.
  func revealController(_ controller: RevealController, didMoveTo open: Bool)
  /// The content moves; the progress is 0 where it covers the menu, and 1 where the menu is open.
  func revealController(_ controller: RevealController, progress: Double)
}

extension RevealControllerDelegate {
  public func revealController(_ controller: RevealController, willMoveTo open: Bool) {}
  public func revealController(_ controller: RevealController, didMoveTo open: Bool) {}
  public func revealController(_ controller: RevealController, progress: Double) {}
}
