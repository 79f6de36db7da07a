// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Places a presented controller's view and the views around it, from the start of the presentation to its
/// end; UIKit's `UIPresentationController`.
///
/// The core sends the callbacks, runs the movement and keeps the keyboard inside the presented view. A
/// subclass adds views of its own to `containerView` in `presentationTransitionWillBegin()`, moves them along
/// with `animateAlongsideTransition(_:)`, and says where the presented view lies. The container view is
/// removed with all its subviews when the presentation ends. A presentation controller serves one
/// presentation.
@MainActor open class PresentationController {
  /// The presented controller. It or the running presentation owns this object. After its release this
  /// property returns an empty controller.
  public var presentedViewController: ViewController { presented ?? nobody }

  private weak var presented: ViewController?
  private lazy var nobody = ViewController()

  /// The controller that presents; nil before and after the presentation.
  public internal(set) weak var presentingViewController: ViewController?

  /// The style it was made for.
  public let presentationStyle: ModalPresentationStyle

  /// Decides how the presentation adapts, and whether a person may end it. Default none.
  public weak var delegate: (any AdaptivePresentationDelegate)?

  /// Covers the window or the presentation context, and holds the presented view and whatever else
  /// is shown with it. Nil before the presentation begins and after it has ended.
  public internal(set) var containerView: View?

  /// Shares of the way a second that a gesture gave the next movement, for springs.
  package var transitionVelocity = 0.0

  /// Whether a press at a point of the container view catches the presented view as it goes away. Default never.
  package var canBeCaught: (Point) -> Bool = { _ in false }

  /// What runs the presentation; nil before and after.
  weak var session: PresentationSession?

  /// - Parameter presentationStyle: Default: what the presented controller asks for.
  public init(
    presentedViewController: ViewController, presenting: ViewController? = nil,
    presentationStyle: ModalPresentationStyle? = nil
  ) {
    presented = presentedViewController
    self.presentationStyle =
      (presentationStyle ?? presentedViewController.modalPresentationStyle).resolved
    presentingViewController = presenting
  }

  // MARK: Override points: what it is

  /// The view that is placed and moved: the presented controller's, or one that holds it. Default
  /// the former.
  open var presentedView: View? { presentedViewController.viewIfLoaded }

  /// Where `presentedView` goes. Asked in each layout of the container view. Default: all of it.
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  /// The size that the presented controller's view will have when the container has `containerSize`,
  /// for `viewWillTransition(to:with:)` and for its loading. Default: all of that for one that fills the
  /// container now, and its present size for another; before the presentation begins, that of
  /// `frameOfPresentedViewInContainerView`.
  open func size(withContainerSize containerSize: Size) -> Size {
    if containerView == nil {
      containerView = View(frame: Rect(origin: .zero, size: containerSize))
      defer { containerView = nil }
      return frameOfPresentedViewInContainerView.size
    }
    guard let containerView, let view = presentedViewController.viewIfLoaded,
      view.frame.size != containerView.frame.size
    else { return containerSize }
    return view.frame.size
  }

  /// Whether it covers the window, rather than the nearest presentation context. Default: by the
  /// style.
  var shouldPresentInFullscreen: Bool { !presentationStyle.isContextual }

  /// Whether the presenter's own view is covered so that it disappears (contract 5.3). Default: by
  /// the style.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  /// Whether the presenter can still be used beside what is presented: pointers that
  /// `shouldReceivePointer(at:)` lets through, and the keyboard. Call `interactionChanged()` when the
  /// answer changes. Default false.
  open var allowsInteractionBehind: Bool { false }

  /// Whether a view that lies behind can be used though `allowsInteractionBehind` is false; its
  /// pointers have to be let through too. Call `interactionChanged()` when the answer changes.
  /// Default false.
  open func allowsInteraction(with view: View) -> Bool { false }

  /// Whether a pointer at `point` of the container view is for the presentation; else it goes to what
  /// lies behind. Default: always.
  open func shouldReceivePointer(at point: Point) -> Bool { true }

  /// The style to use instead among these traits; `none` for its own. Default `none`.
  open func adaptivePresentationStyle(for traits: Traits) -> ModalPresentationStyle { .none }

  /// The controller that takes over when the presentation adapts to `style`. Default nil: the style's
  /// stock one.
  open func makeAdaptedController(for style: ModalPresentationStyle) -> PresentationController? {
    nil
  }

  /// Traits that it pins for the presented controller. Default none.
  open var overrideTraits: TraitOverrides? { nil }

  // MARK: Override points: how it moves

  /// How the stock movement goes. Default: ease out in 0.3 seconds (LOOK.md).
  open var transitionMotion: Motion { .curve(.easeOut, duration: 0.3) }

  /// Gives the presented view the look that it has before it comes and when it is gone, or its plain
  /// look; what changes is animated. Default: as the presented controller's `modalTransitionStyle`
  /// says.
  open func setPresentedViewHidden(_ isHidden: Bool) {
    guard let view = presentedView else { return }
    if isHidden {
      presentedViewController.modalTransitionStyle.hide(
        view, in: containerView?.bounds.size ?? .zero)
    } else {
      view.transform = .identity
      view.alpha = 1
    }
  }

  // MARK: Override points: what happens

