// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A controller that manages one view and can contain other controllers, like UIKit's class of the same name.
/// docs/CONTRACT.md specifies which callbacks are sent, and in which order.
@MainActor open class ViewController: Responder {
  // MARK: Stored state

  private(set) var loadedView: View?
  var rootViewState = RootViewState()
  var parenthood = ParenthoodStateMachine()
  var appearance = AppearanceStateMachine()
  var containment = ContainmentState()
  var parentSettings = ParentSettings()
  var observation = ObservationState()
  // The root view and weak references are not in a struct: reading one of them would copy the whole struct.
  private weak var storedParent: ViewController?
  /// The last container of the controller; or the controller whose view contains its view without being its parent.
  private(set) weak var formerParent: ViewController?
  private(set) weak var rootWindow: Window?
  /// The presentation whose presenter is this controller.
  private(set) var presentation: ModalPresentation?
  /// The presentation that shows this controller. The presenter owns it.
  private(set) weak var presentationAsPresented: ModalPresentation?
  var modalSettings = ModalSettings()
  /// The running transition of children in which this controller is a child or the container.
  weak var runningTransition: ChildTransition?
  var segueStore: SegueStore?
  /// Values that code outside the core stores for this controller, by the identity of the key type.
  var associatedValues: [ObjectIdentifier: Any] = [:]

  /// The container that this controller is a child of; nil if it has no parent.
  public var parent: ViewController? { storedParent }

  /// The child controllers, in the order in which they were added.
  public internal(set) var children: [ViewController] = []

  /// An object that is notified of this controller's callbacks and of the calls that cause them. If nil, the nearest
  /// observer of an ancestor or presenter is notified; if none exists, the window's. Not retained. Default nil.
  public weak var containmentObserver: (any ContainmentObserver)? {
    didSet { if containmentObserver != nil { markObserved() } }
  }

  /// The name of the controller in bars, menus and logs. Default nil.
  open var title: String? {
    didSet { if title != oldValue { parent?.childTitleDidChange(self) } }
  }

