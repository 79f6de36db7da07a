// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The subviews of the scroll view: the content view, the scroll bars, and the subviews that the program has added.
extension ScrollView {
  /// The view whose coordinates the content has: the scroll view itself if the program has added subviews to it.
  var contentHolder: View { hasSubviewsOfOthers ? self : contentView }

  /// Places the content's view and the scroll bars over what shows. The vertical bar is where lines end.
  func placeParts() {
    contentView.frame = bounds
    let strip = ScrollIndicator.stripWidth
    // Two bars leave the corner where they would meet empty.
    let corner = Size(vertical.isScrollable ? strip : 0, horizontal.isScrollable ? strip : 0)
    let room = bounds.inset(by: insets)
    let isMirrored = traits.layoutDirection == .rightToLeft
    vertical.indicator.frame = Rect(
      isMirrored ? room.minX : room.maxX - strip, room.minY, strip,
      max(0, room.height - corner.height))
    horizontal.indicator.frame = Rect(
      room.minX + (isMirrored ? corner.width : 0), room.maxY - strip,
      max(0, room.width - corner.width), strip)
  }

  func scrollSubviews() {
    boundsOrigin = contentOffset
    placeParts()
  }

  /// Moves the content view behind the program's subviews, since it would receive their presses, and the scroll bars in
  /// front of them.
  func orderParts() {
    guard hasSubviewsOfOthers else { return }
    if contentView.superview === self { sendSubviewToBack(contentView) }
    for axis in [vertical, horizontal] where axis.indicator.superview === self {
      bringSubviewToFront(axis.indicator)
    }
  }
}

extension ScrollView {
  /// The maximum number of passes that measure visible rows: each may push other rows out. Two are nearly always enough.
  static let maximumPasses = 8

  /// Shows rows whose heights are known once they are measured. A row that showed already keeps its place when one above it
  /// turns out different, and so does the first one after a leap. At the end of the content the end stays.
  ///
  /// - Parameters:
  ///   - known: The rows that have views.
  ///   - shown: The rows that show, as far as heights are known.
  ///   - top: Where a row begins.
  ///   - keepsEnd: Whether the end stays where the content is scrolled to it.
  ///   - measure: Gives views to rows, and measures them; returns whether one has another height than was thought. Then the
  ///     content has another height, too.
  func showMeasuredRows(
    known: () -> Range<Int>, shown: () -> Range<Int>, top: (Int) -> Double, keepsEnd: Bool = true,
    measure: (Range<Int>) -> Bool
  ) {
    for _ in 0..<Self.maximumPasses {
      let (known, shown) = (known(), shown())
      let anchor =
        known.overlaps(shown) ? max(shown.lowerBound, known.lowerBound) : shown.lowerBound
      let place = top(anchor)
      let end = maximumOffset
      let isAtEnd = keepsEnd && end > 0 && offset >= end
      guard measure(shown) else { return }
      contentAboveGrew(by: isAtEnd ? maximumOffset - end : top(anchor) - place)
    }
  }
}

/// What a scroll view scrolls.
final class ScrollContentView: View {
  override func layoutSubviews() {
    guard let scrollView = superview as? ScrollView else { return }
    if let size = scrolledContentSize { scrollView.contentSize = size }
    scrollView.contentWishesChanged()
  }
}

/// A view above a scroll view that collapses before the content scrolls, and expands when the
/// content is back at its start: a bar with a large title.
public protocol ScrollHeader: AnyObject {
  /// Points by which it can collapse. 0 for a header that does not.
  var scrollHeaderLength: Double { get }

  /// Points by which the header is collapsed, 0…`scrollHeaderLength`. The scroll view sets it while
  /// a person or code scrolls. The owner of both gives the scroll view the room that the header
  /// leaves.
  var scrollHeaderCollapse: Double { get set }
}
