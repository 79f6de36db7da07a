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
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.wantsLayer = true
    }
  }

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
    loading = .loading(size)
    publish(.loadView)
    loadView()
    loading = .idle
    guard let view = loadedView else {
      stopProgram("loadView() of \(self) did not set its view")
    }
    if view.frame.size == .zero { view.frame.size = size }
    publish(.viewDidLoad)
    viewDidLoad()
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
    loading = .placing
    defer { if loading == .placing { loading = .idle } }
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
