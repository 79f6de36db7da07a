// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A quick stroke in one direction. It is recognised at once, while the pointer is still down.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Directions of a stroke.
  public nonisolated struct Direction: OptionSet, Sendable, Hashable {
    /// A bit for each direction.
    public let rawValue: Int
    /// Directions from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// How long a stroke is at least, in points.
  public static let length = 50.0
  /// How long it takes at most, in seconds.
  public static let time = 0.3

  /// Those that count. Default to the right, as in UIKit.
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
    if sample.instant.since(start.instant) > Self.time
      || (along >= Self.length && along < 2 * across)
    {
      return setState(.failed)
    }
    guard along >= Self.length else { return }
    let swiped: Direction =
      abs(way.x) > abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    setState(direction.contains(swiped) ? .ended : .failed)
  }

  open override func reset() { start = nil }
}
