// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Manages one view and takes part in containment, as UIKit's class of the same name does. Who
/// sends which callback in which order is described in docs/ARCHITECTURE.md.
open class ViewController: Responder {
  // MARK: Stored state

  var loadedView: View?
  var parenthood = ParenthoodStateMachine()
  var appearance = AppearanceStateMachine()
  /// `viewIsAppearing` is owed: sent in the layout pass that makes the geometry final.
  var isAppearingPending = false
  /// `loadView()` runs: reading `view` in there would never end.
  var isLoadingView = false

  /// The container this controller is a child of.
  public internal(set) weak var parent: ViewController?

  /// The container that this controller left last.
  weak var formerParent: ViewController?

  /// The window whose root controller this is.
  weak var rootWindow: Window?

  /// The child controllers, in the order they were added.
  public internal(set) var children: [ViewController] = []

  /// Hears every callback of this controller and of descendants without an observer of their own.
  public weak var containmentObserver: (any ContainmentObserver)? {
    didSet {
      if containmentObserver != nil { markObserved() }
    }
  }

  /// False when no observer can be found here or above, so that nobody has to look.
  var mayBeObserved = false

  /// What the controller is called in bars, menus and logs. Default nil.
  public var title: String? {
    didSet {
      if title != oldValue { parent?.childTitleChanged(self) }
    }
  }

  public override init() {
    super.init()
  }

  // MARK: Overridable with a view

  /// Creates `view`. The default makes an empty view.
  open func loadView() {
    view = View()
  }

  /// The view was loaded; called once for each view.
  open func viewDidLoad() {}

  // MARK: Parenthood

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

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  /// Between will and did appear, once, when geometry and traits are final.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: For containers to override

  /// Whether children get their appearance callbacks from the core. A container that returns
  /// false sends them with `beginAppearanceTransition` and `endAppearanceTransition`. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The child whose key commands work when no view has the keyboard; nil for this controller.
  open var childForKeyCommands: ViewController? { nil }

  /// A child's title changed. Default: nothing.
  open func childTitleChanged(_ child: ViewController) {}

  // MARK: Responder

  open override var next: Responder? {
    if let superview = loadedView?.superview { return superview }
    return parent
  }

  var keyTarget: ViewController { childForKeyCommands?.keyTarget ?? self }
}
