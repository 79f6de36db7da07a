// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The controllers of a window: its root controller, the presentations over it, and the containment observer.
final class WindowControllers: WindowContent {
  /// Seconds for what controllers animate as the window's orientation changes (LOOK.md: presentations).
  private static let rotationDuration = 0.3

  private weak var window: Window?

  var root: ViewController? {
    willSet { checkCanBeRoot(newValue) }
    didSet {
      if root !== oldValue { replaceRoot(oldValue) }
    }
  }

  weak var containmentObserver: (any ContainmentObserver)? {
    didSet { markObserved() }
  }

  /// Nil when no state waits for controllers.
  var lateArrivals: (any LateArrivals)?
  /// Called before a controller is restored that came later than the window was restored.
  var onLateRestoration: (() -> Void)?

  /// While the size changes.
  private(set) weak var sizeCoordinator: TransitionCoordinator?

  /// The presentations in the window, also if their presenters have been freed.
  private var presentations: [AnyObject] = []
  /// The root's view is in, and the frame that shows it first has not been made.
  private var isRootAppearing = false
  /// The changes of the window's size that are under way: a callback may lead to another one.
  private var resizes: [Resize] = []

  private struct Resize {
    /// The root controller at the beginning, if its view is loaded.
    let root: ViewController?
    let coordinator: TransitionCoordinator
    let from: Orientation
    let to: Orientation
    /// Whose orientation changes with the window's.
    let rotating: [ViewController]
  }

  init(of window: Window) {
    self.window = window
  }

  /// Keeps a presentation alive until it is removed.
  func add(presentation: AnyObject) { presentations.append(presentation) }

  func remove(presentation: AnyObject) { presentations.removeAll { $0 === presentation } }

  // MARK: The root controller

  /// A window's root has no parent and no presenter.
  private func checkCanBeRoot(_ controller: ViewController?) {
    guard let controller else { return }
    require(
      controller.parent == nil,
      "\(controller) is a child of \(String(describing: controller.parent)): remove it before it is a "
        + "window's root")
    require(
      controller.presentedBy == nil,
      "\(controller) is presented: dismiss it before it is a window's root")
    require(
      controller.rootWindow == nil || controller.rootWindow === window,
      "\(controller) is the root of another window")
  }

  /// Marks the controllers whose callbacks this window's observer receives.
  private func markObserved() {
    guard containmentObserver != nil, let window else { return }
    root?.markObserved()
    for view in window.rootView.subviews { view.viewController?.markObserved() }
  }

  private func replaceRoot(_ old: ViewController?) {
    guard let window else { return }
    let new = root
    old?.dismiss(animated: false)
    isRootAppearing = false
    if let old {
      if old.isAppeared || old.isAppearing {
        old.beginAppearanceTransition(false, animated: false)
      }
      if old.viewIfLoaded?.superview === window.rootView { old.view.removeFromSuperview() }
      if old.isInAppearanceTransition { old.endAppearanceTransition() }
    }
    old?.setRootWindow(nil)
    // A callback of the old one may have given the window another root, which is in by now.
    guard root === new else { return }
    new?.setRootWindow(window)
    markObserved()
    if let new { beginAppearance(of: new, in: window) }
    window.setNeedsFrame()
  }

  private func beginAppearance(of controller: ViewController, in window: Window) {
    // A container may have to know how much room there is before its children begin to appear.
    controller.updateTraits()
    controller.loadViewIfNeeded()
    // Each callback may give the window another root.
    guard controller === root else { return }
    controller.view.frame = window.rootView.bounds
    isRootAppearing = true
    controller.beginAppearanceTransition(true, animated: false)
    guard controller === root else { return }
    controller.view.autoresizingMask = .fill
    window.updateTraits()
    window.addBelowTools(controller.view)
    controller.updateTraits()
  }

  /// Ends the root's appearance transition, which has to end before the root receives any other event.
  func endAppearance() {
    guard isRootAppearing else { return }
    lateArrivals?.rootIsAppearing()
    guard isRootAppearing, let controller = root else { return }
    isRootAppearing = false
    window?.layoutIfNeeded()
    // A callback may have given the window another root.
    if controller === root, controller.isInAppearanceTransition {
      controller.endAppearanceTransition()
    }
  }

