// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

struct LayoutState {
  private(set) var needsLayout = true
  private(set) var subtreeNeedsLayout = true
  /// The single subview whose subtree needs layout; nil if there is none or more than one.
  private(set) var soleSubview: View?
  /// The height of the view tree rooted here, 1 without subviews.
  private(set) var subtreeDepth = 1

  private(set) var isArranged = false
  private(set) var sizeFollowsSubviews = false
  /// Whether the content size of the view or of a view inside it has changed since the superview cleared this flag.
  private(set) var hasNewContentSize = false
  private(set) var wasMeasuredOutsideWindow = false
  private(set) var contentPriorities: ContentPriorities?

  // MARK: The pass

  mutating func setNeedsLayout() {
    needsLayout = true
    subtreeNeedsLayout = true
  }

  mutating func setNeedsLayoutInCurrentPass() { needsLayout = true }

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

  /// Clears the flag before the subviews are laid out. Later requests belong to the same pass.
  mutating func beginLayout() { needsLayout = false }

  /// Called when the subviews are laid out. Returns the single subview whose subtree needs layout, if any.
  mutating func beginSubviews() -> View? {
    subtreeNeedsLayout = false
    guard let sole = soleSubview else { return nil }
    soleSubview = nil
    return sole
  }

  mutating func clearSoleSubview() { soleSubview = nil }

  mutating func setSubtreeDepth(_ levels: Int) { self.subtreeDepth = levels }

  // MARK: The content size

  mutating func setArranged(_ arranged: Bool) { isArranged = arranged }

  mutating func setSizeFollowsSubviews() { sizeFollowsSubviews = true }

  mutating func setNewContentSize(_ new: Bool) { hasNewContentSize = new }

  mutating func setMeasuredOutsideWindow(_ outside: Bool) { wasMeasuredOutsideWindow = outside }

  mutating func setContentPriorities(_ priorities: ContentPriorities) {
    contentPriorities = priorities
  }
}

/// The layer of a view, and the view's position in the tree of layers (`View+Display`).
struct LayerState {
  /// The value of `firstLayeredIndex` if no subview has or contains a layer.
  static let noLayers = Int.max

  private(set) var layer: Layer?
  private(set) var needsRecording = false
  private(set) var needsUpdate = true
  /// The index of the first subview that has or contains a layer. All subviews in front of it have one, too.
  private(set) var firstLayeredIndex = Self.noLayers
  /// The points by which text extends beyond the view; 0 unless marks are stacked on letters.
  private(set) var inkOutset = 0.0

  mutating func setLayer(_ layer: Layer?) { self.layer = layer }

  mutating func setNeedsRecording() { needsRecording = true }

  mutating func clearNeedsRecording() { needsRecording = false }

  mutating func setNeedsUpdate() { needsUpdate = true }

  mutating func beginUpdate() { needsUpdate = false }

  mutating func endUpdate(firstLayeredIndex: Int) { self.firstLayeredIndex = firstLayeredIndex }

  mutating func setInkOutset(_ outset: Double) { inkOutset = outset }

  mutating func resetForNewWindow() {
    layer = nil
    needsRecording = false
    needsUpdate = true
    firstLayeredIndex = Self.noLayers
  }
}

/// A view that changes its appearance when an image has loaded, or reports that it cannot be loaded.
package protocol ImageObserver: View {
  func imagesDidLoad()
}
