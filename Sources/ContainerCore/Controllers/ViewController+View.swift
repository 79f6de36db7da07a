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

  func publish(_ callback: ContainmentEvent.Callback, parent: ViewController? = nil) {
    guard let observer = effectiveObserver(joining: parent) else { return }
    observer.observe(ContainmentEvent(controller: self, callback: callback, parent: parent))
  }

  /// The nearest observer: this controller's, an ancestor's (also of the one being joined), or
  /// the window's.
  private func effectiveObserver(joining newParent: ViewController?) -> (any ContainmentObserver)? {
    var candidate: ViewController? = self
    while let current = candidate {
      if let observer = current.containmentObserver { return observer }
      candidate = current.parent ?? (current === self ? newParent : nil)
    }
    candidate = self
    while let current = candidate {
      if let window = current.loadedView?.window { return window.containmentObserver }
      candidate = current.parent ?? (current === self ? newParent : nil)
    }
    return nil
  }
}
