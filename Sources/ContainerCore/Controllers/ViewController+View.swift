// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing
internal import Views

extension ViewController {
  /// The root view, loaded on first use. Setting nil unloads it; the next use loads another one.
  ///
  /// It is implicitly unwrapped as in UIKit: reading it never returns nil, but nil can be assigned.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      guard newValue !== loadedView else { return }
      if loadedView != nil, newValue != nil, !loading.isLoading { beginCall(.replaceView)?.end() }
      let old = loadedView
      old?.viewController = nil
      // The old view may be released here, and must not access a state that is being changed.
      withExtendedLifetime(old) { setLoadedView(newValue) }
      newValue?.viewController = self
      newValue?.wantsLayer = true
    }
  }

  private var loading: ViewLoading { rootViewState.loading }

  private var placeholderSize: Size? { rootViewState.placeholderSize }

  /// Whether the root view is loaded. Reading this property does not load it.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The root view if it is loaded; nil otherwise. Reading this property does not load it.
  public var viewIfLoaded: View? { loadedView }

  /// Loads the root view if it is not loaded. Traps if `loadView()` reads `view` or does not set it.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadViewIfNeeded(size: upcomingSize)
  }

  func loadViewIfNeeded(size: Size) {
    // The computation of the size may have read the view.
    guard loadedView == nil else { return }
    require(!loading.isLoading, "\(self) reads its view inside loadView() before it sets the view")
    let call = beginCall(.loadView)
    defer { call?.end() }
    rootViewState.setLoading(.loading(size))
    rootViewState.setPlaceholderSize(hasKnownSize ? nil : size)
    publish(.loadView)
    loadView()
    rootViewState.setLoading(.idle)
    guard let view = loadedView else {
      stopProgram(
        "loadView() of \(self) did not set its view: set a view, or call super.loadView()")
    }
    if view.frame.size == .zero { setFrameSize(of: view, to: size) }
    publish(.viewDidLoad)
    viewDidLoad()
  }

  /// Whether the actual size of the view can be known: from the window, a presentation or the container.
  private var hasKnownSize: Bool {
    if rootWindow != nil || presentationAsPresented != nil || loadedView?.window != nil {
      return true
    }
    guard let parent else { return false }
    return parent.isViewLoaded && parent.placeholderSize == nil || parent.hasKnownSize
  }

  /// Whether the view still has the frame that it got because its size was unknown.
  var hasPlaceholderFrame: Bool {
    guard let placeholderSize, let loadedView, !loadedView.hasAssignedFrame else { return false }
    return loadedView.frame == Rect(origin: .zero, size: placeholderSize)
  }

  /// Sets the actual size of a view that was loaded too early, unless its frame has been set since.
  ///
  /// - Parameter windowSize: The size of the window to which the view is about to be added; nil if unknown.
  func applyUpcomingSize(windowSize: Size? = nil) {
    guard placeholderSize != nil, let view = loadedView, !loading.isLoading else { return }
    if !hasPlaceholderFrame {
      rootViewState.setPlaceholderSize(nil)
    } else if let size = hasKnownSize ? upcomingSize : windowSize {
      rootViewState.setPlaceholderSize(size)
      setFrameSize(of: view, to: size)
    } else {
      return
    }
    // Children that were laid out in the placeholder get their frames before they appear.
    if children.contains(where: { $0.placeholderSize != nil }) { view.layoutIfNeeded() }
  }

  /// Sets a size that does not count as set by the program.
  private func setFrameSize(of view: View, to size: Size) {
    view.frame.size = size
    view.hasAssignedFrame = false
  }

  /// The size that the view will have, in points, from the window, the presentation or the parent.
  var upcomingSize: Size {
    if case .loading(let size) = loading { return size }
    if let rootWindow { return rootWindow.size }
    let room: Size
    if let presentationAsPresented {
      room = presentationAsPresented.containerSize
    } else if let parent {
      let currentSize = parent.viewIfLoaded?.bounds.size ?? .zero
      room = currentSize == .zero ? parent.upcomingSize : currentSize
    } else {
      return ViewLoading.defaultSize
    }
    // A container that reads the view while it computes the size gets a view that fills the container.
    guard loading == .idle else { return room }
    rootViewState.setLoading(.computingSize)
    defer { if loading == .computingSize { rootViewState.setLoading(.idle) } }
    let size =
      presentationAsPresented?.effectiveController.size(withContainerSize: room)
      ?? parent?.size(forChild: self, withParentSize: room) ?? room
    return size.width > 0 && size.height > 0 ? size : room
  }

  func sendViewWillLayoutSubviews() {
    publish(.viewWillLayoutSubviews)
    viewWillLayoutSubviews()
  }

  func sendViewDidLayoutSubviews() {
    publish(.viewDidLayoutSubviews)
    viewDidLayoutSubviews()
  }
}

