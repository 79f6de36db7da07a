// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Recognizes a quick swipe in one direction. The state becomes `ended` while the pointer is still down.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// A set of swipe directions.
  public nonisolated struct Direction: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// An upward swipe.
    public static let up = Direction(rawValue: 4)
    /// A downward swipe.
    public static let down = Direction(rawValue: 8)
  }

  /// The minimum length of a swipe, in points.
  public static let minimumDistance = 50.0
  /// The maximum duration of a swipe, in seconds.
  public static let maximumDuration = 0.3

  /// The swipe directions that the recognizer accepts. Default `.right`, as in UIKit.
  public var direction: Direction = .right

  private var start: PointerSample?

  open override func pointerDown(_ sample: PointerSample) {
    guard sample.event.button == .primary else { return setState(.failed) }
    start = sample
  }

  open override func pointerMoved(_ sample: PointerSample) {
    guard let start, state == .possible else { return }
    let way = sample.event.location - start.event.location
    let (along, across) = (max(abs(way.x), abs(way.y)), min(abs(way.x), abs(way.y)))
    if sample.instant.timeIntervalSince(start.instant) > Self.maximumDuration
      || (along >= Self.minimumDistance && along < 2 * across)
    {
      return setState(.failed)
    }
    guard along >= Self.minimumDistance else { return }
    let swiped: Direction =
      abs(way.x) > abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    setState(direction.contains(swiped) ? .ended : .failed)
  }

  open override func reset() { start = nil }
}
