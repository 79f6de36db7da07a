// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import UIKit

/// The delegate of a reveal controller, notified of the menu's movements.
@objc public protocol RevealControllerDelegate: AnyObject {
  /// Called when the menu begins to open or to close.
  @objc optional func revealController(_ controller: RevealController, willMoveTo open: Bool)
  /// Called when the menu has opened or closed.
  @objc optional func revealController(_ controller: RevealController, didMoveTo open: Bool)
  /// Called when the content moves. The progress is 0 if the menu is closed, and 1 if it is open.
  @objc optional func revealController(_ controller: RevealController, progress: CGFloat)
}
