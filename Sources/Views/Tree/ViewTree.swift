// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// The views of one window: the root of their tree, and what all of them share. The window owns it.
package final class ViewTree {
  /// The window.
  private(set) weak var host: (any ViewTreeHost)?

  package let rootView: View
  package let textMeasurer: any TextMeasurer

  package let animations = AnimationSystem(now: Instant(nanoseconds: 0))

  // What changes is not visible in other modules, which spares each access a check in each frame.
  private var currentTraits: Traits
  private var isFrameRequested = false

  /// The view that is the first responder.
  weak var focusedView: View?
  /// Something looks different or lies somewhere else.
  var needsComposite = true
  private var hasReportedMissedAnimation = false
  private var nextLayer: Layer.Identifier = 1
  /// The latest one that a view got in an accessible tree; the window has the first.
  var lastAccessibilityNumber = AccessibilityTree.ID.window.view
  /// Whether anybody ever asked for an accessible tree: else nothing is kept for one.
  package internal(set) var isAccessibilityUsed = false

  package init(size: Size, traits: Traits, textMeasurer: any TextMeasurer) {
    currentTraits = traits
    self.textMeasurer = textMeasurer
    rootView = View(frame: Rect(origin: .zero, size: size))
    rootView.tree = self
    animations.requestFrame = { [weak self] in self?.setNeedsFrame() }
  }

  /// Says once that a view was animated before it was in the window.
  func reportMissedAnimation(of view: View) {
    guard !hasReportedMissedAnimation, let host else { return }
    hasReportedMissedAnimation = true
    host.request(
      .notice(
        "an animation of \(type(of: view)) ended immediately, because the view was in no window when it began"
      ))
  }

  package func setHost(_ host: any ViewTreeHost) {
    self.host = host
  }

  /// The traits in force around the root view.
  package var traits: Traits { currentTraits }

  package func setTraits(_ traits: Traits) {
    currentTraits = traits
  }

  /// Which presses are double clicks. Default as GTK and Qt have it; a host says what the desktop wants.
  package var multiClick = MultiClick()

  /// The color where no view draws; nil for the theme's `window` color.
  package var backgroundColor: ColorRole?

  package var size: Size { rootView.frame.size }

  /// Whether a step would change anything.
  package var needsFrame: Bool {
    isFrameRequested || animations.isActive || animations.isAlarmDue
  }

  /// Moves what is moving. What changes until `endStep()` is in the frame of this step and asks for no other.
  package func beginStep(to instant: Instant) {
    isFrameRequested = true
    animations.advance(to: instant)
  }

  package func endStep() {
    isFrameRequested = false
  }

  package func setNeedsFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    host?.treeNeedsFrame()
  }

  /// Something looks different or lies somewhere else: the next step makes a frame.
  package func setNeedsComposite() {
    needsComposite = true
    setNeedsFrame()
  }

  /// Whether a view needs layout.
  package var needsLayout: Bool { rootView.subtreeNeedsLayout || rootView.needsLayout }

  /// Lays out all that needs it. Layout that asks for more layout gets a few rounds of it.
  package func layoutIfNeeded() {
    let limit = 8
    for _ in 0..<limit where rootView.subtreeNeedsLayout || rootView.needsLayout {
      rootView.layoutIfNeeded()
    }
  }

  /// Gives layers to the views that need one.
  func updateLayers() {
    if rootView.layer == nil {
      rootView.layer = makeLayer()
      rootView.setNeedsDisplay()
    }
    if rootView.needsLayerUpdate { rootView.updateLayers(making: makeLayer) }
  }

  func makeLayer() -> Layer {
    defer { nextLayer += 1 }
    return Layer(identifier: nextLayer)
  }

  /// The deepest view at a point of the window that takes input; `passed` becomes the first view on the way
  /// through that takes no input and has something to say.
  package func hitTest(_ point: Point, passing passed: inout View?) -> View? {
    let hit = rootView.hitTest(point, passing: &passed)
    return hit === rootView ? nil : hit
  }
}

extension View {
  /// The window that the view is in.
  package var treeHost: (any ViewTreeHost)? { tree?.host }

  package var isInWindow: Bool { tree != nil }
}
