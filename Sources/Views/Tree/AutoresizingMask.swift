// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// The lengths and margins of a view's frame that change with the superview's size.
public nonisolated struct AutoresizingMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  /// The distance from the superview's left edge changes with the superview's width.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width of the view changes with the superview's width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the superview's right edge changes with the superview's width.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the superview's upper edge changes with the superview's height.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height of the view changes with the superview's height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the superview's lower edge changes with the superview's height.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The width and the height of the view change with the superview's size; the distances from its edges are fixed.
  public static let fill: AutoresizingMask = [.flexibleWidth, .flexibleHeight]

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns the frame after the superview's size has changed from `old` to `new`. The change is distributed among the
  /// flexible parts in proportion to their size, as in UIKit, or evenly if all of them are zero.
  package func resize(_ frame: Rect, from old: Size, to new: Size) -> Rect {
    let (x, width) = resize(
      start: frame.minX, length: frame.width, from: old.width, to: new.width,
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let (y, height) = resize(
      start: frame.minY, length: frame.height, from: old.height, to: new.height,
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return Rect(x, y, width, height)
  }

  private func resize(
    start: Double, length: Double, from old: Double, to new: Double, _ masks: [AutoresizingMask]
  ) -> (start: Double, length: Double) {
    let change = new - old
    guard change != 0 else { return (start, length) }
    let parts = [start, length, old - start - length]
    let flags = masks.map(contains)
    let count = flags.count { $0 }
    guard count > 0 else { return (start, length) }
    let total = zip(parts, flags).reduce(0) { $1.1 ? $0 + max(0, $1.0) : $0 }
    func portion(_ index: Int) -> Double {
      guard flags[index] else { return 0 }
      return total > 0 ? change * max(0, parts[index]) / total : change / Double(count)
    }
    return (start + portion(0), max(0, length + portion(1)))
  }
}
