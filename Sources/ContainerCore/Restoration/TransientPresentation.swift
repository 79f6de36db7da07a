// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A controller, or what places it, that the next start of a program does not bring back: a question, a menu, what hangs on a
/// view.
package protocol TransientPresentation: AnyObject {}

extension PresentationSession {
  /// Whether the next start does not bring it back.
  var isTransient: Bool {
    presentedViewController is any TransientPresentation || controller is any TransientPresentation
  }
}
