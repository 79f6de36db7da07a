// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// Shows a controller as a popover: a card with an arrow that points at a view, a part of a view or a bar button, like
/// UIKit's `UIPopoverPresentationController`.
///
/// Get it from `popoverPresentationController` of a controller whose `modalPresentationStyle` is `popover`, and set its
/// anchor before you present the controller.
///
/// The card has the size of the controller's `preferredContentSize`, follows its anchor, and stays inside the window.
/// It is dismissed by Escape, by a press outside of it, and when the anchor is removed, hidden or scrolled out of the
/// visible area. The presenter receives no appearance callbacks (containment contract 5.3).
///
/// If the horizontal size class is compact, the controller is shown as a sheet. A delegate that returns `none` from
/// `adaptivePresentationStyle(for:traits:)` keeps the popover.
public final class PopoverPresentationController: PresentationController, TransientPresentation {
  /// The size of a popover whose controller has no preferred size, in points. The width is UIKit's.
  package static let defaultSize = Size(320, 320)

  /// The view that the arrow points at. The reference is weak, and the popover is dismissed when the view is removed.
  /// Default nil. Presenting without a view or a bar button traps.
  public weak var sourceView: View? {
    didSet {
      if sourceView != nil { hadSource = true }
      setNeedsPlacementUpdate()
    }
  }

  /// The part of `sourceView` that the arrow points at, in that view's coordinates. Default nil: the whole view.
  public var sourceRect: Rect? {
    didSet { setNeedsPlacementUpdate() }
  }

  /// The bar button that the arrow points at, instead of a view. Default nil.
  public weak var barButtonItem: BarButtonItem? {
    didSet {
      if barButtonItem != nil { hadSource = true }
      setNeedsPlacementUpdate()
    }
  }

