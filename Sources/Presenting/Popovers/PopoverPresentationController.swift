// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// Shows a controller as a popover: a card with an arrow that points at a view, a part of a view or
/// a bar button. UIKit's `UIPopoverPresentationController`.
///
/// Get it from `popoverPresentationController` of a controller whose `modalPresentationStyle` is
/// `popover`, and set its anchor before you present the controller. The card is as large as the
/// controller's `preferredContentSize`, follows its anchor and keeps inside the window. It is
/// dismissed by Escape, by a press beside it, and when the anchor is removed, hidden or scrolled
/// out of sight. The presenter gets no callback (contract 5.3). Where room is compact the
/// controller is shown as a sheet; a delegate that returns `none` from
/// `adaptivePresentationStyle(for:traits:)` keeps it a popover.
public final class PopoverPresentationController: PresentationController, TransientPresentation {
  /// The size of a popover whose controller has no preferred size, in points. The width is UIKit's.
  package static let defaultSize = Size(320, 320)

  /// The view that the arrow points at. The reference is weak: the popover is dismissed when its
  /// source is gone. Default nil: without this or a bar button, presenting stops the program.
  public weak var sourceView: View? {
    didSet {
      if sourceView != nil { hadSource = true }
      placeChanged()
    }
  }

  /// The part of `sourceView` that the arrow points at, in that view's coordinates. Default nil:
  /// all of it.
  public var sourceRect: Rect? {
    didSet { placeChanged() }
  }

  /// The bar button that the arrow points at, in place of a view. Default nil.
  public weak var barButtonItem: BarButtonItem? {
    didSet {
      if barButtonItem != nil { hadSource = true }
      placeChanged()
    }
  }

