// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// What properties hold: numbers that are finite, and no larger than a window can have a use for.
///
/// The rule for all of them (docs/BAD-USE.md): a number that is not finite stops a debug build; a release
/// build keeps the value that was there, and says so once for each property. A number that is too large
/// is brought back to the largest one.
package protocol Bounded: Sendable {
  /// Whether all numbers are within their bounds; one that is not finite is not.
  var isWithinBounds: Bool { get }

  /// The nearest value that is; nil where a number is not finite.
  var bounded: Self? { get }
}

/// The value that a property takes when it is set to one that is not within its bounds.
///
/// - Parameters:
///   - old: The value that was there.
///   - property: Named in the message.
package func bounded<Value: Bounded>(
  _ value: Value, else old: Value, _ property: StaticString
) -> Value {
  if let bounded = value.bounded { return bounded }
  let message = "\(property) has to be finite: \(value)"
  assertionFailure(message)
  if warned.withLock({ $0.insert("\(property)").inserted }) {
    let line = "warning: \(message); it keeps the value that it had\n"
    _ = line.utf8CString.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
  }
  return old
}

/// The properties whose warning was written.
private let warned = Mutex<Set<String>>([])

/// Points, to either side. Places lie within them; a million rows are far from it.
@usableFromInline package let largestPlace = 1e12
/// Points. Widths and heights lie within them.
@usableFromInline package let largestLength = 1e8
/// Scales of a transform lie within it.
@usableFromInline package let largestScale = 1e4

extension Double: Bounded {
  @inlinable package var isWithinBounds: Bool { magnitude <= largestPlace }
  package var bounded: Double? { bounded(largestPlace) }

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
    width.magnitude <= largestLength && height.magnitude <= largestLength
  }
  package var bounded: Size? {
    guard let width = width.bounded(largestLength), let height = height.bounded(largestLength)
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
    a.magnitude <= largestScale && b.magnitude <= largestScale && c.magnitude <= largestScale
      && d.magnitude <= largestScale && Point(tx, ty).isWithinBounds
  }
  package var bounded: Transform? {
    guard let a = a.bounded(largestScale), let b = b.bounded(largestScale),
      let c = c.bounded(largestScale), let d = d.bounded(largestScale),
      let place = Point(tx, ty).bounded
    else { return nil }
    return Transform(a: a, b: b, c: c, d: d, tx: place.x, ty: place.y)
  }
}

extension Optional: Bounded where Wrapped: Bounded {
  package var isWithinBounds: Bool { self?.isWithinBounds ?? true }
  package var bounded: Wrapped?? { self.map(\.bounded) ?? .some(nil) }
}
