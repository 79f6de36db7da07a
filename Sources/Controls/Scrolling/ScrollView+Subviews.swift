// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// What lies in the view itself: the view that holds the content, the scroll bars, and what a program puts beside them.
extension ScrollView {
  /// The view in whose coordinates the content lies.
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

  /// A program's subview scrolls, as in UIKit: the view scrolls itself, and its own parts stay where they are seen.
  func partAdded(_ subview: View) {
    let isOwn = subview === contentView || subview is ScrollIndicator
    guard !isOwn, !hasSubviewsOfOthers, scrollsSubviews else { return }
    hasSubviewsOfOthers = true
    scrollSubviews()
  }

  func scrollSubviews() {
    boundsOrigin = contentOffset
    placeParts()
  }

  /// The program's views lie between the empty view of the content, which would take their presses, and the scroll bars.
  func orderParts() {
    guard hasSubviewsOfOthers else { return }
    if contentView.superview === self { sendSubviewToBack(contentView) }
    for axis in [vertical, horizontal] where axis.indicator.superview === self {
      bringSubviewToFront(axis.indicator)
    }
  }
}