  /// The permitted directions of the arrow. Default any. The first one with enough space is used, in the order up,
  /// down, left, right (in a right-to-left layout: up, down, right, left). If the set is empty, the popover has no
  /// arrow and covers its anchor, as in UIKit.
  public var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { setNeedsPlacementUpdate() }
  }

  /// The current direction of the arrow. Empty if the popover is not shown, or has no space next to the anchor.
  public var arrowDirection: PopoverArrowDirection {
    placementState.currentPlacement?.arrowDirection ?? []
  }

  /// The views behind the popover that can be used while it is shown. Default none.
  public var passthroughViews: [View] = [] {
    didSet { setNeedsInteractionUpdate() }
  }

  /// Whether a popover with too little space next to its anchor covers the anchor and keeps its size. Default false:
  /// the popover becomes smaller, as in UIKit.
  public var canOverlapSourceViewRect = false {
    didSet { setNeedsPlacementUpdate() }
  }

  /// The minimum distances of the popover from the window's edges, in points. Default 8 on all sides.
  public var popoverLayoutMargins = Insets(horizontal: 8, vertical: 8) {
    didSet {
      if !popoverLayoutMargins.isWithinBounds {
        popoverLayoutMargins = bounded(
          popoverLayoutMargins, else: oldValue, "popoverLayoutMargins")
      }
      setNeedsPlacementUpdate()
    }
  }

  /// The background of the card and its arrow. Default `surface`.
  public var backgroundColor = ColorRole.surface

  /// Whether a program has ever set the anchor. If it has, and the anchor is released, the popover is dismissed.
  private var hadSource = false
  private(set) var card: PopoverCard?
  private(set) var placementState = PopoverPlacementState()
  private weak var observedWindow: Window?

  /// Creates the presentation controller of a popover.
  ///
  /// - Parameter presentedViewController: The controller to show. Its `modalPresentationStyle` should be `popover`.
  public init(presentedViewController: ViewController) {
    super.init(
      presentedViewController: presentedViewController, presentationStyle: .popover)
  }

  // MARK: Presentation

  public override var presentedView: View? { card ?? super.presentedView }

  public override var frameOfPresentedViewInContainerView: Rect { card?.frame ?? .zero }

  public override func size(withContainerSize containerSize: Size) -> Size {
    placement(in: Rect(origin: .zero, size: containerSize))?.frame.size ?? contentSize
  }

  public override func adaptivePresentationStyle(for traits: Traits) -> ModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  /// Creates the sheet that replaces the popover in a compact width. The sheet has the controller's preferred height.
  /// If the controller has none, the sheet is first half as high as the window, and the user can drag it higher.
  public override func makeAdaptedController(
    for style: ModalPresentationStyle
  ) -> PresentationController? {
    guard style == .pageSheet else { return nil }
    // The popover needs an anchor if the window grows while the sheet is shown.
    requireAnchor()
    let sheet = SheetPresentationController(
      presentedViewController: presentedViewController, presentationStyle: .pageSheet)
    let presented = presentedViewController
    if presented.preferredContentSize.height > 0 {
      sheet.detents = [
        .custom("content") { [weak presented] in
          presented.map { $0.preferredContentSize.height } ?? $0
        }
      ]
    } else {
      sheet.detents = [.medium, .large]
      sheet.prefersGrabberVisible = true
    }
    return sheet
  }

  public override var overrideTraits: TraitOverrides? {
    cardTraits(for: placementState.targetPlacement?.frame.width ?? contentSize.width)
  }

  // MARK: Input

  public override func didPressOutside(_ pointer: PointerSample) {
    attemptToDismiss()
  }

  public override func shouldReceivePointer(at point: Point) -> Bool {
    guard !passthroughViews.isEmpty, let containerView else { return true }
    if let card, card.point(inside: card.convert(point, from: containerView)) { return true }
    let inWindow = containerView.convert(point, to: nil)
    return !passthroughViews.contains { $0.visibleRect()?.contains(inWindow) == true }
  }

  public override func allowsInteraction(with view: View) -> Bool {
    passthroughViews.contains { view.isDescendant(of: $0) }
  }

  // MARK: Placing

  public override func containerViewWillLayoutSubviews() {
    guard let containerView, let card else { return }
    let size = containerView.bounds.size
    if let former = placementState.containerSize, former != size { reposition() }
    // Without an anchor, and during the dismissal, the card stays where it is.
    let anchorRect =
      anchor.frame(in: containerView) ?? placementState.anchorRect ?? centerRect(of: containerView)
    placementState.beginLayout(in: size, anchorRect: anchorRect)
    guard let target = placement(in: containerView.bounds) else { return }
    card.show(placementState.updatePlacement(to: target), contentSize: target.frame.size)
  }

  public override func containerViewDidLayoutSubviews() {
    let pins = overrideTraits
    if placementState.recordOverrideTraits(pins) { setNeedsOverrideTraitsUpdate() }
  }

  public override func preferredContentSizeDidChange() { resizeCard() }

  /// Changes the size of the card with an animation. The content has the new size immediately.
  private func resizeCard() {
    guard let containerView, let shown = placementState.currentPlacement, card != nil else {
      return
    }
    placementState.endResizing()?.stop()
    containerView.setNeedsLayout()
    guard let window = containerView.window, transition == nil,
      !presentedViewController.traits.reducesMotion
    else { return }
    let animator = window.animations.animate(
      from: 0, to: 1, motion: .curve(.easeInOut, duration: Self.resizeDuration)
    ) { [weak containerView] _ in
      containerView?.setNeedsLayout()
    } completion: { [weak self] _ in
      _ = self?.placementState.endResizing()
    }
    placementState.beginResizing(from: shown, animator)
  }

  /// Dismisses the popover without asking the delegate, since the popover cannot stay without an anchor.
  func dismissForNoAnchor() {
    guard !placementState.isDismissing else { return }
    placementState.setDismissing(true)
    presentingViewController?.dismiss(animated: true) { [self] in
      guard presentingViewController == nil else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  // MARK: Presentation and dismissal

  public override var transitionMotion: TimingParameters {
    .curve(.easeOut, duration: Self.transitionDuration)
  }

  /// The duration of a change of size, in seconds.
  private static let resizeDuration = 0.25

  /// In seconds, between the durations of a menu and of a sheet.
  static let transitionDuration = 0.2

  static let initialScale = 0.9

  public override func presentationTransitionWillBegin() {
    requireAnchor()
    (delegate as? any PopoverPresentationDelegate)?.prepareForPopoverPresentation(self)
    guard let view = presentedViewController.view else { return }
    let card = PopoverCard(view, background: backgroundColor)
    card.accessibilityLabel = presentedViewController.title
    self.card = card
    placementState.begin()
    observedWindow = containerView?.window
    observedWindow?.addFrameObserver(self)
  }

  private func requireAnchor() {
    require(
      hadSource,
      "The popover of \(presentedViewController) needs a sourceView or a barButtonItem")
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    placementState.setDismissing(false)
    if !completed { removeCard() }
  }

  public override func dismissalTransitionWillBegin() {
    placementState.setDismissing(true)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    placementState.setDismissing(false)
    if completed { removeCard() }
  }

  public override func setPresentedViewHidden(_ isHidden: Bool) {
    guard let card else { return }
    if isHidden, let shown = placementState.currentPlacement {
      card.shrink(to: Self.initialScale, toward: shown.tip)
    } else {
      card.transform = .identity
      card.alpha = 1
    }
  }

  private func removeCard() {
    placementState.end()?.stop()
    observedWindow?.removeFrameObserver(self)
    observedWindow = nil
    card = nil
  }
}

extension PopoverPresentationController: ConfigurablePresentation {
  /// Copies the anchor, which the program could set only on the earlier controller while that was still presented. Does
  /// nothing if this controller has an anchor.
  package func copySettings(from earlier: PresentationController) {
    guard let earlier = earlier as? PopoverPresentationController, !hadSource else { return }
    sourceView = earlier.sourceView
    sourceRect = earlier.sourceRect
    barButtonItem = earlier.barButtonItem
    hadSource = earlier.hadSource
  }
}

extension ViewController {
  /// The presentation controller of the popover that shows this controller or an ancestor of it. Before a presentation,
  /// a controller without a parent whose `modalPresentationStyle` is `popover` returns the object that `present` will
  /// use, so that you can configure it. Nil in all other cases, as in UIKit.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }
}