  /// The arrow directions that may be used. The first one with enough room is taken, in the order
  /// up, down, and then the one where reading goes on. Default any. With an empty set the popover has no arrow and
  /// covers its anchor, as in UIKit.
  public var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { placeChanged() }
  }

  /// Where the arrow points now; none while nothing is shown, or where there was no room beside the
  /// anchor.
  public var arrowDirection: PopoverArrowDirection { placing.shown?.arrowDirection ?? [] }

  /// Views behind the popover that can be used while it is shown. Default none.
  public var passthroughViews: [View] = [] {
    didSet { interactionChanged() }
  }

  /// Whether a popover with too little room beside its anchor covers the anchor and keeps its size.
  /// Default false: the popover gets smaller, as UIKit's.
  public var canOverlapSourceViewRect = false {
    didSet { placeChanged() }
  }

  /// Points kept free at the window's edges. Default 8 all around.
  public var popoverLayoutMargins = Insets(horizontal: 8, vertical: 8) {
    didSet {
      if !popoverLayoutMargins.isWithinBounds {
        popoverLayoutMargins = bounded(
          popoverLayoutMargins, else: oldValue, "popoverLayoutMargins")
      }
      placeChanged()
    }
  }

  /// The ground of the card and its arrow. Default `surface`.
  public var backgroundColor = ColorRole.surface

  /// Whether a program has ever set the anchor. If the anchor is gone since then, the popover is dismissed.
  private var hadSource = false
  private(set) var card: PopoverCard?
  private(set) var placing = PopoverPlacing()
  private weak var followedWindow: Window?

  /// - Parameter presentedViewController: Its `modalPresentationStyle` should be `popover`.
  public init(presentedViewController: ViewController) {
    super.init(
      presentedViewController: presentedViewController, presentationStyle: .popover)
  }

  // MARK: What it is

  public override var presentedView: View? { card ?? super.presentedView }

  public override var frameOfPresentedViewInContainerView: Rect { card?.frame ?? .zero }

  public override func size(withContainerSize containerSize: Size) -> Size {
    placement(in: Rect(origin: .zero, size: containerSize))?.frame.size ?? contentSize
  }

  public override func adaptivePresentationStyle(for traits: Traits) -> ModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  /// A sheet as high as the popover would be. Without a preferred size the sheet is half as high as
  /// the window, and a person can drag it higher.
  public override func makeAdaptedController(
    for style: ModalPresentationStyle
  ) -> PresentationController? {
    guard style == .pageSheet else { return nil }
    // The window may grow while the sheet is there.
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

  /// A popover is narrow in a wide window.
  public override var overrideTraits: TraitOverrides? {
    cardTraits(for: placing.target?.frame.width ?? contentSize.width)
  }

  // MARK: Input

  public override func pressedOutside(_ pointer: PointerSample) {
    attemptToDismiss()
  }

  public override func shouldReceivePointer(at point: Point) -> Bool {
    guard !passthroughViews.isEmpty, let containerView else { return true }
    if let card, card.point(inside: card.convert(point, from: containerView)) { return true }
    let inWindow = containerView.convert(point, to: nil)
    return !passthroughViews.contains { $0.shownRect()?.contains(inWindow) == true }
  }

  public override func allowsInteraction(with view: View) -> Bool {
    passthroughViews.contains { view.isDescendant(of: $0) }
  }

  // MARK: Placing

  public override func containerViewWillLayoutSubviews() {
    guard let containerView, let card else { return }
    let size = containerView.bounds.size
    if let former = placing.containerSize, former != size { reposition() }
    // Without an anchor, or while the popover is being dismissed, the card keeps its place.
    let anchorPlace =
      anchor.place(in: containerView) ?? placing.anchorPlace ?? middle(of: containerView)
    placing.beginLayout(in: size, anchorPlace: anchorPlace)
    guard let target = placement(in: containerView.bounds) else { return }
    card.show(placing.move(to: target), contentSize: target.frame.size)
  }

  public override func containerViewDidLayoutSubviews() {
    let pins = overrideTraits
    if placing.pin(pins) { overrideTraitsChanged() }
  }

  public override func preferredContentSizeChanged() { resizeCard() }

  /// The card grows or shrinks in an animation; its content has the new size immediately.
  private func resizeCard() {
    guard let containerView, let shown = placing.shown, card != nil else { return }
    placing.endResizing()?.stop()
    containerView.setNeedsLayout()
    guard let window = containerView.window, transition == nil,
      !presentedViewController.traits.reducesMotion
    else { return }
    let animator = window.animations.animate(
      from: 0, to: 1, motion: .curve(.easeInOut, duration: Self.resizeTime)
    ) { [weak containerView] _ in
      containerView?.setNeedsLayout()
    } completion: { [weak self] _ in
      _ = self?.placing.endResizing()
    }
    placing.beginResizing(from: shown, animator)
  }

  /// The delegate is not asked: the popover's anchor is gone, so it cannot stay.
  func loseAnchor() {
    guard !placing.isLeaving else { return }
    placing.setLeaving(true)
    presentingViewController?.dismiss(animated: true) { [self] in
      guard presentingViewController == nil else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  // MARK: Coming and going

  public override var transitionMotion: Motion { .curve(.easeOut, duration: Self.transitionTime) }

  /// Seconds that a change of size takes.
  private static let resizeTime = 0.25

  /// Seconds; between a menu's and a sheet's.
  static let transitionTime = 0.2

  /// The card's size at the start of its appearance, as a share.
  static let firstScale = 0.9

  public override func presentationTransitionWillBegin() {
    requireAnchor()
    (delegate as? any PopoverPresentationDelegate)?.prepareForPopoverPresentation(self)
    guard let view = presentedViewController.view else { return }
    let card = PopoverCard(view, background: backgroundColor)
    card.accessibilityLabel = presentedViewController.title
    self.card = card
    placing.begin()
    followedWindow = containerView?.window
    followedWindow?.addFrameFollower(self)
  }

  private func requireAnchor() {
    require(
      hadSource,
      "The popover of \(presentedViewController) needs a sourceView or a barButtonItem")
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    placing.setLeaving(false)
    if !completed { ended() }
  }

  public override func dismissalTransitionWillBegin() {
    placing.setLeaving(true)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    placing.setLeaving(false)
    if completed { ended() }
  }

  public override func setPresentedViewHidden(_ isHidden: Bool) {
    guard let card else { return }
    if isHidden, let shown = placing.shown {
      card.shrink(to: Self.firstScale, toward: shown.tip)
    } else {
      card.transform = .identity
      card.alpha = 1
    }
  }

  private func ended() {
    placing.end()?.stop()
    followedWindow?.removeFrameFollower(self)
    followedWindow = nil
    card = nil
  }
}

extension PopoverPresentationController: SetUpPresentation {
  /// Copies the anchor, which the program could set only on the earlier controller while that was still presented. Does
  /// nothing if this controller has an anchor.
  package func takeOver(from earlier: PresentationController) {
    guard let earlier = earlier as? PopoverPresentationController, !hadSource else { return }
    sourceView = earlier.sourceView
    sourceRect = earlier.sourceRect
    barButtonItem = earlier.barButtonItem
    hadSource = earlier.hadSource
  }
}

extension ViewController {
  /// The popover in which this controller, or its presented ancestor, is shown. Before the
  /// presentation, a controller without a parent whose `modalPresentationStyle` is `popover`
  /// returns the presentation controller that `present` will use, so that it can be set up. Nil in
  /// all other cases, as in UIKit.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }
}
