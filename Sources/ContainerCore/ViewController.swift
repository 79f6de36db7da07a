// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Manages one view and takes part in containment, as UIKit's class of the same name does. docs/CONTRACT.md
/// says which callbacks are sent, and in which order.
@MainActor open class ViewController: Responder {
  // MARK: Stored state

  /// The root view; nil until it is loaded.
  private(set) var loadedView: View?
  var rootViewState = RootViewState()
  var parenthood = ParenthoodStateMachine()
  var appearance = AppearanceStateMachine()
  var containment = ContainmentState()
  var parentSettings = ParentSettings()
  var observation = ObservationState()
  // The root view and weak references are not in a struct: reading one of them would copy all of the struct.
  private weak var storedParent: ViewController?
  /// The container that the controller left last, or the controller whose view contains its view although it is not its
  /// parent.
  private(set) weak var formerParent: ViewController?
  /// The window whose root controller this is.
  private(set) weak var rootWindow: Window?
  /// The presentation that the controller is the presenter of.
  private(set) var presentation: PresentationSession?
  /// The presentation that shows the controller. Its presenter owns it.
  private(set) weak var presentedBy: PresentationSession?
  /// How the controller is to be presented.
  var modal = ModalSettings()
  /// The transition of children that this controller takes part in, or carries out, while it runs.
  weak var runningTransition: ChildTransition?
  /// What was registered for segues and unwinding, if anything was.
  var segueStore: SegueStore?
  /// What others keep with this controller, by the identity of its key.
  var associatedValues: [ObjectIdentifier: Any] = [:]

  /// The container this controller is a child of.
  public var parent: ViewController? { storedParent }

  /// The child controllers, in the order they were added.
  public internal(set) var children: [ViewController] = []

  /// Hears every callback of this controller and of descendants without an observer of their own.
  public weak var containmentObserver: (any ContainmentObserver)? {
    didSet { if containmentObserver != nil { markObserved() } }
  }

  /// What the controller is called in bars, menus and logs. Default nil.
  open var title: String? {
    didSet { if title != oldValue { parent?.childTitleChanged(self) } }
  }

  /// The size the controller would like to have, in points; a container may heed it. The parent
  /// is told once of each change. Default zero: no wish.
  public var preferredContentSize = Size.zero {
    didSet {
      if !preferredContentSize.isWithinBounds {
        preferredContentSize = bounded(
          preferredContentSize, else: oldValue, "preferredContentSize")
      }
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeChanged(forChild: self)
      presentedBy?.current.preferredContentSizeChanged()
    }
  }

