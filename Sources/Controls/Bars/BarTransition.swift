// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A running change of what a bar shows. The caller runs `animate()` in an animation of its own, so
/// that a gesture drives both, and calls `end(finished:)` when that animation has ended.
public final class BarTransition {
  private let change: () -> Void
  private var finish: ((Bool) -> Void)?

  init(animate change: @escaping () -> Void, end finish: @escaping (_ finished: Bool) -> Void) {
    self.change = change
    self.finish = finish
  }

  /// Sets the views to their look at the end.
  public func animate() { change() }

  /// Removes the views that are not needed any more. A second call does nothing.
  ///
  /// - Parameter finished: False when it was turned round: the bar shows what it showed before.
  public func end(finished: Bool) {
    let finish = finish
    self.finish = nil
    finish?(finished)
  }
}
