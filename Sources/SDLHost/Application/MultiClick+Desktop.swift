// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

nonisolated extension MultiClick {
  /// Milliseconds. Other values are mistakes; desktops offer 100 to 2000.
  private static let milliseconds = 50...5000
  private static let points = 0...100

  /// Seconds; nil for a value that makes no sense.
  static func interval(milliseconds value: Int) -> Double? {
    milliseconds.contains(value) ? Double(value) / 1000 : nil
  }

  /// Points; nil for a value that makes no sense.
  static func distance(_ value: Int) -> Double? { points.contains(value) ? Double(value) : nil }
}
