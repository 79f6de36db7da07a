// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Something that goes round and round while its view can be seen: made by `AnimationSystem.loop`.
public final class LoopAnimation: Steppable {
  private let period: Double
  private let start: Instant
  private let onChange: (Double) -> Void
  /// Nil when the view is gone.
  private let isInSight: () -> Bool?
  private var isStopped = false

  init(
    period: Double, start: Instant, isInSight: @escaping () -> Bool?,
    onChange: @escaping (_ phase: Double) -> Void
  ) {
    self.period = period
    self.isInSight = isInSight
    self.start = start
    self.onChange = onChange
  }

  /// Ends it for good.
  public func stop() {
    isStopped = true
  }

  var isOver: Bool { isStopped || isInSight() == nil }

  /// Whether it moves now: false while its view cannot be seen.
  public var isRunning: Bool { !isStopped && isInSight() ?? false }

  /// What goes round has no beginning to miss.
  func hold(for seconds: Double, ifBegunIn frame: ClosedRange<Instant>) {}

  /// A loop leads nowhere.
  func finishEarly() { isStopped = true }

  func advance(to instant: Instant) {
    let rounds = max(0, instant.since(start)) / period
    onChange(rounds - rounds.rounded(.down))
  }
}