  /// The container view is in place, the presented view is not yet. Default: nothing.
  open func presentationTransitionWillBegin() {}

  /// - Parameter completed: Whether the presented view is there; false when the presentation was undone on
  ///   its way.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to begin: the presented view still is in its place. Default: nothing.
  open func dismissalTransitionWillBegin() {}

  /// - Parameter completed: Whether the presented view is gone; false when the dismissal was undone on its
  ///   way.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container view is about to place the presented view. Default: nothing.
  open func containerViewWillLayoutSubviews() {}
  /// The container view has placed the presented view. Default: nothing.
  open func containerViewDidLayoutSubviews() {}

  /// A person pressed the container view, with any button, beside all that takes input in it: views of your own that
  /// should not count have `isUserInteractionEnabled` false. Default: nothing.
  open func pressedOutside(_ pointer: PointerSample) {}

  /// A person pressed the primary button and released it there. Default: nothing.
  open func clickedOutside() {}

  /// Nothing in the presented view took the Escape key. Returns whether it was taken. Default: tries
  /// to dismiss.
  open func escapePressed() -> Bool {
    attemptToDismiss()
    return true
  }

  /// See `View.shouldTakeDrag(_:)`. Default false.
  open func shouldTakeDrag(_ drag: DragAttempt) -> Bool { false }

  /// The presented controller's `preferredContentSize` changed. Default: lays the container out.
  open func preferredContentSizeChanged() {
    containerView?.setNeedsLayout()
  }
}

extension PresentationController {
  /// The movement in progress, to be paused, scrubbed by a gesture, turned round or cancelled; nil
  /// at rest.
  public var transition: ChildTransition? { session?.transition }

  /// The presentation controller that places the views: this one, or its replacement after an adaptation.
  package var effectiveController: PresentationController { session?.current ?? self }

  /// Whether the movement in progress began as the presented controller's arrival.
  package var isArrival: Bool { session?.movementArrives ?? true }

  /// The size of the container view, also before there is one, in points.
  package var containerSize: Size { containerView?.bounds.size ?? session?.containerSize ?? .zero }

  /// Animates views together with the presented view, in a presentation and in a dismissal. If the
  /// transition is not animated, the changes are applied immediately. Call it in
  /// `presentationTransitionWillBegin()` or `dismissalTransitionWillBegin()`. Between transitions the
  /// closure is not called; before and after the presentation the call stops the program.
  public func animateAlongsideTransition(_ animations: @escaping () -> Void) {
    require(
      session != nil, "\(self) presents nothing: there is no transition to animate along with")
    session?.coordinator?.animate(alongsideTransition: { _ in animations() })
  }

  /// Dismisses the presented controller for the user, unless `isModalInPresentation` or the delegate
  /// forbids it. The delegate receives `presentationControllerWillDismiss(_:)` before the dismissal,
  /// or `presentationControllerDidAttemptToDismiss(_:)` if it is forbidden.
  ///
  /// - Returns: Whether the dismissal is running, or has ended already because it is not animated.
  ///   False before and after the presentation.
  @discardableResult
  public func attemptToDismiss(animated: Bool = true) -> Bool {
    session?.attemptToDismiss(animated: animated) ?? false
  }

  /// Call when the answer of `allowsInteractionBehind` or `shouldReceivePointer(at:)` changed.
  public func interactionChanged() {
    session?.interactionChanged()
  }

  /// Call when `overrideTraits` changed.
  public func overrideTraitsChanged() {
    if session != nil { presentedViewController.updateTraits() }
  }

  /// The style to be shown among some traits.
  func style(among traits: Traits) -> ModalPresentationStyle {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traits: traits)
      ?? adaptivePresentationStyle(for: traits)
    return style == .none ? presentationStyle : style.resolved
  }
}

/// Makes the presentation controllers that have a look. `ViewController` conforms in the module with the looks,
/// so nothing has to be registered; the core casts to this protocol. A program without that module has none.
package protocol StockPresentationMaking: ViewController {
  /// The presentation controller of a style for this controller; nil for a style without a look of its own.
  func stockPresentationController(for style: ModalPresentationStyle) -> PresentationController?
}

/// A presentation controller that was set up, and whose set-up goes over to the next one of its kind.
package protocol SetUpPresentation: PresentationController {
  /// Copies the settings of the presentation controller that the presented controller had before.
  func takeOver(from earlier: PresentationController)
}

extension PresentationController {
  /// The stock controller of a style.
  static func stock(
    _ style: ModalPresentationStyle, for presented: ViewController
  ) -> PresentationController {
    (presented as? any StockPresentationMaking)?.stockPresentationController(for: style)
      ?? PresentationController(presentedViewController: presented, presentationStyle: style)
  }
}

/// The container view is the boundary around the presented controller's views, even if it is a subview of the
/// presenter's view.
@MainActor extension PresentationController: ViewBoundary {
  package var responderAfterView: Responder? { nil }

  package var contentOwner: (any ViewOwner)? { session?.presentedViewController }

  package var isLeaving: Bool { session.map { !$0.isHere } ?? false }

  package func blocksInput(to view: View, through inner: inout AnyObject?) -> Bool {
    let presented = session?.presentedViewController
    if presented?.presentation?.blocksInput(to: view, from: inner) ?? false { return true }
    inner = session
    return false
  }
}
