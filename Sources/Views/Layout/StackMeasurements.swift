// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The sizes of nested stack views that were measured since the outermost measurement began. Without them, each level
/// of nesting would measure the levels below it several times, and so the innermost ones thousands of times.
struct StackMeasurements {
  static var current = StackMeasurements()

  struct Key: Hashable {
    let stack: ObjectIdentifier
    /// The available points.
    let width: Double
  }

  private var sizes: [Key: Size] = [:]
  private var depth = 0

  mutating func begin() { depth += 1 }

  mutating func end() {
    depth -= 1
    if depth == 0 { removeAll() }
  }

  /// Removes all sizes, because the preferred size of a view has changed.
  mutating func removeAll() {
    if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
  }

  /// Sizes are kept only inside of a measurement.
  subscript(key: Key) -> Size? {
    get { sizes.isEmpty ? nil : sizes[key] }
    set { if depth > 0 { sizes[key] = newValue } }
  }
}
