// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension AnimationSystem {
  /// Goes round and round, as long as `view` is in the window and neither it nor what it lies in is
  /// hidden; meanwhile nothing is stepped and no frame is made.
  ///
  /// - Parameters:
  ///   - period: Seconds of one round; more than 0.
  ///   - onChange: Hears once a frame how far a round has come, 0 ..< 1.
  public func loop(
    every period: Double, in view: View, onChange: @escaping (_ phase: Double) -> Void
  ) -> LoopAnimation {
    require(period > 0, "A loop cannot go round in \(period) seconds")
    let loop = LoopAnimation(
      period: period, start: now, isInSight: { [weak view] in view?.isInSight }, onChange: onChange)
    addLoop(loop)
    return loop
  }
}
