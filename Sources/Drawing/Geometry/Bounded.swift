// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// A value of a property whose numbers have to be finite, and not larger than a window needs.
///
/// One rule applies to all of them (docs/BAD-USE.md). A number that is not finite traps in a debug build. In a release
/// build, the property keeps its old value, and one warning per property is written. A number above the limit is
/// replaced by it.
package protocol Bounded: Sendable {
  /// Whether all numbers are finite and within their bounds.
  var isWithinBounds: Bool { get }

  /// The nearest value that is within the bounds; nil if a number is not finite.
  var bounded: Self? { get }
}

/// Returns the value that a property stores if it is set to a value outside its bounds.
///
/// - Parameters:
///   - old: The previous value, which is kept if `value` is not finite.
///   - property: The name of the property in the message.
package func bounded<Value: Bounded>(
  _ value: Value, else old: Value, _ property: StaticString
) -> Value {
  if let bounded = value.bounded { return bounded }
  let message = "\(property) must be finite: \(value)"
  assertionFailure(message)
  if warned.withLock({ $0.insert("\(property)").inserted }) {
    let line = "warning: \(message); the previous value is kept\n"
    _ = line.utf8CString.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
  }
  return old
}

private let warned = Mutex<Set<String>>([])

/// The largest distance of a position from the origin, in points. A table of a million rows is far below it.
@usableFromInline package let maximumCoordinate = 1e12
/// The largest width and height, in points.
@usableFromInline package let maximumLength = 1e8
@usableFromInline package let maximumScale = 1e4

extension Double: Bounded {
  @inlinable package var isWithinBounds: Bool { magnitude <= maximumCoordinate }
  package var bounded: Double? { bounded(maximumCoordinate) }

  package func bounded(_ largest: Double) -> Double? {
    isFinite ? min(max(self, -largest), largest) : nil
  }
}

extension Point: Bounded {
  @inlinable package var isWithinBounds: Bool { x.isWithinBounds && y.isWithinBounds }
  package var bounded: Point? {
    guard let x = x.bounded, let y = y.bounded else { return nil }
    return Point(x, y)
  }
}

extension Size: Bounded {
  @inlinable package var isWithinBounds: Bool {
    width.magnitude <= maximumLength && height.magnitude <= maximumLength
  }
  package var bounded: Size? {
    guard let width = width.bounded(maximumLength), let height = height.bounded(maximumLength)
    else { return nil }
    return Size(width, height)
  }
}

extension Rect: Bounded {
  @inlinable package var isWithinBounds: Bool { origin.isWithinBounds && size.isWithinBounds }
  package var bounded: Rect? {
    guard let origin = origin.bounded, let size = size.bounded else { return nil }
    return Rect(origin: origin, size: size)
  }
}

extension Insets: Bounded {
  package var isWithinBounds: Bool {
    Size(left, top).isWithinBounds && Size(right, bottom).isWithinBounds
  }
  package var bounded: Insets? {
    guard let first = Size(left, top).bounded, let last = Size(right, bottom).bounded
    else { return nil }
    return Insets(top: first.height, left: first.width, bottom: last.height, right: last.width)
  }
}

extension Transform: Bounded {
  package var isWithinBounds: Bool {
    a.magnitude <= maximumScale && b.magnitude <= maximumScale && c.magnitude <= maximumScale
      && d.magnitude <= maximumScale && Point(tx, ty).isWithinBounds
  }
  package var bounded: Transform? {
    guard let a = a.bounded(maximumScale), let b = b.bounded(maximumScale),
      let c = c.bounded(maximumScale), let d = d.bounded(maximumScale),
      let translation = Point(tx, ty).bounded
    else { return nil }
    return Transform(a: a, b: b, c: c, d: d, tx: translation.x, ty: translation.y)
  }
}

extension Optional: Bounded where Wrapped: Bounded {
  package var isWithinBounds: Bool { self?.isWithinBounds ?? true }
  package var bounded: Wrapped?? { self.map(\.bounded) ?? .some(nil) }
}