@MainActor extension ViewController: ViewBoundary {
  package var responderAfterView: Responder? { self }

  package var contentOwner: (any ViewOwner)? { self }

  package var isInDismissal: Bool { false }

  package func blocksInput(to view: View, through inner: inout AnyObject?) -> Bool {
    presentation?.blocksInput(to: view, from: inner) ?? false
  }
}

@MainActor extension ViewController: ViewOwner {
  package var pendingTextMeasurer: (any TextMeasurer)? {
    (rootWindow ?? loadedView?.window ?? presentationAsPresented?.window)?.textMeasurer
      ?? parent?.pendingTextMeasurer
  }

  package var effectiveTheme: Theme { parentSettings.cachedTraits.theme }

  package func handleKey(_ event: KeyEvent, after inner: (any ViewOwner)?) -> Bool {
    let inner = inner as? ViewController
    // The first responder is one of the controller's own views, or in another child than `childForKeyCommands`.
    if inner == nil || inner?.parent === self && inner !== childForKeyCommands,
      performDescendantCommand(event)
    {
      return true
    }
    return performCommand(of: event) || keyDown(event) || pressDefaultButton(event)
  }

  /// Performs a key command of the child for key commands or a descendant of it, the innermost first.
  private func performDescendantCommand(_ event: KeyEvent) -> Bool {
    guard let child = childForKeyCommands else { return false }
    return sequence(first: child.fallbackKeyController, next: \.parent).prefix { $0 !== self }
      .contains { $0.performCommand(of: event) }
  }

  package var hasDefaultButton: Bool { defaultButton != nil }

  package func restoresFirstResponder(to view: View) -> Bool {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }
      .contains { $0.presentation?.formerFirstResponder === view }
  }

  package func layoutDidReachRootView() { deliverViewIsAppearing() }

  package func rootViewWillLayOutSubviews() { sendViewWillLayoutSubviews() }

  package func rootViewDidLayOutSubviews() { sendViewDidLayoutSubviews() }

  package func didLayOutSubviews(of view: View) { applyPins(in: view) }

  package func rootViewDidEnterWindow() { didEnterWindow() }

  package func surroundingTraitsDidChange() {
    if isUncontained { updateTraits() }
  }

  /// Publishes that a view inside a controller's view is moved directly into another controller's view.
  package func subview(_ view: View, willMoveTo superview: View) {
    guard mayBeObserved, let newOwner = superview.owningController, newOwner !== self else {
      return
    }
    beginCall(.moveSubview, other: newOwner)?.end()
  }

  package static func insert(_ view: View, into superview: View, _ attach: () -> Void) {
    let controller = view.viewController
    let call = view.beginRootViewInsertion(into: superview)
    defer { call?.end() }
    if let window = superview.window { controller?.applyUpcomingSize(windowSize: window.size) }
    let appearance = controller?.hierarchyWillAdd(to: superview)
    let orphans =
      superview.window == nil
      ? []
      : view.uncontainedControllers().filter { $0.uncontainedWillAppear(in: superview) }
    attach()
    superview.noteUncontainedControllers(in: view)
    if superview.window != nil { controller?.logMisplacement() }
    if let controller, let appearance { controller.hierarchyDidAdd(appearance) }
    for orphan in orphans { orphan.uncontainedDidEnterWindow() }
  }

  package static func remove(_ view: View, from superview: View, _ detach: () -> Void) {
    let controller = view.viewController
    let call = controller?.beginCall(.removeFromSuperview, other: superview.owningController)
    defer { call?.end() }
    let appearance = controller?.hierarchyWillRemove()
    let orphans =
      view.window == nil
      ? [] : view.uncontainedControllers().filter { $0.uncontainedWillDisappear() }
    detach()
    if let controller, let appearance { controller.hierarchyDidRemove(appearance) }
    for orphan in orphans where orphan.isInAppearanceTransition { orphan.endAppearanceTransition() }
  }
}

