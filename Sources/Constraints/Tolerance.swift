// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What counts as zero.
nonisolated enum Tolerance {
  /// In the unit of the variables. A residual this small is met: a layout of 100,000 points has
  /// rounding errors of about 1e-11.
  static let value = 1e-8

  /// A coefficient this small is what rounding left of a coefficient that vanished. Smaller than
  /// `value`, as a coefficient is multiplied by sizes of thousands of points.
  static let coefficient = 1e-10

  /// The least coefficient that a pivot divides by. Smaller ones may be rounding errors, which a
  /// division makes large; random systems of 40 variables had errors of 1e-10 in coefficients of 10.
  static let pivot = 1e-7

  /// A cost this small is what rounding left of a cost that vanished.
  static let cost = 1e-9
}
