// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Places the view of a presented controller, and views around it, from the start of the presentation to its end, like
/// UIKit's `UIPresentationController`. A presentation controller serves one presentation.
///
/// The library sends the callbacks, runs the animation and keeps the first responder inside the presented view. A
/// subclass adds its own views to `containerView` in `presentationTransitionWillBegin()`, animates them with
/// `animateAlongsideTransition(_:)`, and determines the frame of the presented view. At the end of the presentation the
/// container view is removed with all its subviews.
@MainActor open class PresentationController {
  /// The presented controller. The reference is weak; if the controller is released, this is an empty controller.
  public var presentedViewController: ViewController {
    weakPresentedViewController ?? emptyController
  }

  private weak var weakPresentedViewController: ViewController?
  private lazy var emptyController = ViewController()

  /// The presenter of `presentedViewController`. Before the presentation: the argument of `init`. Afterwards: nil.
  public internal(set) weak var presentingViewController: ViewController?

  /// The presentation style for which this presentation controller was created.
  public let presentationStyle: ModalPresentationStyle

  /// The object that decides how the presentation adapts, and whether the user may dismiss it. Default nil.
  public weak var delegate: (any AdaptivePresentationDelegate)?

  /// The view that covers the window or the presentation context. It contains the presented view and the views that the
  /// presentation adds, such as a dimming view. Nil before and after the presentation.
  public internal(set) var containerView: View?

  /// The velocity with which a gesture starts the next animation, in fractions per second, for springs.
  package var transitionVelocity = 0.0

  /// Returns whether a press at a point of the container view interrupts the dismissal. Default: false.
  package var shouldInterruptDismissal: (Point) -> Bool = { _ in false }

  weak var presentation: ModalPresentation?

  /// Creates a presentation controller for `presentedViewController`.
  ///
  /// - Parameter presentationStyle: The presentation style; nil for the controller's `modalPresentationStyle`.
  public init(
    presentedViewController: ViewController, presenting: ViewController? = nil,
    presentationStyle: ModalPresentationStyle? = nil
  ) {
    weakPresentedViewController = presentedViewController
    self.presentationStyle =
      (presentationStyle ?? presentedViewController.modalPresentationStyle).resolvedStyle
    presentingViewController = presenting
  }

  // MARK: Override points: definition

  /// The view to place and animate. Default: the presented controller's view. An override can return a superview of it.
  open var presentedView: View? { presentedViewController.viewIfLoaded }

  /// The frame of `presentedView`, read whenever the container view is laid out. Default: the container view's bounds.
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  /// Returns the size of the presented controller's view in a container view of the given size. The view is loaded with
  /// it, and `viewWillTransition(to:with:)` receives it. Default: `frameOfPresentedViewInContainerView.size`. During
  /// the presentation: `containerSize` if the view is as large as the container view; if it is not, the view's size.
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

  /// Whether the presentation covers the window, and not the nearest presentation context.
  var shouldPresentInFullscreen: Bool { !presentationStyle.isContextual }

  /// Whether the presenter's view is removed, with its disappearance callbacks, while the presented view covers it.
  /// Default: true in the styles `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  /// Whether the user can use the presenter: by keyboard, and by pointer at points for which
  /// `shouldReceivePointer(at:)` returns false. Call `setNeedsInteractionUpdate()` after a change. Default false.
  open var allowsInteractionWithPresenter: Bool { false }

  /// Returns whether the user can use one view behind the presentation although `allowsInteractionWithPresenter` is
  /// false, such as a passthrough view of a popover. For pointers, `shouldReceivePointer(at:)` must also return false
  /// at the view's points. After a change, call `setNeedsInteractionUpdate()`. Default false.
  open func allowsInteraction(with view: View) -> Bool { false }

  /// Returns whether a press at a point goes to the presentation, and not to the view behind it. Default true.
  open func shouldReceivePointer(at point: Point) -> Bool { true }

  /// Returns the style to which the presentation adapts for these traits; `none` to keep its own style. Default `none`.
  open func adaptivePresentationStyle(for traits: Traits) -> ModalPresentationStyle { .none }

  /// Creates the presentation controller that a presentation adapts to. Default nil: the library's one for `style`.
  open func makeAdaptedController(for style: ModalPresentationStyle) -> PresentationController? {
    nil
  }

  /// The traits that the presentation overrides for the presented controller. Default nil.
  open var overrideTraits: TraitOverrides? { nil }

  // MARK: Override points: animation

  /// The timing of the built-in presentation and dismissal animations. Default: ease-out in 0.3 seconds.
  open var transitionMotion: TimingParameters { .curve(.easeOut, duration: 0.3) }

  /// Moves the presented view away or fades it out; if `isHidden` is false, restores its position and alpha. The
  /// built-in animation animates the change. Default: `coverVertical` moves the view down, `crossDissolve` fades it.
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

  // MARK: Override points: events

  /// Called after the container view was added, before the presented view is added. Default: does nothing.
  open func presentationTransitionWillBegin() {}

