// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

extension PopoverPresentationController: FrameObserver {
  /// The distance between the arrow's tip and its anchor, in points.
  private static let gap = 2.0

  var anchor: PopoverAnchor {
    barButtonItem.map { PopoverAnchor(view: $0.visibleView) }
      ?? PopoverAnchor(view: sourceView, rect: sourceRect)
  }

  var contentSize: Size {
    let preferredSize = presentedViewController.preferredContentSize
    return Size(
      preferredSize.width > 0 ? preferredSize.width : Self.defaultSize.width,
      preferredSize.height > 0 ? preferredSize.height : Self.defaultSize.height)
  }

  func placement(in container: Rect) -> PopoverPlacement? {
    guard
      let anchorRect = placementState.anchorRect ?? containerView.flatMap({ anchor.frame(in: $0) })
    else {
      return nil
    }
    let traits = presentedViewController.traits
    var geometry = PopoverGeometry(container: container, anchor: anchorRect, size: contentSize)
    geometry.margins = popoverLayoutMargins
    geometry.permittedDirections = permittedArrowDirections
    geometry.currentDirection = placementState.currentPlacement?.arrowDirection
    geometry.arrowSize = PopoverCard.arrowSize
    geometry.cornerRadius = traits.theme.metrics.cardRadius
    geometry.gap = Self.gap
    geometry.canOverlap = canOverlapSourceViewRect
    geometry.isMirrored = traits.layoutDirection == .rightToLeft
    return geometry.placement
  }

  func setNeedsPlacementUpdate() {
    containerView?.setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the target of the arrow if there never was an anchor.
  func centerRect(of view: View) -> Rect {
    Rect(origin: view.bounds.center, size: .zero)
  }

  func reposition() {
    guard let delegate = delegate as? any PopoverPresentationDelegate,
      let view = anchor.view
    else { return }
    var rect = anchor.rect
    var source = view
    delegate.popoverPresentationController(self, willRepositionTo: &rect, in: &source)
    guard source !== view || rect != anchor.rect else { return }
    barButtonItem = nil
    sourceView = source
    sourceRect = rect
  }

  // MARK: Anchor changes

  public func windowWillMakeFrame(_ window: Window) {
    guard let containerView, card != nil else { return }
    guard let anchorRect = anchor.frame(in: containerView) else { return dismissForNoAnchor() }
    if anchorRect != placementState.anchorRect { containerView.setNeedsLayout() }
  }
}

/// The current placement of a popover's card, and the target of its change.
struct PopoverPlacementState {
  private(set) var currentPlacement: PopoverPlacement?
  /// The placement at the end of a change of size.
  private(set) var targetPlacement: PopoverPlacement?
  /// The last rectangle of the anchor in the container view. It is kept during the dismissal.
  private(set) var anchorRect: Rect?
  private(set) var containerSize: Size?
  private(set) var isDismissing = false
  private var resizeAnimation: (from: PopoverPlacement, animator: Animator)?
  private var lastOverrideTraits: TraitOverrides?

  mutating func begin() {
    isDismissing = false
    currentPlacement = nil
    containerSize = nil
  }

  mutating func setDismissing(_ leaving: Bool) { isDismissing = leaving }

  mutating func beginLayout(in size: Size, anchorRect: Rect) {
    containerSize = size
    self.anchorRect = anchorRect
  }

  /// Returns the placement to show, which moves to the target during a change of size.
  mutating func updatePlacement(to target: PopoverPlacement) -> PopoverPlacement {
    self.targetPlacement = target
    var placement = target
    if let resizeAnimation, resizeAnimation.animator.isRunning {
      placement = resizeAnimation.from.interpolated(
        to: target, fraction: resizeAnimation.animator.value)
    }
    currentPlacement = placement
    return placement
  }

  mutating func beginResizing(from placement: PopoverPlacement, _ animator: Animator) {
    resizeAnimation = (placement, animator)
  }

  mutating func endResizing() -> Animator? {
    defer { resizeAnimation = nil }
    return resizeAnimation?.animator
  }

  /// Stores the traits, and returns whether they differ from the last ones.
  mutating func recordOverrideTraits(_ traits: TraitOverrides?) -> Bool {
    defer { lastOverrideTraits = traits }
    return traits != lastOverrideTraits
  }

  mutating func end() -> Animator? {
    currentPlacement = nil
    targetPlacement = nil
    anchorRect = nil
    return endResizing()
  }
}

/// The view, or the part of a view, that a popover or a menu is shown next to.
public struct PopoverAnchor {
  /// The view that the popover or menu is shown next to. The reference is weak.
  public weak var view: View?

  /// The part of `view` that the popover or menu is next to, in the view's coordinates. Default nil: the whole view.
  public var rect: Rect?

  /// Creates an anchor with a weak reference to the view. `rect` is in the view's coordinates; nil for the whole view.
  public init(view: View?, rect: Rect? = nil) {
    self.view = view
    self.rect = rect
  }

  /// Returns the visible part of the anchor in the container view's coordinates; nil if the view was removed, is
  /// hidden, or was scrolled out of the visible area.
  public func frame(in container: View) -> Rect? {
    view?.visibleRect(of: rect).map { container.convert($0, from: nil) }
  }
}
