// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

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
  /// That of the window that the view is in, or is being loaded for.
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

  /// The controller whose view this is or lies in.
  public var owningController: ViewController? {
    owningOwner as? ViewController
  }
}