  /// Called after the transition of a presentation has ended. Default: does nothing.
  ///
  /// - Parameter completed: Whether the view is presented; false if the presentation was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal begins. Default: does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Called after the transition of a dismissal has ended. Default: does nothing.
  ///
  /// - Parameter completed: Whether the presented view was removed; false if the dismissal was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container view places the presented view. Default: does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has placed the presented view. Default: does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Called when a pointer presses the container view, with any mouse button, outside the subviews that accept input. A
  /// subview accepts no input if its `isUserInteractionEnabled` is false. Default: does nothing.
  open func didPressOutside(_ pointer: PointerSample) {}

  /// Called after a click with the primary button outside the presented view. Default: does nothing.
  open func didClickOutside() {}

  /// Called for the Escape key if no view in the presentation handles it. Returns whether the key was handled. Default:
  /// calls `attemptToDismiss()` and returns true.
  open func handleEscapeKey() -> Bool {
    attemptToDismiss()
    return true
  }

  /// Returns whether the container view takes over a drag; see `View.shouldClaimDrag(_:)`. Default false.
  open func shouldClaimDrag(_ drag: DragAttempt) -> Bool { false }

  /// Called after the presented controller's `preferredContentSize` has changed. Default: lays out the container view.
  open func preferredContentSizeDidChange() {
    containerView?.setNeedsLayout()
  }
}

extension PresentationController {
  /// The running transition, which can be paused, scrubbed, reversed and canceled; nil if there is none.
  public var transition: ChildTransition? { presentation?.transition }

  /// The presentation controller that places the views: this one, or its replacement after an adaptation.
  package var effectiveController: PresentationController {
    presentation?.effectiveController ?? self
  }

  /// Whether the running transition began as a presentation, and not as a dismissal.
  package var transitionPresents: Bool { presentation?.transitionPresents ?? true }

  /// The size of the container view, in points, also before it exists.
  package var containerSize: Size {
    containerView?.bounds.size ?? presentation?.containerSize ?? .zero
  }

  /// Animates views together with the presented view. Call it in `presentationTransitionWillBegin()` or
  /// `dismissalTransitionWillBegin()`. The closure runs immediately if the transition is not animated, and never if no
  /// transition is running. Traps before and after the presentation.
  public func animateAlongsideTransition(_ animations: @escaping () -> Void) {
    require(
      presentation != nil,
      "\(self) has no presentation: there is no transition to animate along with")
    presentation?.coordinator?.animate(alongsideTransition: { _ in animations() })
  }

  /// Dismisses the presented controller on behalf of the user, unless its `isModalInPresentation` or the delegate
  /// forbids it. The delegate receives `presentationControllerDidAttemptToDismiss(_:)` if the dismissal is forbidden,
  /// and `presentationControllerWillDismiss(_:)` if it is allowed.
  ///
  /// - Returns: Whether the dismissal is running, or has ended immediately. False before and after the presentation.
  @discardableResult
  public func attemptToDismiss(animated: Bool = true) -> Bool {
    presentation?.attemptToDismiss(animated: animated) ?? false
  }

  /// Moves the first responder into the presentation if the presenter cannot be used. Call it after a change of
  /// `allowsInteractionWithPresenter` or `allowsInteraction(with:)`.
  public func setNeedsInteractionUpdate() {
    presentation?.updateInteraction()
  }

  /// Updates the traits of the presented controller. Call it after a change of `overrideTraits`.
  public func setNeedsOverrideTraitsUpdate() {
    if presentation != nil { presentedViewController.updateTraits() }
  }

  func style(among traits: Traits) -> ModalPresentationStyle {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traits: traits)
      ?? adaptivePresentationStyle(for: traits)
    return style == .none ? presentationStyle : style.resolvedStyle
  }
}

/// Creates presentation controllers with the system's looks. `ViewController` conforms in the module with these looks,
/// so that nothing has to be registered: the core casts to this protocol. Programs without that module have none.
package protocol SystemPresentationProviding: ViewController {
  /// Creates this controller's presentation controller for a style; nil for a style without a look of its own.
  func systemPresentationController(for style: ModalPresentationStyle) -> PresentationController?
}

/// A presentation controller with settings that can be copied to its successor.
package protocol ConfigurablePresentation: PresentationController {
  /// Copies the settings of the former presentation controller of the presented controller.
  func copySettings(from earlier: PresentationController)
}

extension PresentationController {
  static func systemController(
    style: ModalPresentationStyle, for presented: ViewController
  ) -> PresentationController {
    (presented as? any SystemPresentationProviding)?.systemPresentationController(for: style)
      ?? PresentationController(presentedViewController: presented, presentationStyle: style)
  }
}

/// The container view is the boundary around the presented views, even as a subview of the presenter's view.
@MainActor extension PresentationController: ViewBoundary {
  package var responderAfterView: Responder? { nil }

  package var contentOwner: (any ViewOwner)? { presentation?.presentedViewController }

  package var isInDismissal: Bool { presentation.map { !$0.isActive } ?? false }

  package func blocksInput(to view: View, through inner: inout AnyObject?) -> Bool {
    let presented = presentation?.presentedViewController
    if presented?.presentation?.blocksInput(to: view, from: inner) ?? false { return true }
    inner = presentation
    return false
  }
}
