// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// A stack of screens, of which the top one shows, below a bar that leads back.
///
/// Every way to another stack (call, button, drag, key) runs through one state machine and sends the same
/// callbacks in the same order (contract 5.1). Screens below the top are children that are not on screen;
/// they keep their views unless `unloadsViewsOffScreen` says otherwise.
open class NavigationController: ViewController {
  /// Shows each screen's `navigationItem`.
  public let navigationBar = NavigationBar()

  /// Shows the `toolbarItems` of each screen's `navigationItem`.
  public let toolbar = Toolbar()

  /// Hears what is shown, and says how. Default none.
  public weak var delegate: (any NavigationControllerDelegate)?

  /// The drag from the leading edge that leads back, and the press that catches what moves. Turn it off to
  /// have neither.
  public let interactivePopGestureRecognizer = PanGestureRecognizer(axis: .horizontal)

  /// Points from the leading edge within which a drag leads back. Default 20, as a drawer's edge.
  public var edgeWidth = 20.0 {
    willSet { precondition(newValue >= 0, "An edge cannot be \(newValue) points wide") }
  }

  /// The change that is under way, to be paused, scrubbed or turned round; nil at rest.
  public internal(set) var transition: ContainmentTransition?

  /// Called whenever another screen is the top one, or is on its way to be.
  public var onChange: (() -> Void)?

  var machine: NavigationStateMachine<NavigationScreen>
  var completions: [(Bool) -> Void] = []
  var animator: PropertyAnimator?
  var barTransitions: [BarTransition] = []
  /// Something of the program's own drives the change: a pointer cannot catch it.
  var isDrivenFromOutside = false
  /// What callbacks ask for while a decision is being carried out comes after it.
  let decisions = DecisionQueue()
  /// Children that came while the controller itself appears, and whose move ends with that.
  var joining: [ViewController] = []
  /// Who had the keyboard in a screen before another one covered it.
  var focusInScreens: [NavigationScreen: WeakView] = [:]
  /// Columns of a split view that were taken in, and their screens at that time.
  var lent: [(controller: ViewController, screens: [ViewController])] = []
  /// Where the way was when the pointer took hold, 0…1.
  var gripShare = 0.0
  /// Shares of the way a second, as a pointer has just let go; nil for all other ways to go on.
  var releaseVelocity: Double?
  var isBarHidden = false
  var isToolbarGone = true

  /// Holds the views of the screens.
  let stage = View()

  struct WeakView {
    weak var view: View?
  }

  /// A stack of one screen.
  public convenience init(rootViewController: ViewController) {
    self.init(viewControllers: [rootViewController])
  }

  /// A stack of screens from the bottom, at least one, each another one; none, one that stands there twice, or
  /// a navigation controller among them stops the program.
  public init(viewControllers: [ViewController]) {
    Self.check(viewControllers)
    machine = NavigationStateMachine(stack: viewControllers.map(NavigationScreen.init))
    super.init()
    for controller in viewControllers {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stackChanged()
  }

  // MARK: Stack

  /// The screens from the bottom to the top; while a change is under way, those that are to be.
  public var viewControllers: [ViewController] {
    get { machine.stack.map(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of `viewControllers`.
  public var topViewController: ViewController? { machine.stack.last?.controller }

  /// What the top screen presents, else the top screen.
  public var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    // As the bars are: it shows above a lower screen while a bar changes its height.
    view.backgroundColor = .surface
    stage.clipsToBounds = true
    stage.isFocusGroup = true
    navigationBar.wantsLayer = true
    toolbar.wantsLayer = true
    for part in [stage, toolbar, navigationBar] { view.addSubview(part) }
    navigationBar.onBack = { [weak self] in self?.goBackOrOut() }
    navigationBar.onHeightChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    installGestures()
    showBars()
  }

  open override func viewDidLayoutSubviews() { layOut() }

  open override func traitsChanged(from old: Traits) { viewIfLoaded?.setNeedsLayout() }

  open override func childTitleChanged(_ child: ViewController) {
    child.navigationItem.titleChanged()
    if child === topViewController { parent?.childTitleChanged(self) }
  }

  // MARK: What the top screen decides and gets

  open override var childForTitle: ViewController? { topViewController }
  open override var childForCursor: ViewController? { topViewController }
  open override var childForAppearance: ViewController? { topViewController }
  open override var childForKeyCommands: ViewController? { topViewController }

  open override func preferredContentSizeChanged(forChild child: ViewController) {
    if child === topViewController { takeOverContentSize() }
  }

  open override func size(
    forChild child: ViewController, withParentSize parentSize: Size
  ) -> Size {
    contentFrame(of: child, in: parentSize).size
  }

  // MARK: Unwinding

  /// The stack from the top to the bottom (contract 8.3).
  open override func allowedChildrenForUnwinding(from source: UnwindSegueSource) -> [ViewController]
  {
    let searched = childContaining(source)
    return viewControllers.reversed().filter { $0 !== searched }
  }

  open override func needsUnwind(towards child: ViewController) -> Bool {
    child !== topViewController
  }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    unwind(towards: child, animated: segue.isAnimated)
  }

  // MARK: Appearance, forwarded by hand so that a covered screen hears nothing

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    guard let top = topViewController else { return }
    decisions.perform {
      top.beginAppearanceTransition(true, animated: animated)
      delegate?.navigationController(self, willShow: top, animated: animated)
      bringOnStage(top, below: nil)
      showBars()
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    decisions.perform {
      endChildren()
      endJoining()
      if let top = topViewController {
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    perform(.finish)
    decisions.perform {
      if let top = topViewController, top.isAppeared || top.isAppearing {
        top.beginAppearanceTransition(false, animated: animated)
      }
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    decisions.perform {
      endChildren()
      // It was turned round on its way onto the screen.
      endJoining()
    }
  }

  private func endJoining() {
    let joined = joining
    joining = []
    for child in joined where child.parent === self { child.didMove(toParent: self) }
  }

  private func endChildren() {
    for child in children where child.isInAppearanceTransition { child.endAppearanceTransition() }
  }

  open override var keyCommands: [KeyCommand] { navigationCommands }

  // MARK: Showing

  open override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .show
  }

  /// Pushes a screen, or pops to it when it is in the stack. Another navigation controller is shown by
  /// whatever is around this one.
  open override func show(_ controller: ViewController, sender: Any?) {
    if controller is NavigationController {
      super.show(controller, sender: sender)
    } else if viewControllers.contains(where: { $0 === controller }) {
      popToViewController(controller)
    } else {
      pushViewController(controller)
    }
  }

  open override var allowsChildExchange: Bool { false }

  /// The replacement takes the child's place in the stack.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    change(animated: animated, completion: nil) { stack in
      stack.map { $0 === child ? replacement : $0 }
    }
  }
}