  /// Points at the edges of `view` that something covers, such as a bar of a container's: the safe area of the view
  /// and of those in it ends there. Default zero.
  public var additionalSafeAreaInsets = Insets.zero {
    didSet {
      if !additionalSafeAreaInsets.isWithinBounds {
        additionalSafeAreaInsets = bounded(
          additionalSafeAreaInsets, else: oldValue, "additionalSafeAreaInsets")
      }
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() }
    }
  }

  /// Whether the views of children that are not on screen are let go when memory is short.
  /// Default false.
  public var unloadsViewsOffScreen = false

  public override init() { super.init() }

  // MARK: Changing the stored state

  func setLoadedView(_ view: View?) { loadedView = view }

  func setParent(_ parent: ViewController?) { storedParent = parent }

  func setFormerParent(_ parent: ViewController?) { formerParent = parent }

  func setRootWindow(_ window: Window?) { rootWindow = window }

  func setPresentation(_ session: PresentationSession?) { presentation = session }

  func setPresentedBy(_ session: PresentationSession?) { presentedBy = session }

  // MARK: Overridable with a view

  /// Creates `view`. The default makes an empty view that has the size of its coming place and fills it.
  ///
  /// The place is the window's for its root, the container's for a child (`size(forChild:withParentSize:)`),
  /// the presentation's for a presented controller. A view that is loaded before its controller has any of
  /// these is 1000 × 700 points, as a window is by default. It gets the size of its place when `addChild(_:)` gives
  /// it one, when it is added to a view in a window, or before `viewWillAppear(_:)`, unless its frame has been set
  /// meanwhile. A view of yours with no size gets that size before `viewDidLoad()`.
  open func loadView() {
    view = View(frame: Rect(origin: .zero, size: rootViewState.loading.size))
    view.autoresizingMask = .fill
  }

  /// The view was loaded; called once for each view.
  open func viewDidLoad() {}

  // MARK: Parenthood

  /// Makes `child` a child of this controller and sends it `willMove(toParent:)`.
  ///
  /// The container sends `didMove(toParent:)` itself, after its transition or at once (contract 1.1). A child
  /// that has another parent leaves it first; adding it again to the same parent does nothing (1.3). One
  /// whose view is on screen already has appeared, and is an ordinary child from then on (1.6). Adding
  /// itself, an ancestor, a presented controller (1.4) or a window's root stops the program. Give the window
  /// another root first. More than 2048 controllers one in the other stop the program too. Call super.
  open func addChild(_ child: ViewController) { adopt(child) }

  /// Takes this controller out of its parent and sends it `didMove(toParent: nil)`; the
  /// container has sent `willMove(toParent: nil)` and taken the view out before (1.2). Call super.
  open func removeFromParent() { leaveParent() }

  /// The controller is about to become a child of `parent`, or of none. Call super.
  open func willMove(toParent parent: ViewController?) {
    publish(.willMoveToParent, parent: parent)
    _ = parenthood.handle(.willMove(toParent: parent != nil))
  }

  /// The controller has become a child of `parent`, or of none. Call super.
  open func didMove(toParent parent: ViewController?) {
    publish(.didMoveToParent, parent: parent)
    _ = parenthood.handle(.didMove(toParent: parent != nil))
  }

  /// A child has left this container: by itself, or because another container has added it. It has received all its
  /// callbacks. Override it to let go of the child. Default: nothing.
  open func didRemoveChild(_ child: ViewController) {}

  // MARK: Appearance

  /// The view is about to come on screen. `animated` is false where no frame in between shows.
  /// Default: nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Between will and did appear, once, when geometry and traits are final.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on screen, and its transition has ended. Default: nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen. Default: nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is off screen, and its transition has ended. Default: nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews. Default: nothing.
  open func viewDidLayoutSubviews() {}

  // MARK: Size, traits, memory

  /// The view is about to get another size. Call super to hand it on to the children, unless
  /// `shouldAutomaticallyForwardRotationMethods` is false.
  open func viewWillTransition(to size: Size, with coordinator: SizeTransitionCoordinator) {
    publishUnlessTold(.viewWillTransition(to: size))
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// The traits in force have changed; the views follow right after.
  open func traitsChanged(from old: Traits) {}

  /// Memory is short: let go of what can be made again.
  open func didReceiveMemoryWarning() {}

  /// The view was let go because memory was short; it loads again on next use.
  open func viewDidUnload() {}

  /// Whether the orientation may change: the default answer of `shouldAutorotate(to:)`. Default true.
  open var shouldAutorotate: Bool { true }

  /// Whether the window's orientation may become another one. Every controller that would be told of the
  /// rotation is asked. One no suffices: then the size changes, and no controller is told of a rotation
  /// (contract 6.2).
  open func shouldAutorotate(to orientation: Orientation) -> Bool { shouldAutorotate }

  /// The window is about to become taller than wide, or the other way. Call super.
  open func willRotate(to orientation: Orientation) {
    publishUnlessTold(.willRotate(to: orientation))
  }

  /// The window has its new size, and so have the views. Called inside an animation: property changes of views made
  /// here are animated. Call super.
  ///
  /// - Parameter duration: Seconds of the animation: 0.3, or 0 with reduced motion. `didRotate(from:)` does not wait
  ///   for the end of the animation, since the window has changed its size already.
  open func willAnimateRotation(to orientation: Orientation, duration: Double) {
    publishUnlessTold(.willAnimateRotation(to: orientation))
  }

  /// The window has its new size, and so have the views. Call super.
  open func didRotate(from orientation: Orientation) {
    publishUnlessTold(.didRotate(from: orientation))
  }

  // MARK: What a screen decides for its containers

  /// The mouse pointer's shape over the view where no inner view has one. A container's own shape comes before
  /// that of `childForCursor`. Default nil.
  open var preferredCursor: Cursor? { nil }

  /// Light or dark, regardless of the window's theme. A container's own answer comes before that of
  /// `childForAppearance`. Default nil: as the window.
  open var preferredColorScheme: Theme.ColorScheme? { nil }

  // MARK: Presentation

  /// How `present(_:animated:completion:)` shows this controller. Default full screen, as UIKit had it.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { modal.presentationStyle }
    set { modal.presentationStyle = newValue }
  }

  /// Provides animators and the presentation controller when this controller is presented. Default
  /// none: as the style has it.
  open var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { modal.transitioningDelegate }
    set { modal.transitioningDelegate = newValue }
  }

  /// Shows `controller` over the window or over a presentation context, in its
  /// `modalPresentationStyle`.
  ///
  /// In the styles that cover the window the controller at the top of this one's ancestors presents it; in
  /// `currentContext` and `overCurrentContext` the nearest that `definesPresentationContext`. It must be on
  /// screen and present nothing yet; otherwise nothing happens, the observer and the log are told, and the
  /// completion is not kept. Asked in `viewDidLoad()` or `viewWillAppear(_:)`, it presents when it has
  /// appeared. A controller that is just being dismissed comes back. Presenting a child of another
  /// controller, or one that this controller lies in, stops the program.
  ///
  /// - Parameters:
  ///   - animated: False, or reduced motion, shows no frame in between; the callbacks are the same.
  ///   - completion: Called once, when the presentation is complete, or has been turned round and undone.
  open func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(controller, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all that is presented above it. Where this
  /// controller presents nothing, its parent does the same, and so on outwards; where none of them presents,
  /// the presented one of them is dismissed. Where there is nothing to dismiss only the completion is called.
  ///
  /// - Parameters:
  ///   - animated: False, or reduced motion, shows no frame in between; the callbacks are the same.
  ///   - completion: Called once, when the dismissal is complete, or has been turned round and undone.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: animated, completion: completion)
  }

  /// The window is to close: a person closed it, or the session ends (`SIGTERM`). False keeps it open, for a controller
  /// that has something to lose. An override may ask the person and wait for the answer. All controllers are asked that
  /// show, are contained or presented, those in front first. While the answer is awaited, a second signal ends the program
  /// without it. Default true.
  open func windowShouldClose() async -> Bool { true }

  /// Makes what places this controller when it is presented in its `modalPresentationStyle`. Default:
  /// the style's stock controller.
  open func makePresentationController() -> PresentationController {
    .stock(modalPresentationStyle, for: self)
  }

  // MARK: For containers to override

  /// The size a child will have when this controller has `parentSize`. Default: what its autoresizing mask,
  /// and those of the views around it, make of its present size; the whole of `parentSize` for a child that
  /// fills this controller's view or has none yet.
  open func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    sizeByMasks(of: child, in: parentSize)
  }

  /// A child would like another size. Default: nothing.
  open func preferredContentSizeChanged(forChild child: ViewController) {}

  /// The child that answers for this controller: the four below ask it unless they are overridden. Default nil:
  /// the controller answers itself.
  open var childInCharge: ViewController? { nil }

  /// The child whose title stands for this controller's; nil for its own. Default `childInCharge`.
  open var childForTitle: ViewController? { childInCharge }

  /// The child that decides the mouse pointer's shape while this controller's `preferredCursor` is nil; nil for no
  /// child. Default `childInCharge`.
  open var childForCursor: ViewController? { childInCharge }

  /// The child that decides between light and dark while this controller's `preferredColorScheme` is nil; nil for no
  /// child. Default `childInCharge`.
  open var childForAppearance: ViewController? { childInCharge }

  /// Whether children get their appearance callbacks from the core. A container that returns
  /// false sends them with `beginAppearanceTransition` and `endAppearanceTransition`. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether children hear of coming sizes and of rotation from the core, and are asked whether they
  /// rotate. A container that returns false calls `viewWillTransition(to:with:)`, `willRotate(to:)`,
  /// `willAnimateRotation(to:duration:)` and `didRotate(from:)` of its children itself. Default true.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }

  /// The child whose key commands also work when the keyboard is in none of the children, or in another child that does not
  /// use the key; nil for this controller. Default
  /// `childInCharge`, else the only child that shows: children that are hidden or covered by another child do not count.
  open var childForKeyCommands: ViewController? { childInCharge ?? onlyShownChild }

  /// A child's title changed. Default: tells the parent where it stands for this controller's own.
  open func childTitleChanged(_ child: ViewController) {
    if child === childForTitle { parent?.childTitleChanged(self) }
  }

  // MARK: Restoration

  /// The controllers whose state is kept with this one, in an order that is the same after a start: those that are no children
  /// now as well. Default `children`.
  open var childrenForRestoration: [ViewController] { children }

  /// Makes a controller that a person had brought and that is not there after a start: a pushed screen, a detail, a presented
  /// one. The screen below it, or the presenting one, is asked first, then its ancestors. Default: what `childInCharge` makes.
  /// If none of them makes one, its state waits for a controller of that identifier that the program brings later
  /// (`Window.discardPendingRestoration()`).
  ///
  /// - Parameters:
  ///   - identifier: Its `restorationIdentifier`, or the name of its type.
  ///   - coder: What it kept. It is given to the new controller itself as well.
  open func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    guard let childInCharge else {
      coder.making.isUndecided = true
      return nil
    }
    return childInCharge.viewController(withRestorationIdentifier: identifier, coder: coder)
  }

  // MARK: Showing and segues

  /// Shows a controller in whatever way suits the place: the nearest ancestor that can perform
  /// `.show` does, such as a navigation controller that pushes it; without one it is presented.
  ///
  /// A container that overrides this overrides `canPerformAction(_:sender:)` too, since only that
  /// lets its descendants find it. It calls super to leave a case to its own ancestors.
  ///
  /// - Parameter sender: The control that asked for it, such as a button. It is handed on.
  open func show(_ controller: ViewController, sender: Any?) {
    showByDefault(.show, controller, sender: sender)
  }

  /// The same for the place that shows details, such as a split view's secondary column; the nearest
  /// ancestor that can perform `.showDetail` does.
  open func showDetail(_ controller: ViewController, sender: Any?) {
    showByDefault(.showDetail, controller, sender: sender)
  }

  /// Whether this controller itself carries out an action: what UIKit finds out by looking whether the
  /// method is overridden. Default false.
  open func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool { false }

  /// Whether a segue that a control asks for may be performed; code is not asked. Default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// A segue from this controller is about to be performed, back to another one too. Default: nothing.
  open func prepare(for segue: Segue, sender: Any?) {}

  /// Whether a segue may run transitions between the children, as `SlideSegue` does. Default true;
  /// false where a container keeps account of its children, and is asked to `replaceChild` instead.
  open var allowsChildTransitions: Bool { true }

  /// Puts another controller in a child's place and removes the child. Default: a cross-fade of their views;
  /// a child without a view is replaced without one. A `child` that is none, or that is its own replacement, stops
  /// the program.
  open func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    crossFade(from: child, to: replacement, animated: animated)
  }

  /// Whether this controller, and no other, performs an unwind action. Default: it has registered
  /// one of that name, and is not the source itself.
  open func canPerformUnwind(
    _ action: String, from source: ViewController, sender: Any?
  ) -> Bool {
    source !== self && segueStore?.unwindActions[action] != nil
  }

  /// The children that an unwinding may lead to, in the order in which it looks. Default: all but those that are
  /// on their way out.
  open var childrenForUnwinding: [ViewController] { children.filter { !$0.isMovingFromParent } }

  /// The children among which, and in which order, an unwinding looks for its destination. Default:
  /// `childrenForUnwinding` but for the one that contains the source.
  open func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController] {
    let searched = childContaining(source)
    return childrenForUnwinding.filter { $0 !== searched }
  }

  /// Whether `unwind(for:towards:)` would change what is seen. Default: the child is not on screen.
  open func needsUnwind(towards child: ViewController) -> Bool {
    !child.isAppeared && !child.isAppearing
  }

  /// An unwinding leads through this container: reveal `child`, animated if `segue.isAnimated`, and remove
  /// the controllers that cover it. Called also where nothing needs to change. Default: nothing, which suits
  /// a container that shows all its children.
  open func unwind(for segue: Segue, towards child: ViewController) {}

  /// A way back of the controller's own; nil leaves it to the next one that is asked. Default nil.
  ///
  /// A container is asked for the way from a source inside one of its children to a destination in another: the
  /// segue runs instead of its `unwind(for:towards:)`. A controller that presents what the source is in is asked
  /// too, for a way back to it or through it: the segue runs instead of the dismissal. The container is
  /// asked first, then the presenting controllers, the outermost first, each followed by the controller
  /// whose `present(_:animated:)` was called. The first segue is used; the other steps stay stock ones.
  open func segueForUnwinding(
    to destination: ViewController, from source: ViewController, identifier: String?
  ) -> Segue? { nil }

  // MARK: Responder

  /// The superview of the controller's view, else the parent. For a controller presented over the window it
  /// is the window, and not the presenter as in UIKit: the presenter's shortcuts would change views that the
  /// person cannot reach.
  open override var next: Responder? { loadedView?.superview ?? parent }
}
