// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where the state of a program's window is kept from one start to the next: `FileStateStore`, or something of the
/// program's own.
@MainActor public protocol StateStore: AnyObject, Sendable {
  /// What the last start left; nil to begin afresh. Asked once, before the window opens.
  func savedState() -> RestorableState?

  /// Keeps a state. Called when the window has come to rest for the first time, then when something is different, at most
  /// once a second, when the program ends, and before a Wayland compositor's change of devices by which SDL may crash.
  ///
  /// - Parameter isFinal: Whether the program ends or may end now: a state that is not stored when this returns may be lost.
  func save(_ state: RestorableState, isFinal: Bool)
}

/// A restoration whose file counts the starts that ended while the state was restored.
@MainActor package protocol RestorationCounting: StateStore {
  /// Nil if nothing is kept.
  var countingFile: StateFile? { get }
}
