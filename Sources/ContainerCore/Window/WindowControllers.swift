// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The root controller of a window, the presentations over it, and the containment observer.
final class WindowControllers: WindowContent {
  /// The duration of animations while the window's orientation changes, in seconds (LOOK.md: presentations).
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

  var lateControllerRestorer: (any LateControllerRestorer)?
  var onLateRestoration: (() -> Void)?

  private(set) weak var sizeCoordinator: TransitionCoordinator?

  /// The presentations over the window, which live on even if their presenters are released.
  private var presentations: [AnyObject] = []
  /// Whether the root's view was added and has not been rendered yet.
  private var isRootAppearing = false
  /// The changes of size in progress. They can be nested, because a callback may start another one.
  private var resizes: [Resize] = []

  private struct Resize {
    let root: ViewController?
    let coordinator: TransitionCoordinator
    let from: Orientation
    let to: Orientation
    let rotatingControllers: [ViewController]
  }

  init(of window: Window) {
    self.window = window
  }

  func add(presentation: AnyObject) { presentations.append(presentation) }

  func remove(presentation: AnyObject) { presentations.removeAll { $0 === presentation } }

  // MARK: The root controller

  private func checkCanBeRoot(_ controller: ViewController?) {
    guard let controller else { return }
    require(
      controller.parent == nil,
      "\(controller) is a child of \(controller.parent.map { "\($0)" } ?? "nil"): remove it before you "
        + "make it a window's root")
    require(
      controller.presentationAsPresented == nil,
      "\(controller) is presented: dismiss it before you make it a window's root")
    require(
      controller.rootWindow == nil || controller.rootWindow === window,
      "\(controller) is already the root of another window")
  }

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
    // A callback of the old root may have set another one, which is in the window already.
    guard root === new else { return }
    new?.setRootWindow(window)
    markObserved()
    if let new { beginAppearance(of: new, in: window) }
    window.setNeedsFrame()
  }

  private func beginAppearance(of controller: ViewController, in window: Window) {
    // A container may need its size before its children begin to appear.
    controller.updateTraits()
    controller.loadViewIfNeeded()
    guard controller === root else { return }
    controller.view.frame = window.rootView.bounds
    isRootAppearing = true
    controller.beginAppearanceTransition(true, animated: false)
    guard controller === root else { return }
    controller.view.autoresizingMask = .fill
    window.updateTraits()
    window.addBelowOverlay(controller.view)
    controller.updateTraits()
  }

  /// Ends the appearance of the root controller, before that receives any other event.
  func endAppearance() {
    guard isRootAppearing else { return }
    lateControllerRestorer?.rootWillAppear()
    guard isRootAppearing, let controller = root else { return }
    isRootAppearing = false
    window?.layoutIfNeeded()
    if controller === root, controller.isInAppearanceTransition {
      controller.endAppearanceTransition()
    }
  }

  // MARK: Calls of the window

  var fallbackKeyResponder: Responder? { root?.fallbackKeyController }

  var fallbackKeyView: View? { root?.fallbackKeyController.viewIfLoaded }

  var topmostView: View? { root?.topMostViewController.viewIfLoaded }

  var colorScheme: Theme.ColorScheme? { root?.colorSchemeForWindow }

  /// Asks the controllers, from front to back, until one keeps the window open.
  func windowShouldClose() async -> Bool {
    for controller in root?.presentedAndContained.reversed() ?? [] {
      if await !controller.windowShouldClose() { return false }
    }
    return true
  }

  func restoreLateControllers() { lateControllerRestorer?.restoreLateControllers() }

  func userDidAct() { lateControllerRestorer?.userDidAct() }

  func traitsDidChange() { root?.updateTraits() }

  func deliverMemoryWarning() { root?.deliverMemoryWarning() }

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
        rotatingControllers: rotates ? root?.forwardWillRotate(to: new) ?? [] : []))
  }

  func resizeRootView() {
    // A view with constraints has no autoresizing mask.
    if let window, let view = resizes.last?.root?.view, view.superview === window.rootView,
      !view.translatesAutoresizingMaskIntoConstraints
    {
      view.frame = window.rootView.bounds
    }
  }

  func changeAlongsideResize() { resizes.last?.coordinator.runAlongsideAnimations() }

  func windowDidResize() {
    guard let resize = resizes.popLast() else { return }
    if !resize.rotatingControllers.isEmpty { animateRotation(resize) }
    resize.root?.forwardDidRotate(from: resize.from, to: resize.rotatingControllers)
    resize.coordinator.runCompletions()
    sizeCoordinator = nil
  }

  private func animateRotation(_ resize: Resize) {
    let duration = window?.traits.reducesMotion == true ? 0 : Self.rotationDuration
    View.animate(
      duration: duration,
      animations: {
        resize.root?.forwardWillAnimateRotation(
          to: resize.to, duration: duration, to: resize.rotatingControllers)
        self.window?.layoutIfNeeded()
      })
  }
}

/// Restores controllers that are added after the window was restored. A window has one only while a state waits.
protocol LateControllerRestorer: AnyObject {
  func rootWillAppear()

  /// Schedules the restoration of a controller that was added or appears. Its container may still be changing.
  func setNeedsRestoration()

  /// Restores the controllers that were added. Called before each frame and each event.
  func restoreLateControllers()

  func userDidAct()
}

extension Window {
  /// The controller whose view fills the window. Setting it loads the view, sends `viewWillAppear(_:)` and adds the
  /// view immediately. `viewDidAppear(_:)` follows before the next frame, input event or presentation. Traps if the
  /// controller has a parent, is presented or is another window's root.
  public var rootViewController: ViewController? {
    get { controllers.root }
    set { controllers.root = newValue }
  }

  /// The observer of the window's controllers that have no observer and inherit none. Not retained. Default nil.
  public var containmentObserver: (any ContainmentObserver)? {
    get { controllers.containmentObserver }
    set { controllers.containmentObserver = newValue }
  }

  /// Called before a controller is restored that was added after the window was restored. Default nil.
  package var onLateRestoration: (() -> Void)? {
    get { controllers.onLateRestoration }
    set { controllers.onLateRestoration = newValue }
  }

  var controllers: WindowControllers {
    if let controllers = content as? WindowControllers { return controllers }
    let controllers = WindowControllers(of: self)
    setContent(controllers)
    return controllers
  }
}

extension Window {
  /// The frontmost controller: the topmost presented controller, or the root controller.
  public var topMostViewController: ViewController? { rootViewController?.topMostViewController }
}
