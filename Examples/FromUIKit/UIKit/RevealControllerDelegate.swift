// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import UIKit

/// Hears of the menu's coming and going.
@objc public protocol RevealControllerDelegate: AnyObject {
  /// The menu begins to open or to close.
  @objc optional func revealController(_ controller: RevealController, willMoveTo open: Bool)
  /// The menu has opened or closed.
  @objc optional func revealController(_ controller: RevealController, didMoveTo open: Bool)
  /// The content moves; the progress is 0 where it covers the menu, and 1 where the menu is open.
  @objc optional func revealController(_ controller: RevealController, progress: CGFloat)
}