  /// The preferred size of the controller's view, in points, which a container may use. Each change is reported once to
  /// the parent and to the presentation controller. Default zero: no preference.
  public var preferredContentSize = Size.zero {
    didSet {
      if !preferredContentSize.isWithinBounds {
        preferredContentSize = bounded(
          preferredContentSize, else: oldValue, "preferredContentSize")
      }
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChild: self)
      presentationAsPresented?.effectiveController.preferredContentSizeDidChange()
    }
  }

  /// Insets in points that are added to the safe area of `view` and its subviews, such as a bar's height. Default zero.
  public var additionalSafeAreaInsets = Insets.zero {
    didSet {
      if !additionalSafeAreaInsets.isWithinBounds {
        additionalSafeAreaInsets = bounded(
          additionalSafeAreaInsets, else: oldValue, "additionalSafeAreaInsets")
      }
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.noteSafeAreaChanged() }
    }
  }

  /// Whether a memory warning unloads the views of this controller's children that are off screen. Default false.
  public var unloadsViewsOffScreen = false

  public override init() { super.init() }

  // MARK: Changing the stored state

  func setLoadedView(_ view: View?) { loadedView = view }

  func setParent(_ parent: ViewController?) { storedParent = parent }

  func setFormerParent(_ parent: ViewController?) { formerParent = parent }

  func setRootWindow(_ window: Window?) { rootWindow = window }

  func setPresentation(_ session: ModalPresentation?) { presentation = session }

  func setPresentationAsPresented(_ session: ModalPresentation?) {
    presentationAsPresented = session
  }

  // MARK: Overridable with a view

  /// Creates the root view and assigns it to `view`. Default: an empty view that fills its superview.
  ///
  /// The view has the window's size for a root controller, the size from `size(forChild:withParentSize:)` for a child,
  /// and the presentation's size for a presented controller. If this size is not known yet, the view is created with
  /// 1000 × 700 points, the default size of a window. It gets its actual size when its controller is added to a parent,
  /// or at the latest before `viewWillAppear(_:)`. A frame that the program has set is kept. If an override creates a
  /// view with size zero, that view gets the size described here before `viewDidLoad()`.
  open func loadView() {
    view = View(frame: Rect(origin: .zero, size: rootViewState.loading.size))
    view.autoresizingMask = .fill
  }

  /// Called once for each view, after it has been loaded. Default: does nothing.
  open func viewDidLoad() {}

  // MARK: Parenthood

  /// Adds `child` to this controller's children and sends it `willMove(toParent:)`. Overrides call super.
  ///
  /// The container itself sends `didMove(toParent:)`, after its transition or immediately. A child of another parent is
  /// removed from that parent first. A child of this controller stays where it is. If the child's view is already on
  /// screen, no appearance callbacks follow (containment contract 1.6). Traps if `child` is this controller, an
  /// ancestor, a presented controller or a window's root controller, or if more than 2048 controllers would be nested.
  /// To add a window's root controller, first give the window another root controller.
  open func addChild(_ child: ViewController) { performAddChild(child) }

  /// Removes this controller from its parent and sends `didMove(toParent: nil)` to it. Before the call, the container
  /// has to send `willMove(toParent: nil)` and to remove the controller's view. Overrides call super.
  open func removeFromParent() { performRemoveFromParent() }

  /// Called before the controller becomes a child of `parent`; for a removal, `parent` is nil. Overrides call super.
  open func willMove(toParent parent: ViewController?) {
    publish(.willMoveToParent, parent: parent)
    _ = parenthood.handle(.willMove(toParent: parent != nil))
  }

  /// Called after the controller has become a child of `parent`; for a removal, `parent` is nil. Overrides call super.
  open func didMove(toParent parent: ViewController?) {
    publish(.didMoveToParent, parent: parent)
    _ = parenthood.handle(.didMove(toParent: parent != nil))
  }

  /// Called after a child was removed from this container, or added to another one, and has received its callbacks.
  /// Override the method to release references to the child. Default: does nothing.
  open func didRemoveChild(_ child: ViewController) {}

  // MARK: Appearance

  /// Called before the view appears. `animated` is false if no intermediate frames are shown.
  ///
  /// This and the other three appearance callbacks notify the `appearanceForwarder`, if there is one. So in a subclass
  /// of a stock container, overrides call super. Without a forwarder, the callbacks do nothing by default.
  open func viewWillAppear(_ animated: Bool) { appearanceForwarder?.containerWillAppear(animated) }
  /// Called after `viewWillAppear(_:)`, as soon as frames and traits are final. Default: does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared and its transition has ended. Overrides as for `viewWillAppear(_:)`.
  open func viewDidAppear(_ animated: Bool) { appearanceForwarder?.containerDidAppear(animated) }
  /// Called before the view disappears. Overrides as for `viewWillAppear(_:)`.
  open func viewWillDisappear(_ animated: Bool) {
    appearanceForwarder?.containerWillDisappear(animated)
  }
  /// Called after the view has disappeared and its transition has ended. Overrides as for `viewWillAppear(_:)`.
  open func viewDidDisappear(_ animated: Bool) {
    appearanceForwarder?.containerDidDisappear(animated)
  }

  /// Called before the controller's view lays out its subviews. Default: does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the controller's view has laid out its subviews. Default: does nothing.
  open func viewDidLayoutSubviews() {}

  // MARK: Size, traits, memory

  /// Called before the size of the controller's view changes. Call super to notify the children, unless
  /// `shouldAutomaticallyForwardRotationMethods` is false.
  open func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    publishUnlessBeingSent(.viewWillTransition(to: size))
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called after the controller's `traits` have changed, before its views are notified. Default: does nothing.
  open func traitsDidChange(from old: Traits) {}

  /// Called when memory is short. Override the method to release data that can be created again. Default: does nothing.
  open func didReceiveMemoryWarning() {}

  /// Called after the view was unloaded, for example by a memory warning. The next read of `view` loads another view.
  open func viewDidUnload() {}

  /// Whether rotation callbacks may be sent: the default result of `shouldAutorotate(to:)`. Default true.
  open var shouldAutorotate: Bool { true }

  /// Returns whether rotation callbacks may be sent when the window becomes portrait or landscape. Default:
  /// `shouldAutorotate`. If one controller returns false, none receives them; the window's size changes nevertheless.
  open func shouldAutorotate(to orientation: Orientation) -> Bool { shouldAutorotate }

  /// Called before the window changes between portrait and landscape. Overrides call super.
  open func willRotate(to orientation: Orientation) {
    publishUnlessBeingSent(.willRotate(to: orientation))
  }

  /// Called after the window has changed between portrait and landscape and the views have their new sizes. Changes of
  /// view properties in an override are animated. `didRotate(from:)` is called immediately after this method, before
  /// the animation ends, unlike in UIKit. Overrides call super.
  ///
  /// - Parameter duration: The duration of the animation in seconds: 0.3, or 0 with reduced motion.
  open func willAnimateRotation(to orientation: Orientation, duration: Double) {
    publishUnlessBeingSent(.willAnimateRotation(to: orientation))
  }

  /// Called after a change between portrait and landscape, when the views have their new sizes. Overrides call super.
  open func didRotate(from orientation: Orientation) {
    publishUnlessBeingSent(.didRotate(from: orientation))
  }

  // MARK: What a controller decides for its containers

  /// The shape of the mouse pointer over the view, except over subviews with their own pointer shape. It takes
  /// precedence over the shape of `childForCursor`. Default nil: no preference.
  open var preferredCursor: Cursor? { nil }

  /// The color scheme that the window should use for this controller. It takes precedence over the color scheme of
  /// `childForColorScheme`. Default nil: no preference.
  open var preferredColorScheme: Theme.ColorScheme? { nil }

  // MARK: Presentation

  /// The style in which `present(_:animated:completion:)` presents this controller. Default `fullScreen`.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { modalSettings.presentationStyle }
    set { modalSettings.presentationStyle = newValue }
  }

  /// The object that provides the animators and the presentation controller for presenting this controller. Not
  /// retained. Default nil: the presentation style decides.
  open var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { modalSettings.transitioningDelegate }
    set { modalSettings.transitioningDelegate = newValue }
  }

  /// Presents `controller` over the window or over a presentation context, in its `modalPresentationStyle`.
  ///
  /// The presenter is this controller's outermost container. In the styles `currentContext` and `overCurrentContext`,
  /// it is this controller or the nearest ancestor that `definesPresentationContext`, if any. If the presenter is off
  /// screen or presents another controller, nothing is presented: the containment observer and the log are notified,
  /// and the completion is discarded. A call in the presenter's `viewDidLoad()` or `viewWillAppear(_:)` takes effect
  /// after it has appeared. Presenting a controller again during its dismissal reverses the animation, and it stays
  /// presented. Traps if `controller` is a child, contains this controller, or has the style `none`.
  ///
  /// - Parameters:
  ///   - animated: Whether the presentation is animated; ignored with reduced motion. The callbacks are the same.
  ///   - completion: Called once: when the presentation has ended, or when a dismissal has undone it.
  open func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(controller, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this controller presents, with all controllers presented above it.
  ///
  /// If this controller presents nothing, the presentation of the nearest ancestor that presents a controller is
  /// dismissed. Without such an ancestor, the outermost container itself is dismissed, if it is presented. If there is
  /// nothing to dismiss, only the completion is called.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated; ignored with reduced motion. The callbacks are the same.
  ///   - completion: Called once: when the dismissal has ended, or when another call of `present` has undone it.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: animated, completion: completion)
  }

  /// Returns whether the window may close, when the user closes it or the session ends (`SIGTERM`). Return false to
  /// keep the window open, for example to protect unsaved changes; an override may ask the user and wait.
  ///
  /// All controllers in the window are asked, including off-screen ones, from front to back, until one returns false. A
  /// second signal during the wait ends the program. Default true.
  open func windowShouldClose() async -> Bool { true }

  /// Creates the presentation controller that is used when this controller is presented in its
  /// `modalPresentationStyle`. Default: the built-in controller for the style.
  open func makePresentationController() -> PresentationController {
    .systemController(style: modalPresentationStyle, for: self)
  }

  // MARK: For containers to override

  /// Returns the size that a child will have when this controller's view has the size `parentSize`, in points. Default:
  /// `parentSize` if the child's view is not loaded, or is as large as this controller's view. A view of another size
  /// is resized by its autoresizing mask and the masks of its superviews inside this controller's view.
  open func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    sizeByMasks(of: child, in: parentSize)
  }

  /// Called after the `preferredContentSize` of a child has changed. Default: does nothing.
  open func preferredContentSizeDidChange(forChild child: ViewController) {}

  /// The default of `childForTitle`, `childForCursor`, `childForColorScheme` and `childForKeyCommands`, such as the
  /// selected tab's controller. Default nil: this controller uses its own title, pointer shape and color scheme.
  open var activeChild: ViewController? { nil }

  /// The child whose title is used as this controller's title; nil to use this controller's own. Default `activeChild`.
  open var childForTitle: ViewController? { activeChild }

  /// The child whose cursor is used if this controller's `preferredCursor` is nil; nil for none. Default `activeChild`.
  open var childForCursor: ViewController? { activeChild }

  /// The child whose color scheme is used if `preferredColorScheme` is nil; nil for none. Default `activeChild`.
  open var childForColorScheme: ViewController? { activeChild }

  /// The object that sends the children's appearance callbacks when the container itself appears or disappears. It is
  /// called by `viewWillAppear(_:)` and its counterparts. Default nil: the children receive them automatically.
  open var appearanceForwarder: (any AppearanceForwarder)? { nil }

  /// Whether the children automatically receive appearance callbacks. A container that returns false sends them with
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`. Default: true if `appearanceForwarder`
  /// is nil.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { appearanceForwarder == nil }

  /// Whether the children automatically receive size and rotation callbacks, and are asked whether they rotate. A
  /// container that returns false calls `viewWillTransition(to:with:)`, `willRotate(to:)`,
  /// `willAnimateRotation(to:duration:)` and `didRotate(from:)` of its children itself. Default true.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }

  /// The child whose key commands work even if the first responder is outside of the child; nil for none. If the first
  /// responder is in another child, that child receives the key first. Default: `activeChild`. If `activeChild` is nil,
  /// the default is the only child that is neither hidden nor covered; nil if several are visible.
  open var childForKeyCommands: ViewController? { activeChild ?? onlyVisibleChild }

  /// Called after a child's title has changed. Default: notifies the parent if this controller uses that title.
  open func childTitleDidChange(_ child: ViewController) {
    if child === childForTitle { parent?.childTitleDidChange(self) }
  }

  // MARK: Restoration

  /// The controllers whose states are saved with this controller's state, in an order that is the same after a restart.
  /// An override can add other controllers, such as the controllers of unselected menu items. Default `children`.
  open var childrenForRestoration: [ViewController] { children }

  /// Creates a controller that was pushed, presented or shown as a detail before a restart, so that it can be restored.
  ///
  /// First, the screen below or the presenter is asked, then the containers around it from the inside out, until one
  /// returns a controller. If none does, the saved state is kept until the program adds a controller with that
  /// identifier, or calls `Window.discardPendingRestoration()`. Default: the result of `activeChild`; nil without it.
  ///
  /// - Parameters:
  ///   - identifier: The `restorationIdentifier` of the saved controller, or the name of its type if it had none.
  ///   - coder: The saved state, for example to choose a type. `decodeRestorableState(with:)` receives it afterwards.
  open func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    guard let activeChild else {
      coder.making.isUndecided = true
      return nil
    }
    return activeChild.viewController(withRestorationIdentifier: identifier, coder: coder)
  }

  // MARK: Showing and segues

  /// Shows a controller in the nearest ancestor that can perform `.show`: a navigation controller, for example, pushes
  /// it. If there is no such ancestor, the controller is presented.
  ///
  /// A container that overrides `show` must return true from `canPerformAction(_:sender:)`, because the search for an
  /// ancestor calls only `canPerformAction`. The override can call super, which continues at the container's parent.
  ///
  /// - Parameter sender: The control that caused the call, such as a button. It is passed on to the ancestor.
  open func show(_ controller: ViewController, sender: Any?) {
    showByDefault(.show, controller, sender: sender)
  }

  /// Shows a controller as a detail, as in a split view's secondary column: the nearest ancestor that can perform
  /// `.showDetail` shows it. If there is no such ancestor, it is presented.
  open func showDetail(_ controller: ViewController, sender: Any?) {
    showByDefault(.showDetail, controller, sender: sender)
  }

  /// Returns whether this controller performs `action`. Return true if you override the action's method. Default false.
  open func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool { false }

  /// Returns whether a segue that a control starts may be performed. Not called for segues from code. Default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller is performed, also before an unwind segue. Default: does nothing.
  open func prepare(for segue: Segue, sender: Any?) {}

  /// Whether a segue may run transitions between the children, as `SlideSegue` does. A container that manages its
  /// children itself returns false, and receives `replaceChild(_:with:animated:)` instead. Default true.
  open var allowsChildTransitions: Bool { true }

  /// Replaces a child by another controller and removes the child. Default: cross-fades their views if `animated` is
  /// true, the child's view is visible and motion is not reduced. Traps if `child` is not a child, or is `replacement`.
  open func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    crossFade(from: child, to: replacement, animated: animated)
  }

  /// Returns whether this controller performs an unwind action. Default: true if this controller has registered the
  /// action with `registerUnwindAction(_:perform:)`, and the unwind does not start at this controller.
  open func canPerformUnwind(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool {
    source !== self && segueStore?.unwindActions[action] != nil
  }

  /// The children that can be reached by unwinding, in search order. Default: the children that are not being removed.
  open var childrenForUnwinding: [ViewController] { children.filter { !$0.isMovingFromParent } }

  /// Returns the children to search for the destination of an unwind, in order. Default: `childrenForUnwinding` without
  /// the child that contains the source, because the search begins at the source and has already visited that child.
  open func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController] {
    let searched = childContaining(source)
    return childrenForUnwinding.filter { $0 !== searched }
  }

  /// Returns whether `unwind(for:towards:)` would change anything. Default: true if the child is off screen.
  open func needsUnwind(towards child: ViewController) -> Bool {
    !child.isAppeared && !child.isAppearing
  }

  /// Reveals `child` during an unwind, animated if `segue.isAnimated`, and removes the controllers that cover it. Also
  /// called if `child` is visible already. Default: does nothing, which suits a container that shows all its children.
  open func unwind(for segue: Segue, towards child: ViewController) {}

  /// Returns a segue that replaces one part of an unwind, for a custom animation. Default nil: no custom segue.
  ///
  /// These controllers are asked until one returns a segue. The segue replaces only the call that is named here:
  ///
  /// - The container with the source in one child and the destination in another one: its `unwind(for:towards:)`.
  /// - The presenter of each presentation that the unwind ends, the outermost first: the dismissal. After each one, the
  ///   controller on which `present(_:animated:)` was called is asked for the same dismissal.
  open func segueForUnwinding(
    to destination: ViewController, from source: ViewController, identifier: String?
  ) -> Segue? { nil }

  // MARK: Responder

  /// The next responder: the superview of the controller's view; the parent if none. If the controller is presented
  /// over the window, the next responder is the window. UIKit continues at the presenter, but the key commands of a
  /// presenter would change views that the user cannot reach.
  open override var next: Responder? { loadedView?.superview ?? parent }
}