extension View {
  /// The controller whose root view is this view; nil if there is none.
  public internal(set) var viewController: ViewController? {
    get {
      owner as? ViewController
    }
    set { setBoundary(newValue) }
  }

  /// The controller of this view or of the nearest ancestor that is a root view.
  package var owningController: ViewController? {
    nearestOwner as? ViewController
  }
}

extension ViewController {
  /// Sends a memory warning to this controller, its descendants and their presented controllers, if their views are
  /// loaded. If `unloadsViewsOffScreen` is true, off-screen children unload their views (containment contract 6.4).
  public func deliverMemoryWarning() {
    if isViewLoaded {
      publish(.didReceiveMemoryWarning)
      didReceiveMemoryWarning()
    }
    for child in children { child.deliverMemoryWarning() }
    presentation?.presentedViewController.deliverMemoryWarning()
    guard unloadsViewsOffScreen else { return }
    for child in children { child.unloadViewIfOffScreen() }
  }

  /// Unloads the view if it is off screen and not used as a presentation context. Returns whether the view was
  /// unloaded. Reading `view` loads a new view.
  @discardableResult
  public func unloadViewIfOffScreen() -> Bool {
    guard let view = loadedView, view.window == nil, appearance.state == .disappeared,
      presentation?.isContextual != true
    else { return false }
    view.removeFromSuperview()
    self.view = nil
    publish(.viewDidUnload)
    viewDidUnload()
    return true
  }
}

extension View {
  /// Reports that a root view is about to be added to a view, possibly not the parent's (contract 1.6).
  func beginRootViewInsertion(into superview: View) -> RunningCall? {
    guard let viewController else { return nil }
    if !viewController.mayBeObserved, viewController.parent == nil,
      superview.owningController?.mayBeObserved ?? false
    {
      viewController.markObserved()
    }
    // The container view of a presentation belongs to the presented controller.
    let owner = superview.owningController.flatMap { $0 === viewController ? nil : $0 }
    return viewController.beginCall(.addSubview, other: owner)
  }
}

extension View {
  /// The controllers without a parent whose root views are in this view, from the outermost in.
  func uncontainedControllers() -> [ViewController] {
    guard mayContainUncontainedOwners || viewController?.isUncontained == true else { return [] }
    let own = viewController.flatMap { $0.isUncontained ? [$0] : nil } ?? []
    return own + subviews.flatMap { $0.uncontainedControllers() }
  }

  /// Marks the ancestors of a view that contains a root view whose controller has no parent.
  func noteUncontainedControllers(in view: View) {
    guard view.mayContainUncontainedOwners || view.viewController?.isUncontained == true else {
      return
    }
    var candidate: View? = self
    while let current = candidate, !current.mayContainUncontainedOwners {
      current.setMayContainUncontainedOwners()
      candidate = current.superview
    }
  }
}

extension View {
  /// The size of this view by the autoresizing masks from here up to `root`; unchanged if the view is outside `root`.
  func size(when root: View, has size: Size) -> Size {
    if self === root { return size }
    guard let superview, superview.isDescendant(of: root) else { return frame.size }
    let room = superview.size(when: root, has: size)
    return autoresizingMask.resize(frame, from: superview.frame.size, to: room).size
  }
}
