// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

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
      withExtendedLifetime(old) { rootViewState.setView(newValue) }
      newValue?.viewController = self
      newValue?.wantsLayer = true
    }
  }

  var loadedView: View? { rootViewState.view }

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
