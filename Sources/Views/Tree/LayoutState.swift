// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

struct LayoutState {
  var needsLayout = true
  private(set) var subtreeNeedsLayout = true
  /// The single subview whose subtree needs layout; nil if there is none or more than one.
  var soleSubview: View?
  /// The height of the view tree rooted here, 1 without subviews.
  var subtreeDepth = 1

  var isArranged = false
  var sizeFollowsSubviews = false
  /// Whether the content size of the view or of a view inside it has changed since the superview cleared this flag.
  var hasNewContentSize = false
  var wasMeasuredOutsideWindow = false
  var contentPriorities: ContentPriorities?

  mutating func setNeedsLayout() {
    needsLayout = true
    subtreeNeedsLayout = true
  }

  /// Marks the subtree because a subview needs layout. Returns false if the subtree is already marked.
  mutating func markSubtree(for subview: View) -> Bool {
    guard !subtreeNeedsLayout else {
      if soleSubview !== subview { soleSubview = nil }
      return false
    }
    soleSubview = subview
    subtreeNeedsLayout = true
    return true
  }

  /// Called when the subviews are laid out. Returns the single subview whose subtree needs layout, if any.
  mutating func beginSubviews() -> View? {
    subtreeNeedsLayout = false
    guard let sole = soleSubview else { return nil }
    soleSubview = nil
    return sole
  }
}

/// The layer of a view, and the view's position in the tree of layers (`View+Display`).
struct LayerState {
  /// The value of `firstLayeredIndex` if no subview has or contains a layer.
  static let noLayers = Int.max

  var layer: Layer?
  var needsRecording = false
  var needsUpdate = true
  /// The index of the first subview that has or contains a layer. All subviews in front of it have one, too.
  var firstLayeredIndex = Self.noLayers
  /// The points by which text extends beyond the view; 0 unless marks are stacked on letters.
  var inkOutset = 0.0

  mutating func resetForNewWindow() {
    layer = nil
    needsRecording = false
    needsUpdate = true
    firstLayeredIndex = Self.noLayers
  }
}
