// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

extension ScrollView {
  /// The view in whose coordinates the content is placed: the scroll view itself if the program has added subviews to
  /// it.
  var contentContainer: View { hasCustomSubviews ? self : contentView }

  /// Places the content view and the scroll bars over the visible part. The vertical bar is at the trailing edge.
  func layOutParts() {
    contentView.frame = bounds
    let strip = ScrollIndicator.stripWidth
    // The corner where the two bars would meet stays empty.
    let corner = Size(vertical.isScrollable ? strip : 0, horizontal.isScrollable ? strip : 0)
    let room = bounds.inset(by: insets)
    vertical.indicator.frame = Rect(
      isMirrored ? room.minX : room.maxX - strip, room.minY, strip,
      max(0, room.height - corner.height))
    horizontal.indicator.frame = Rect(
      room.minX + (isMirrored ? corner.width : 0), room.maxY - strip,
      max(0, room.width - corner.width), strip)
  }

  func scrollSubviews() {
    boundsOrigin = contentOffset
    layOutParts()
  }

  /// Moves the content view, which would receive presses, behind the program's subviews, and the bars in front.
  func orderParts() {
    guard hasCustomSubviews else { return }
    if contentView.superview === self { sendSubviewToBack(contentView) }
    for axis in [vertical, horizontal] where axis.indicator.superview === self {
      bringSubviewToFront(axis.indicator)
    }
  }

  /// Measuring may push other rows out of sight. Two passes are nearly always enough.
  static let maximumPasses = 8

  /// Measures the visible rows, whose heights are estimates before. If a height above the first row that was already
  /// visible changes, that row does not move; nor does the first visible row after a jump. At the end of the content
  /// the end does not move, if `keepsEnd` is true. `measure` returns whether any height has changed.
  func measureVisibleRows(
    known: () -> Range<Int>, visible: () -> Range<Int>, top: (Int) -> Double, keepsEnd: Bool = true,
    measure: (Range<Int>) -> Bool
  ) {
    for _ in 0..<Self.maximumPasses {
      let (known, shown) = (known(), visible())
      let anchor =
        known.overlaps(shown) ? max(shown.lowerBound, known.lowerBound) : shown.lowerBound
      let anchorTop = top(anchor)
      let end = maximumOffset
      let isAtEnd = keepsEnd && end > 0 && offset >= end
      guard measure(shown) else { return }
      vertical.compensateGrowth(by: isAtEnd ? maximumOffset - end : top(anchor) - anchorTop)
    }
  }
}

final class ScrollContentView: View {
  override func layoutSubviews() {
    guard let scrollView = superview as? ScrollView else { return }
    if let size = scrolledContentSize { scrollView.contentSize = size }
    scrollView.contentPreferredSizeDidChange()
  }
}

/// A view above a scroll view, such as a bar with a large title. It collapses before the content scrolls, and expands
/// when the content is scrolled back to its start.
public protocol CollapsibleHeader: AnyObject {
  /// The points by which the header can collapse in total; 0 if it cannot collapse.
  var collapsibleLength: Double { get }

  /// The points by which the header is collapsed, from 0 to `collapsibleLength`. The scroll view sets it when the user
  /// or code scrolls. The container of both views resizes the scroll view accordingly.
  var collapsedLength: Double { get set }
}

extension Menu {
  /// Shows the menu with its upper leading corner at `point` of `view`. If a mouse button is held down, its release
  /// over an item chooses the item. If `byKey` is true, the first item is highlighted.
  public func show(at point: Point, in view: View, byKey: Bool = false) {
    // Relative to the scrolled content, so that the menu moves with it.
    let content = (view as? ScrollView)?.contentView ?? view
    let rect = Rect(origin: view.convert(point, to: content), size: .zero)
    makePopUp(at: rect, of: content)?.show(highlighting: nil, byKey: byKey)
  }

  /// Shows the menu below `view`, and at least as wide as `view`. If `byKey` is true, the first item is highlighted.
  public func show(under view: View, byKey: Bool = false) {
    makePopUp(of: view)?.show(highlighting: nil, byKey: byKey)
  }
}
