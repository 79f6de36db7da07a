// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

extension PopoverPresentationController: FrameFollower {
  /// Points between the arrow's tip and its anchor.
  private static let gap = 2.0

  /// Seconds that a change of size takes.
  private static let resizeTime = 0.25

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
    guard let anchorPlace = anchorPlace ?? containerView.flatMap({ anchor.place(in: $0) }) else {
      return nil
    }
    let traits = presentedViewController.traits
    var geometry = PopoverGeometry(container: container, anchor: anchorPlace, size: contentSize)
    geometry.margins = popoverLayoutMargins
    geometry.permittedDirections = permittedArrowDirections
    geometry.presentDirection = shown?.arrowDirection
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

  func placeCard() {
    guard let containerView, let card else { return }
    let size = containerView.bounds.size
    if let laidOutSize, laidOutSize != size { reposition() }
    laidOutSize = size
    // Without an anchor, or while it is being dismissed, the card stays where it was.
    anchorPlace = anchor.place(in: containerView) ?? anchorPlace ?? middle(of: containerView)
    guard let target = placement(in: containerView.bounds) else { return }
    self.target = target
    if let resize, resize.animator.isRunning {
      shown = resize.from.interpolated(to: target, share: resize.animator.value)
    } else {
      shown = target
    }
    if let shown { card.show(shown, contentSize: target.frame.size) }
  }

  /// The place that the arrow points at when there never was an anchor.
  private func middle(of view: View) -> Rect {
    Rect(origin: view.bounds.center, size: .zero)
  }

  func pinTraits() {
    let pins = overrideTraits
    guard pins != pinnedTraits else { return }
    pinnedTraits = pins
    overrideTraitsChanged()
  }

  private func reposition() {
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
    if place != anchorPlace { containerView.setNeedsLayout() }
  }

  /// The delegate is not asked: the popover's anchor is gone, so it cannot stay.
  private func loseAnchor() {
    guard !isGoing else { return }
    isGoing = true
    presentingViewController?.dismiss(animated: true) { [self] in
      guard presentingViewController == nil else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  // MARK: Size

  /// The card grows or shrinks in an animation; its content has the new size at once.
  func resizeCard() {
    guard let containerView, let shown, card != nil else { return }
    resize?.animator.stop()
    resize = nil
    containerView.setNeedsLayout()
    guard let window = containerView.window, transition == nil,
      !presentedViewController.traits.reducesMotion
    else { return }
    let animator = window.animations.animate(
      from: 0, to: 1, motion: .curve(.easeInOut, duration: Self.resizeTime)
    ) { [weak containerView] _ in
      containerView?.setNeedsLayout()
    } completion: { [weak self] _ in
      self?.resize = nil
    }
    resize = (shown, animator)
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
