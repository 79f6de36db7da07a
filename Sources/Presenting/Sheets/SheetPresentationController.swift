// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// Shows a controller as a sheet: a page sheet stands on the bottom edge and rests at its detents, a
/// form sheet floats in the middle where there is room beside it. UIKit's
/// `UISheetPresentationController`.
///
/// A person drags it by its upper part, with a finger by all of it, with Alt and the arrow keys, or
/// with the grabber; down and away, or with Escape or a press beside it, they dismiss it, unless
/// `isModalInPresentation` or the delegate says no: then it springs back.
public final class SheetPresentationController: PresentationController {
  /// The heights it can rest at, at least one; none stops the program. Default: large alone, and so where
  /// none of them applies. A form sheet in the middle has one height.
  public var detents = [Detent.large] {
    willSet { require(!newValue.isEmpty, "A sheet needs a detent to rest at") }
    didSet { invalidateDetents() }
  }

  /// Where it rests; nil, or a name that no detent has, for the lowest. A person changes it by dragging. Setting it moves the sheet at
  /// once, inside `animateChanges(_:)` animated.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      if selectedDetentIdentifier != oldValue { selectionChanged() }
    }
  }

  /// The highest detent at which what lies behind is neither dimmed nor out of reach. Default nil:
  /// it always is.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      guard largestUndimmedDetentIdentifier != oldValue else { return }
      updateDimming()
      interactionChanged()
    }
  }

  /// Whether a drag of scrolling content makes a larger sheet before it scrolls. Default true.
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the bar that shows that the sheet can be dragged is there; not on a form sheet in the
  /// middle. Default false, as UIKit.
  public var prefersGrabberVisible = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether a button in the upper trailing corner lets the user dismiss the sheet, as Escape does. It covers 40 points of the
  /// presented view. Default false.
  public var prefersCloseButtonVisible = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Points; nil for the theme's. Default nil.
  public var preferredCornerRadius: Double? {
    didSet { style() }
  }

  /// Hears when a person has chosen another detent.
  public var onDetentChange: ((Detent.Identifier) -> Void)?

  private(set) var card: SheetCard?
  let dimming = View()
  /// The edge of another sheet, for a sheet below that this one hides.
  let edge = View()
  let tracker = DragTracker(axis: .vertical)

  /// The height while it is dragged or on its way to a rest; nil at rest.
  private(set) var position: Double?
  private(set) var motion: Animator?
  private(set) var drag: SheetDrag?
  /// Whether the press that is down may drag the sheet, and whether a movement of it does.
  private var isDragPossible = false
  private(set) var isDragSure = false
  /// The height that was laid out last.
  private var shownHeight: Double?
  /// Points a second that the next settling begins with.
  private var nextVelocity = 0.0
  private var isAnimatingChanges = false
  private var pinnedTraits: TraitOverrides?
  private var laidOutSize = Size.zero
  private var couldStep = false

  // MARK: Detents

  /// Asks the detents for their heights again.
  public func invalidateDetents() {
    containerView?.setNeedsLayout()
    updateDimming()
    interactionChanged()
  }

  /// Animates what changes the sheet inside, such as `selectedDetentIdentifier`.
  public func animateChanges(_ changes: () -> Void) {
    let outer = isAnimatingChanges
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = outer
  }

  private func selectionChanged() {
    guard containerView != nil else { return }
    if isAnimatingChanges {
      settle(velocity: 0)
    } else {
      rest()
    }
    interactionChanged()
  }

  /// Selects a detent. The sheet goes there with a velocity in points per second.
  func select(_ identifier: Detent.Identifier, velocity: Double) {
    nextVelocity = velocity
    animateChanges { selectedDetentIdentifier = identifier }
    nextVelocity = 0
  }

  // MARK: Placing

  public override var presentedView: View? { card ?? super.presentedView }

  public override var frameOfPresentedViewInContainerView: Rect {
    let geometry = geometry
    var frame = geometry.frame(at: position ?? restHeight)
    // The lower corners lie outside, and what a pull above the highest detent uncovers is there.
    if !geometry.isCard { frame.size.height += cornerRadius + SheetGeometry.limit }
    return frame
  }

  public override func size(withContainerSize containerSize: Size) -> Size {
    let geometry = geometry(in: containerSize)
    return Size(geometry.width, geometry.contentHeight(at: restHeight(in: geometry)))
  }

  public override func containerViewWillLayoutSubviews() {
    let size = containerSize
    dimming.frame = Rect(origin: .zero, size: size)
    guard size != laidOutSize else { return }
    laidOutSize = size
    // What was on its way to a rest of another room rests.
    if motion != nil { rest() }
  }

  public override func containerViewDidLayoutSubviews() {
    card?.setNeedsLayout()
    shownHeight = position ?? restHeight
    updateGrabber()
    placeEdge()
    let pins = overrideTraits
    guard pins != pinnedTraits else { return }
    pinnedTraits = pins
    overrideTraitsChanged()
  }

  private func updateGrabber() {
    guard let grabber = card?.grabber else { return }
    grabber.isHidden = !prefersGrabberVisible || geometry.isCard
    card?.closeButton.isHidden = !prefersCloseButtonVisible
    guard canStep != couldStep else { return }
    couldStep = canStep
    // It may have had the keyboard.
    if containerView?.window != nil {
      containerView?.window?.focus.viewStateChanged()
      interactionChanged()
    }
  }

  /// A sheet is narrow in a wide window.
  public override var overrideTraits: TraitOverrides? {
    cardTraits(for: geometry.width)
  }

  // MARK: Dragging and settling

  /// A press is asked whether it drags the sheet; nil if it does not.
  func pressMayDrag(isSure: Bool?) {
    isDragPossible = isSure != nil
    if let isSure { isDragSure = isSure }
  }

  func beginDrag(_ drag: SheetDrag) { self.drag = drag }

  /// Returns the drag that ends; nil if there is none.
  func endDrag() -> SheetDrag? {
    defer { drag = nil }
    return drag
  }

  /// Shows the sheet at a height.
  func show(_ height: Double) {
    position = height
    containerView?.setNeedsLayout()
    updateDimming()
  }

  func stopMotion() {
    motion?.stop()
    motion = nil
  }

  /// Places the sheet at the selected detent, without a motion.
  func rest() {
    stopMotion()
    position = nil
    containerView?.setNeedsLayout()
    updateDimming()
  }

  /// Goes to the selected detent from where it is.
  func settle(velocity: Double) {
    stopMotion()
    let velocity = velocity == 0 ? nextVelocity : velocity
    guard let window = containerView?.window, !presentedViewController.traits.reducesMotion,
      transition == nil, let from = position ?? shownHeight, from != restHeight || velocity != 0
    else { return rest() }
    show(from)
    motion = window.animations.animate(
      from: from, to: restHeight, velocity: velocity, motion: .spring(Self.spring), precision: 0.25,
      onChange: { [weak self] height in self?.show(height) },
      completion: { [weak self] finished in
        guard finished, let self else { return }
        motion = nil
        rest()
      })
  }

  /// A presentation or dismissal has come to an end.
  private func movementEnded() {
    if drag?.holdsTransition ?? false {
      drag = nil
      tracker.letGo()
    }
    updateDimming()
  }

  // MARK: Reach

  public override var allowsInteractionBehind: Bool {
    guard let undimmed = height(of: largestUndimmedDetentIdentifier, in: geometry) else {
      return false
    }
    return restHeight <= undimmed
  }

  public override func shouldReceivePointer(at point: Point) -> Bool {
    !allowsInteractionBehind || card?.frame.contains(point) == true
  }

  public override func clickedOutside() {
    attemptToDismiss()
  }

  /// Scrolling content leaves a drag that it cannot follow, or should not yet.
  public override func shouldTakeDrag(_ drag: DragAttempt) -> Bool {
    guard isDragPossible, abs(drag.translation.y) > abs(drag.translation.x) else { return false }
    let takes =
      drag.translation.y < 0
      ? prefersScrollingExpandsWhenScrolledToEdge && restHeight < geometry.highest
      : !drag.canFollow
    if takes { isDragSure = true }
    return takes
  }

  // MARK: Coming and going

  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.wantsLayer = true
    addDimming(dimming) { [weak self] in self?.dimmingStrength ?? 0 }
    edge.wantsLayer = true
    edge.isUserInteractionEnabled = false
    containerView.addSubview(edge)
    let card = SheetCard(self)
    self.card = card
    card.accessibilityLabel = presentedViewController.title
    updateGrabber()
    if let view = presentedViewController.view { card.insertSubview(view, at: 0) }
    installDrag(on: containerView)
    pinnedTraits = overrideTraits
    laidOutSize = containerSize
    style()
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    movementEnded()
  }

  public override func dismissalTransitionWillBegin() {
    animateAlongsideTransition { [weak self] in self?.dimming.alpha = 0 }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    movementEnded()
    if !completed { settle(velocity: 0) }
  }

  public override func setPresentedViewHidden(_ isHidden: Bool) {
    for part in [card, edge] {
      part?.transform = isHidden ? .translation(0, wayOut) : .identity
    }
  }

  /// Points from where the sheet lies to where nothing of it shows.
  var wayOut: Double {
    guard let card else { return 0 }
    return max(1, containerSize.height - card.frame.minY + Theme.cardBlur)
  }

  public override var transitionMotion: Motion {
    transitionVelocity == 0 ? super.transitionMotion : .spring(Self.spring)
  }
}

extension ViewController {
  /// The sheet's, when this controller is or will be shown as a page sheet or form sheet.
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
