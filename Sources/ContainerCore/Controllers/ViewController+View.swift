// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing
internal import Views

extension ViewController {
  /// The root view, loaded on first use. Setting nil unloads it; the next use loads another.
  ///
  /// Implicitly unwrapped as UIKit's is: reading never gives nil, but nil can be assigned.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      guard newValue !== loadedView else { return }
      if loadedView != nil, newValue != nil, !loading.isLoading { callBegan(.replaceView)?.end() }
      let old = loadedView
      old?.viewController = nil
      // The old view may end with this, and must not meet a state that is being changed.
      withExtendedLifetime(old) { setLoadedView(newValue) }
      newValue?.viewController = self
      newValue?.wantsLayer = true
    }
  }

  private var loading: ViewLoading { rootViewState.loading }

  /// The size of a view that was loaded before its place was known, or the size that it was given since; nil once the
  /// view has appeared, or its frame was set.
  private var placeholderSize: Size? { rootViewState.placeholderSize }

  /// Whether the root view is loaded. Reading it never loads the view.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The root view if it is loaded; never loads it.
  public var viewIfLoaded: View? { loadedView }

  /// Loads the root view if it is not loaded. A `loadView()` that reads `view`, or that sets none,
  /// stops the program.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadViewIfNeeded(size: comingSize)
  }

  /// Loads the view for a place that whoever asks has chosen already.
  func loadViewIfNeeded(size: Size) {
    // Whoever gives the place may have read the view to find its size.
    guard loadedView == nil else { return }
    require(!loading.isLoading, "\(self) reads its view inside loadView()")
    let call = callBegan(.loadView)
    defer { call?.end() }
    rootViewState.setLoading(.loading(size))
    rootViewState.setPlaceholderSize(hasPlace ? nil : size)
    publish(.loadView)
    loadView()
    rootViewState.setLoading(.idle)
    guard let view = loadedView else {
      stopProgram("loadView() of \(self) did not set its view")
    }
    if view.frame.size == .zero { give(view, size) }
    publish(.viewDidLoad)
    viewDidLoad()
  }

  /// Whether the size of the controller's view can be known: from the window, a presentation or the container.
  private var hasPlace: Bool {
    if rootWindow != nil || presentedBy != nil || loadedView?.window != nil { return true }
    guard let parent else { return false }
    return parent.isViewLoaded && parent.placeholderSize == nil || parent.hasPlace
  }

  /// Whether the view was loaded too early, and its frame has not been set since.
  var hasPlaceholderFrame: Bool {
    guard let placeholderSize, let loadedView, !loadedView.hasAssignedFrame else { return false }
    return loadedView.frame == Rect(origin: .zero, size: placeholderSize)
  }

  /// Gives a view that was loaded too early the size of its place, unless its frame has been set meanwhile.
  ///
  /// - Parameter windowSize: The size of the window that the view is about to enter; nil if that is not known.
  func takePlace(inWindowOf windowSize: Size? = nil) {
    guard placeholderSize != nil, let view = loadedView, !loading.isLoading else { return }
    if !hasPlaceholderFrame {
      rootViewState.setPlaceholderSize(nil)
    } else if let size = hasPlace ? comingSize : windowSize {
      rootViewState.setPlaceholderSize(size)
      give(view, size)
    } else {
      return
    }
    // Children that were laid out in the placeholder have their frames before they appear.
    if children.contains(where: { $0.placeholderSize != nil }) { view.layoutIfNeeded() }
  }

  /// Sets a size that is not the program's.
  private func give(_ view: View, _ size: Size) {
    view.frame.size = size
    view.hasAssignedFrame = false
  }

  /// The size of the place that the view will have, in points: the window's for its root, what a
  /// presentation or the parent gives.
  var comingSize: Size {
    if case .loading(let size) = loading { return size }
    if let rootWindow { return rootWindow.size }
    let room: Size
    if let presentedBy {
      room = presentedBy.containerSize
    } else if let parent {
      let present = parent.viewIfLoaded?.bounds.size ?? .zero
      room = present == .zero ? parent.comingSize : present
    } else {
      return ViewLoading.sizeWithoutPlace
    }
    // A container that reads the view to find its size gets a view that fills the container.
    guard loading == .idle else { return room }
    rootViewState.setLoading(.placing)
    defer { if loading == .placing { rootViewState.setLoading(.idle) } }
    let size =
      presentedBy?.current.size(withContainerSize: room)
      ?? parent?.size(forChild: self, withParentSize: room) ?? room
    return size.width > 0 && size.height > 0 ? size : room
  }

  func publishedViewWillLayoutSubviews() {
    publish(.viewWillLayoutSubviews)
    viewWillLayoutSubviews()
  }

  func publishedViewDidLayoutSubviews() {
    publish(.viewDidLayoutSubviews)
    viewDidLayoutSubviews()
  }
}

@MainActor extension ViewController: ViewBoundary {
  package var responderAfterView: Responder? { self }

  package var contentOwner: (any ViewOwner)? { self }

  package var isLeaving: Bool { false }

  package func blocksInput(to view: View, through inner: inout AnyObject?) -> Bool {
    presentation?.blocksInput(to: view, from: inner) ?? false
  }
}

/// What the view tree tells a controller, and asks it.
@MainActor extension ViewController: ViewOwner {
  /// The measurer of the view's window, or of the window for which the view is being loaded.
  package var comingTextMeasurer: (any TextMeasurer)? {
    (rootWindow ?? loadedView?.window ?? presentedBy?.window)?.textMeasurer
      ?? parent?.comingTextMeasurer
  }

