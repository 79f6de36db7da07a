// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What observers and the log have received of a controller.
struct ObservationState {
  /// False if neither this controller nor an ancestor has an observer, so that no search is necessary.
  private(set) var mayBeObserved = false
  /// The callback that the core is sending to the controller, and has published.
  private(set) var callback: ContainmentEvent.Callback?
  /// Whether the log has a warning that the root view is in the view of a controller that is not the parent.
  private(set) var isMisplacementLogged = false

  mutating func setMayBeObserved(_ observed: Bool) { mayBeObserved = observed }

  mutating func setCallback(_ callback: ContainmentEvent.Callback?) { self.callback = callback }

  mutating func setMisplacementLogged() { isMisplacementLogged = true }
}
