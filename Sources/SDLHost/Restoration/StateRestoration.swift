// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where the state of a program's window is kept from one start to the next: `StateFileRestoration`, or something of the
/// program's own.
@MainActor public protocol StateRestoration: AnyObject, Sendable {
  /// What the last start left; nil to begin afresh. Asked once, before the window opens.
  func savedState() -> RestorableState?

  /// Keeps a state. Called when the window has come to rest for the first time, then when something is different, at most
  /// once a second, and when the program ends.
  ///
  /// - Parameter isFinal: Whether the program ends: what is not kept when this returns is lost.
  func save(_ state: RestorableState, isFinal: Bool)
}

/// A restoration whose file counts the starts that ended while the state was restored.
@MainActor package protocol RestorationCounting: StateRestoration {
  /// Nil if nothing is kept.
  var countingFile: StateFile? { get }
}
