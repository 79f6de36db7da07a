// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The host, as the window sees it: these requests are all that ever goes back.
package protocol WindowDelegate: AnyObject {
  /// Something changed: step and present a frame soon. Sent once until the next step.
  func windowNeedsFrame(_ window: Window)

  func window(_ window: Window, requests request: WindowRequest)

  /// The text that programs have left on a clipboard of the desktop; nil when there is none.
  /// Default: nil.
  func window(_ window: Window, textOn clipboard: Clipboard) -> String?
}

extension WindowDelegate {
  package func window(_ window: Window, textOn clipboard: Clipboard) -> String? { nil }
}
