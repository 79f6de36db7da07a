// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Something that goes round and round while its view can be seen: made by `AnimationSystem.loop`.
public final class LoopAnimation: Steppable {
  private let period: Double
  private let start: Instant
  private let onChange: (Double) -> Void
  private weak var view: View?
  private var isStopped = false

  init(
    period: Double, view: View, start: Instant, onChange: @escaping (_ phase: Double) -> Void
  ) {
    self.period = period
    self.view = view
    self.start = start
    self.onChange = onChange
  }

  /// Ends it for good.
  public func stop() {
    isStopped = true
  }

  var isOver: Bool { isStopped || view == nil }

  /// Whether it moves now: false while its view cannot be seen.
  public var isRunning: Bool { !isStopped && view?.isInSight ?? false }

  func advance(to instant: Instant) {
    let rounds = max(0, instant.since(start)) / period
    onChange(rounds - rounds.rounded(.down))
  }
}

extension View {
  /// In a window, and nothing around it is hidden.
  fileprivate var isInSight: Bool {
    guard window != nil else { return false }
    var view: View? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }
}
