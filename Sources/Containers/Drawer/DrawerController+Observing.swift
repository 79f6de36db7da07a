// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Keeps no observer alive.
struct WeakDrawerObserver {
  weak var observer: (any DrawerObserver)?
}

extension DrawerController {
  /// Adds an observer that is told what the drawer does. The drawer does not keep it alive. An observer that
  /// is added twice is told once.
  public func addObserver(_ observer: any DrawerObserver) {
    removeObserver(observer)
    observers.append(WeakDrawerObserver(observer: observer))
  }

  /// Tells `observer` nothing from now on. Does nothing for one that was not added.
  public func removeObserver(_ observer: any DrawerObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func tell(_ body: (any DrawerObserver) -> Void) {
    guard !observers.isEmpty else { return }
    // An observer that is told may take itself out.
    let observers = observers
    for entry in observers {
      if let observer = entry.observer { body(observer) }
    }
  }

  func tellPhase() {
    guard phase != toldPhase else { return }
    toldPhase = phase
    tell { $0.drawer(self, phaseChangedTo: phase) }
  }
}
