// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Shows a controller as a sheet, like UIKit's `UISheetPresentationController`. A page sheet is at the bottom edge, at
/// the height of one of its detents. A form sheet is centered, or at the bottom edge in a compact width.
///
/// The user changes the height by dragging the upper part of the sheet with the mouse, or any part with a finger, with
/// Alt and the arrow keys, or with the grabber. Dragging the sheet down, Escape, or a press outside of the sheet
/// dismisses it. If `isModalInPresentation` or the delegate prevents this, the sheet returns to its detent.
public final class SheetPresentationController: PresentationController {
  /// The heights at which the sheet can stay. Default: only `large`. The sheet also has that height if all detents are
  /// custom detents that return nil. A centered form sheet ignores the detents. Traps if the array is empty.
  public var detents = [Detent.large] {
    willSet { require(!newValue.isEmpty, "A sheet needs at least one detent") }
    didSet { invalidateDetents() }
  }

  /// The identifier of the selected detent. If it is nil (default) or unknown, the lowest detent is used. The user
  /// changes it by dragging. Setting it moves the sheet: animated inside `animateChanges(_:)`, otherwise immediately.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      if selectedDetentIdentifier != oldValue { updateForSelectedDetent() }
    }
  }

  /// The highest detent at which the content behind the sheet is usable and not dimmed. Default nil: always dimmed.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      guard largestUndimmedDetentIdentifier != oldValue else { return }
      updateDimming()
      setNeedsInteractionUpdate()
    }
  }

  /// Whether dragging scrollable content up enlarges the sheet, if possible, instead of scrolling. Default true.
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet's grabber is visible. A centered form sheet has none. Default false, as in UIKit.
  public var prefersGrabberVisible = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether the sheet has a close button; it covers the view's upper trailing 48 × 40 points. Default false.
  public var prefersCloseButtonVisible = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The corner radius of the sheet in points. Default nil: the theme's radius.
  public var preferredCornerRadius: Double? {
    didSet { applyStyle() }
  }

  /// Called when the user has selected another detent of the sheet. Default nil.
  public var onDetentChange: ((Detent.Identifier) -> Void)?

  private(set) var card: SheetCard?
  let dimmingView = View()
  /// The edge of another sheet, visible if this sheet hides the one behind it.
  let edgeView = View()
  let tracker = DragTracker(axis: .vertical)

  /// The height during a drag or an animation; nil at the selected detent.
  private(set) var position: Double?
  private(set) var heightAnimator: Animator?
  private(set) var drag: SheetDrag?
  /// Whether the current press may drag the sheet, and whether its movement does.
  private var isDragPossible = false
  private(set) var isDragConfirmed = false
  private var laidOutHeight: Double?
  /// The initial velocity of the next animation, in points per second.
  private var nextVelocity = 0.0
  private var isAnimatingChanges = false
  private var lastOverrideTraits: TraitOverrides?
  private var laidOutSize = Size.zero
  private var couldStep = false

  // MARK: Detents

  /// Computes the heights of the detents again, for example after the result of a custom detent has changed.
  public func invalidateDetents() {
    containerView?.setNeedsLayout()
    updateDimming()
    setNeedsInteractionUpdate()
  }

  /// Performs changes of the sheet with an animation, such as a change of `selectedDetentIdentifier`.
  public func animateChanges(_ changes: () -> Void) {
    let outer = isAnimatingChanges
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = outer
  }

  private func updateForSelectedDetent() {
    guard containerView != nil else { return }
    if isAnimatingChanges {
      settle(velocity: 0)
    } else {
      moveToTarget()
    }
    setNeedsInteractionUpdate()
  }

  func select(_ identifier: Detent.Identifier, velocity: Double) {
    nextVelocity = velocity
    animateChanges { selectedDetentIdentifier = identifier }
    nextVelocity = 0
  }

  // MARK: Placing

  public override var presentedView: View? { card ?? super.presentedView }

  public override var frameOfPresentedViewInContainerView: Rect {
    let geometry = geometry
    var frame = geometry.frame(at: position ?? targetHeight)
    // The extra height hides the lower corners, and fills the gap below a sheet above its highest detent.
    if !geometry.isCard { frame.size.height += cornerRadius + SheetGeometry.maximumStretch }
    return frame
  }

  public override func size(withContainerSize containerSize: Size) -> Size {
    let geometry = geometry(in: containerSize)
    return Size(geometry.width, geometry.contentHeight(at: targetHeight(in: geometry)))
  }

  public override func containerViewWillLayoutSubviews() {
    let size = containerSize
    dimmingView.frame = Rect(origin: .zero, size: size)
    guard size != laidOutSize else { return }
    laidOutSize = size
    // A running animation has a target in the old size.
    if heightAnimator != nil { moveToTarget() }
  }

  public override func containerViewDidLayoutSubviews() {
    card?.setNeedsLayout()
    laidOutHeight = position ?? targetHeight
    updateGrabber()
    layOutEdge()
    let pins = overrideTraits
    guard pins != lastOverrideTraits else { return }
    lastOverrideTraits = pins
    setNeedsOverrideTraitsUpdate()
  }

  private func updateGrabber() {
    guard let grabber = card?.grabber else { return }
    grabber.isHidden = !prefersGrabberVisible || geometry.isCard
    card?.closeButton.isHidden = !prefersCloseButtonVisible
    guard canStep != couldStep else { return }
    couldStep = canStep
    // The grabber may have been first responder.
    if containerView?.window != nil {
      containerView?.window?.focus.validateFirstResponder()
      setNeedsInteractionUpdate()
    }
  }

  public override var overrideTraits: TraitOverrides? {
    cardTraits(for: geometry.width)
  }

  // MARK: Drags and animation

  /// - Parameter isConfirmed: Whether the press drags the sheet without further checks; nil if it cannot.
  func setDragPossible(isConfirmed: Bool?) {
    isDragPossible = isConfirmed != nil
    if let isConfirmed { isDragConfirmed = isConfirmed }
  }

  func beginDrag(_ drag: SheetDrag) { self.drag = drag }

  func endDrag() -> SheetDrag? {
    defer { drag = nil }
    return drag
  }

  func show(_ height: Double) {
    position = height
    containerView?.setNeedsLayout()
    updateDimming()
  }

  func stopHeightAnimator() {
    heightAnimator?.stop()
    heightAnimator = nil
  }

  func moveToTarget() {
    stopHeightAnimator()
    position = nil
    containerView?.setNeedsLayout()
    updateDimming()
  }

  /// Animates the sheet from its current height to the selected detent.
  func settle(velocity: Double) {
    stopHeightAnimator()
    let velocity = velocity == 0 ? nextVelocity : velocity
    guard let window = containerView?.window, !presentedViewController.traits.reducesMotion,
      transition == nil, let from = position ?? laidOutHeight, from != targetHeight || velocity != 0
    else { return moveToTarget() }
    show(from)
    heightAnimator = window.animations.animate(
      from: from, to: targetHeight, velocity: velocity, motion: .spring(Self.spring),
      precision: 0.25,
      onChange: { [weak self] height in self?.show(height) },
      completion: { [weak self] finished in
        guard finished, let self else { return }
        heightAnimator = nil
        moveToTarget()
      })
  }

  private func endTransitionDrag() {
    if drag?.drivesTransition ?? false {
      drag = nil
      tracker.cancelSilently()
    }
    updateDimming()
  }

  // MARK: Interaction

  public override var allowsInteractionWithPresenter: Bool {
    guard let undimmed = height(of: largestUndimmedDetentIdentifier, in: geometry) else {
      return false
    }
    return targetHeight <= undimmed
  }

  public override func shouldReceivePointer(at point: Point) -> Bool {
    !allowsInteractionWithPresenter || card?.frame.contains(point) == true
  }

  public override func didClickOutside() {
    attemptToDismiss()
  }

  /// Returns whether a vertical drag moves the sheet instead of scrolling its content: up while the sheet can be
  /// enlarged, down if the content cannot scroll.
  public override func shouldClaimDrag(_ drag: DragAttempt) -> Bool {
    guard isDragPossible, abs(drag.translation.y) > abs(drag.translation.x) else { return false }
    let takes =
      drag.translation.y < 0
      ? prefersScrollingExpandsWhenScrolledToEdge && targetHeight < geometry.highest
      : !drag.canScroll
    if takes { isDragConfirmed = true }
    return takes
  }

  // MARK: Presentation and dismissal

  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.wantsLayer = true
    addDimming(dimmingView) { [weak self] in self?.dimmingAlpha ?? 0 }
    edgeView.wantsLayer = true
    edgeView.isUserInteractionEnabled = false
    containerView.addSubview(edgeView)
    let card = SheetCard(self)
    self.card = card
    card.accessibilityLabel = presentedViewController.title
    updateGrabber()
    if let view = presentedViewController.view { card.insertSubview(view, at: 0) }
    installDrag(on: containerView)
    lastOverrideTraits = overrideTraits
    laidOutSize = containerSize
    applyStyle()
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    endTransitionDrag()
  }

  public override func dismissalTransitionWillBegin() {
    animateAlongsideTransition { [weak self] in self?.dimmingView.alpha = 0 }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    endTransitionDrag()
    if !completed { settle(velocity: 0) }
  }

  public override func setPresentedViewHidden(_ isHidden: Bool) {
    for part in [card, edgeView] {
      part?.transform = isHidden ? .translation(0, dismissalDistance) : .identity
    }
  }

  /// The distance in points between the sheet and its position outside of the container.
  var dismissalDistance: Double {
    guard let card else { return 0 }
    return max(1, containerSize.height - card.frame.minY + Theme.cardBlur)
  }

  public override var transitionMotion: TimingParameters {
    transitionVelocity == 0 ? super.transitionMotion : .spring(Self.spring)
  }
}

extension ViewController {
  /// The sheet presentation controller that shows or will show this controller; nil if its style is not a sheet.
  public var sheetPresentationController: SheetPresentationController? {
    let upcoming: PresentationController? =
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet: presentationController
      default: nil
      }
    guard let controller = runningPresentationController ?? upcoming else { return nil }
    return controller as? SheetPresentationController
      ?? controller.effectiveController as? SheetPresentationController
  }
}
