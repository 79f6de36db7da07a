// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

extension PopoverPresentationController: FrameFollower {
  /// Points between the arrow's tip and its anchor.
  private static let gap = 2.0

  var anchor: PopoverAnchor {
    barButtonItem.map { PopoverAnchor(view: $0.shownView) }
      ?? PopoverAnchor(view: sourceView, rect: sourceRect)
  }

  /// The presented controller's preferred size.
  var contentSize: Size {
    let wish = presentedViewController.preferredContentSize
    return Size(
      wish.width > 0 ? wish.width : Self.defaultSize.width,
      wish.height > 0 ? wish.height : Self.defaultSize.height)
  }

  func placement(in container: Rect) -> PopoverPlacement? {
    guard let anchorPlace = placing.anchorPlace ?? containerView.flatMap({ anchor.place(in: $0) })
    else {
      return nil
    }
    let traits = presentedViewController.traits
    var geometry = PopoverGeometry(container: container, anchor: anchorPlace, size: contentSize)
    geometry.margins = popoverLayoutMargins
    geometry.permittedDirections = permittedArrowDirections
    geometry.presentDirection = placing.shown?.arrowDirection
    geometry.arrow = PopoverCard.arrow
    geometry.cornerRadius = traits.theme.metrics.cardRadius
    geometry.gap = Self.gap
    geometry.canOverlap = canOverlapSourceViewRect
    geometry.isMirrored = traits.layoutDirection == .rightToLeft
    return geometry.placement
  }

  func placeChanged() {
    containerView?.setNeedsLayout()
  }

  // MARK: Layout

  /// The place that the arrow points at when there never was an anchor.
  func middle(of view: View) -> Rect {
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

  // MARK: Following

  /// The anchor may have moved, or may be gone.
  public func windowWillMakeFrame(_ window: Window) {
    guard let containerView, card != nil else { return }
    guard let place = anchor.place(in: containerView) else { return loseAnchor() }
    if place != placing.anchorPlace { containerView.setNeedsLayout() }
  }
}

/// Where a popover's card is, and where it moves to.
struct PopoverPlacing {
  /// The present placement; nil before the first layout.
  private(set) var shown: PopoverPlacement?
  /// The placement that a change of size ends at.
  private(set) var target: PopoverPlacement?
  /// The last place of the anchor in the container view. It is kept while the popover is dismissed.
  private(set) var anchorPlace: Rect?
  /// The container view's size in the last layout.
  private(set) var containerSize: Size?
  /// Whether the popover is being dismissed.
  private(set) var isLeaving = false
  private var resizing: (from: PopoverPlacement, animator: Animator)?
  private var pinnedTraits: TraitOverrides?

  mutating func begin() {
    isLeaving = false
    shown = nil
    containerSize = nil
  }

  mutating func setLeaving(_ leaving: Bool) { isLeaving = leaving }

  mutating func beginLayout(in size: Size, anchorPlace: Rect) {
    containerSize = size
    self.anchorPlace = anchorPlace
  }

  /// Returns the placement to show: on the way to the target while the size changes.
  mutating func move(to target: PopoverPlacement) -> PopoverPlacement {
    self.target = target
    var placement = target
    if let resizing, resizing.animator.isRunning {
      placement = resizing.from.interpolated(to: target, share: resizing.animator.value)
    }
    shown = placement
    return placement
  }

  mutating func beginResizing(from placement: PopoverPlacement, _ animator: Animator) {
    resizing = (placement, animator)
  }

  /// Returns the animator of the change of size that ends; nil if none runs.
  mutating func endResizing() -> Animator? {
    defer { resizing = nil }
    return resizing?.animator
  }

  /// Returns whether the traits differ from the pinned ones.
  mutating func pin(_ traits: TraitOverrides?) -> Bool {
    defer { pinnedTraits = traits }
    return traits != pinnedTraits
  }

  /// Returns the animator of the change of size that ends; nil if none runs.
  mutating func end() -> Animator? {
    shown = nil
    target = nil
    anchorPlace = nil
    return endResizing()
  }
}

/// What a popover or a menu belongs to: a view, or a place in one.
public struct PopoverAnchor {
  /// The view that holds the place; nil when it was released.
  public weak var view: View?

  /// In the view's coordinates, in points; nil for all of it. Default nil.
  public var rect: Rect?

  /// A place in `view`, which is not kept alive. `rect` is in the view's coordinates; nil for all
  /// of it.
  public init(view: View?, rect: Rect? = nil) {
    self.view = view
    self.rect = rect
  }

  /// Where it shows in the container view's coordinates; nil when it is lost: removed, hidden or
  /// scrolled out of sight.
  public func place(in container: View) -> Rect? {
    view?.shownRect(of: rect).map { container.convert($0, from: nil) }
  }
}