  // MARK: What the window asks and tells

  var keyTarget: Responder? { root?.keyTarget }

  var keyView: View? { root?.keyTarget.viewIfLoaded }

  var topmostView: View? { root?.topMostViewController.viewIfLoaded }

  var colorScheme: Theme.ColorScheme? { root?.colorSchemeForWindow }

  /// Asks the controllers, from the front to the back, until one wants to keep the window.
  func windowShouldClose() async -> Bool {
    for controller in root?.presentedAndContained.reversed() ?? [] {
      if await !controller.windowShouldClose() { return false }
    }
    return true
  }

  func restoreArrivals() { lateArrivals?.restoreArrivals() }

  func userActed() { lateArrivals?.userActed() }

  func traitsDidChange() { root?.updateTraits() }

  func memoryIsShort() { root?.deliverMemoryWarning() }

  // MARK: The window's size

  func windowWillResize(to size: Size) {
    guard let window else { return }
    let (old, new) = (Orientation(window.size), Orientation(size))
    let coordinator = TransitionCoordinator()
    sizeCoordinator = coordinator
    let root = root.flatMap { $0.isViewLoaded ? $0 : nil }
    root?.windowWillTransition(to: size, with: coordinator)
    let rotates = old != new && root?.allowsRotation(to: new) == true
    resizes.append(
      Resize(
        root: root, coordinator: coordinator, from: old, to: new,
        rotating: rotates ? root?.forwardWillRotate(to: new) ?? [] : []))
  }

  func fillWindow() {
    // The mask of such a view does not count.
    if let window, let view = resizes.last?.root?.view, view.superview === window.rootView,
      !view.translatesAutoresizingMaskIntoConstraints
    {
      view.frame = window.rootView.bounds
    }
  }

  func changeAlongsideResize() { resizes.last?.coordinator.runAlongside() }

  func windowDidResize() {
    guard let resize = resizes.popLast() else { return }
    if !resize.rotating.isEmpty { animateRotation(resize) }
    resize.root?.forwardDidRotate(from: resize.from, to: resize.rotating)
    resize.coordinator.complete()
    sizeCoordinator = nil
  }

  private func animateRotation(_ resize: Resize) {
    let duration = window?.traits.reducesMotion == true ? 0 : Self.rotationDuration
    View.animate(
      duration: duration,
      animations: {
        resize.root?.forwardWillAnimateRotation(
          to: resize.to, duration: duration, to: resize.rotating)
        self.window?.layoutIfNeeded()
      })
  }
}

/// Restores controllers that come into a window after the window was restored. A window has one only while state waits.
protocol LateArrivals: AnyObject {
  /// A root controller is about to appear.
  func rootIsAppearing()

  /// A controller has been added, or appears. It may be in the middle of a change, so it is restored afterwards.
  func controllerArrived()

  /// Restores the controllers that have arrived. Called before each frame and each event.
  func restoreArrivals()

  /// The user has pressed a button or a key.
  func userActed()
}

extension Window {
  /// The controller whose view fills the window. Setting it loads its view and adds it to the window immediately, after
  /// `viewWillAppear(_:)`. The controller has appeared with the next frame, or earlier with the first event or when it
  /// presents another controller. A controller that has a parent, is presented or is another window's root stops the program.
  public var rootViewController: ViewController? {
    get { controllers.root }
    set { controllers.root = newValue }
  }

  /// Receives every containment callback of controllers in this window that have no observer of
  /// their own. The window does not keep it alive. Default nil.
  public var containmentObserver: (any ContainmentObserver)? {
    get { controllers.containmentObserver }
    set { controllers.containmentObserver = newValue }
  }

  /// Called before a controller is restored that came later than the window was restored. Default nil.
  package var onLateRestoration: (() -> Void)? {
    get { controllers.onLateRestoration }
    set { controllers.onLateRestoration = newValue }
  }

  /// Made when it is first asked for.
  var controllers: WindowControllers {
    if let controllers = content as? WindowControllers { return controllers }
    let controllers = WindowControllers(of: self)
    setContent(controllers)
    return controllers
  }
}

extension Window {
  /// The controller in front: the last one of those presented over the window, else the root.
  public var topMostViewController: ViewController? { rootViewController?.topMostViewController }
}