  package var themeInForce: Theme { parentSettings.traits.theme }

  package func takes(_ event: KeyEvent, after inner: (any ViewOwner)?) -> Bool {
    let inner = inner as? ViewController
    // The keyboard is in the controller's own views, or in another child than `childForKeyCommands`.
    if inner == nil || inner?.parent === self && inner !== childForKeyCommands,
      performCommandInside(event)
    {
      return true
    }
    return performCommand(of: event) || keyDown(event) || pressDefaultButton(event)
  }

  /// Performs a key command of the descendants that key commands go to, the innermost first.
  private func performCommandInside(_ event: KeyEvent) -> Bool {
    guard let child = childForKeyCommands else { return false }
    return sequence(first: child.keyTarget, next: \.parent).prefix { $0 !== self }
      .contains { $0.performCommand(of: event) }
  }

  package var hasDefaultButton: Bool { defaultButton != nil }

  package func givesKeyboardBack(to view: View) -> Bool {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }
      .contains { $0.presentation?.formerFirstResponder === view }
  }

  package func layoutReachedRootView() { deliverViewIsAppearing() }

  package func rootViewWillLayOutSubviews() { publishedViewWillLayoutSubviews() }

  package func rootViewDidLayOutSubviews() { publishedViewDidLayoutSubviews() }

  package func didLayOutSubviews(of view: View) { applyPins(in: view) }

  package func rootViewDidEnterWindow() { didEnterWindow() }

  package func surroundingTraitsChanged() {
    if isOrphan { updateTraits() }
  }

  /// Publishes that a view inside a controller's view is taken straight into another's.
  package func subview(_ view: View, willMoveTo superview: View) {
    guard mayBeObserved, let newOwner = superview.owningController, newOwner !== self else {
      return
    }
    callBegan(.takeSubview, other: newOwner)?.end()
  }

  package static func insert(_ view: View, into superview: View, _ attach: () -> Void) {
    let controller = view.viewController
    let call = view.rootViewWillEnter(superview)
    defer { call?.end() }
    if let window = superview.window { controller?.takePlace(inWindowOf: window.size) }
    let appearance = controller?.hierarchyWillAdd(to: superview)
    let orphans =
      superview.window == nil
      ? []
      : view.orphans().filter { $0.orphanWillAppear(in: superview) }
    attach()
    superview.orphansCame(with: view)
    if superview.window != nil { controller?.logMisplacement() }
    if let controller, let appearance { controller.hierarchyDidAdd(appearance) }
    for orphan in orphans { orphan.orphanDidEnter() }
  }

  package static func remove(_ view: View, from superview: View, _ detach: () -> Void) {
    let controller = view.viewController
    let call = controller?.callBegan(.removeFromSuperview, other: superview.owningController)
    defer { call?.end() }
    let appearance = controller?.hierarchyWillRemove()
    let orphans = view.window == nil ? [] : view.orphans().filter { $0.orphanWillDisappear() }
    detach()
    if let controller, let appearance { controller.hierarchyDidRemove(appearance) }
    for orphan in orphans where orphan.isInAppearanceTransition { orphan.endAppearanceTransition() }
  }
}

extension View {
  /// The controller whose root view this is.
  public internal(set) var viewController: ViewController? {
    get {
      owner as? ViewController
    }
    set { setBoundary(newValue) }
  }

  /// The controller of this view, or of the nearest root view around it.
  package var owningController: ViewController? {
    owningOwner as? ViewController
  }
}

extension ViewController {
  /// Tells this controller, then its children, that memory is short, if their views are loaded;
  /// afterwards a container that opted in lets go of views that are not on screen (contract 6.4).
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

  /// Lets go of the view when it is not on screen; the next use loads another. A view that something is
  /// presented in stays.
  ///
  /// - Returns: Whether there was a view to let go of.
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
  /// Publishes that a root view goes under `superview`, which may belong to a controller that is not its
  /// parent (contract 1.6).
  func rootViewWillEnter(_ superview: View) -> RunningCall? {
    guard let viewController else { return nil }
    if !viewController.mayBeObserved, viewController.parent == nil,
      superview.owningController?.mayBeObserved ?? false
    {
      viewController.markObserved()
    }
    // The container view of a presentation counts as the presented controller's own.
    let owner = superview.owningController.flatMap { $0 === viewController ? nil : $0 }
    return viewController.callBegan(.addSubview, other: owner)
  }
}

extension View {
  /// The views in here, from the outside in, whose controllers have no parent.
  func orphans() -> [ViewController] {
    guard holdsOrphans || viewController?.isOrphan == true else { return [] }
    let own = viewController.flatMap { $0.isOrphan ? [$0] : nil } ?? []
    return own + subviews.flatMap { $0.orphans() }
  }

  /// Remembers for the views around that a controller without a parent has its view in here.
  func orphansCame(with view: View) {
    guard view.holdsOrphans || view.viewController?.isOrphan == true else { return }
    var candidate: View? = self
    while let current = candidate, !current.holdsOrphans {
      current.setHoldsOrphans()
      candidate = current.superview
    }
  }
}

extension View {
  /// The size that the autoresizing masks from here up to `root` will give this view; a view outside of `root` keeps its size.
  func size(when root: View, has size: Size) -> Size {
    if self === root { return size }
    guard let superview, superview.isDescendant(of: root) else { return frame.size }
    let room = superview.size(when: root, has: size)
    return autoresizingMask.resize(frame, from: superview.frame.size, to: room).size
  }
}
