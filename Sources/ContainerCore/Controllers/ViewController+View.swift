// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
      if loadedView != nil, newValue != nil, !isLoadingView { callBegan(.replaceView)?.end() }
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.wantsLayer = true
    }
  }

  public var isViewLoaded: Bool { loadedView != nil }

  /// The root view if it is loaded; never loads it.
  public var viewIfLoaded: View? { loadedView }

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    precondition(!isLoadingView, "\(self) reads its view inside loadView()")
    let call = callBegan(.loadView)
    defer { call?.end() }
    isLoadingView = true
    publish(.loadView)
    loadView()
    isLoadingView = false
    precondition(loadedView != nil, "loadView() of \(self) did not set its view")
    publish(.viewDidLoad)
    viewDidLoad()
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
