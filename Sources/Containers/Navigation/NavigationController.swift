// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Controls
public import Drawing
internal import Presenting

/// A stack of screens, of which the top one shows, below a bar that leads back.
///
/// Every way to another stack (call, button, drag, key) runs through one state machine and sends the same
/// callbacks in the same order (contract 5.1). Screens below the top are children that are not on screen;
/// they keep their views unless `unloadsViewsOffScreen` says otherwise.
open class NavigationController: ViewController, ScreenStack {
  /// Is told which screen shows, and may animate the change. Default none.
  public weak var delegate: (any NavigationControllerDelegate)?

  /// Points from the leading edge within which a drag leads back. Default 20, as a drawer's edge; below 0 stops
  /// the program.
  public var edgeWidth = 20.0 {
    willSet { require(newValue >= 0, "An edge cannot be \(newValue) points wide") }
  }

  /// Called whenever another screen is the top one, or is on its way to be.
  public var onChange: (() -> Void)?

  private(set) lazy var layout = NavigationLayout(of: self)
  private(set) lazy var transitionController = NavigationTransitionController(
    of: self, NavigationStateMachine(Screens()))
  private(set) lazy var input = NavigationInput(of: self)
  /// Columns of a split view that were taken in, and their screens at that time.
  var lent: [(controller: ViewController, screens: [ViewController])] = []
  /// `lent` while the stack is in no split view: one of the columns may contain the stack then.
  private var formerlyLent: [(controller: WeakController, screens: [WeakController])] = []
  /// The preferred size that came from the top screen last.
  private var takenOverSize = Size.zero
  /// The stack that shows this one's screens meanwhile.
  weak var borrower: NavigationController?

  /// A stack of one screen.
  public init(rootViewController: ViewController) {
    super.init()
    begin(with: [rootViewController])
  }

  /// An empty stack, to be filled before it is shown.
  public override init() {
    super.init()
    begin(with: [])
  }

  /// A stack of screens from the bottom, each another one; one that stands there twice, or
  /// a navigation controller among them stops the program. Without any it shows nothing until one is pushed.
  public init(viewControllers: [ViewController]) {
    super.init()
    begin(with: viewControllers)
  }

  private func begin(with viewControllers: [ViewController]) {
    Self.check(viewControllers)
    transitionController.adopt(Screens(viewControllers))
    for controller in viewControllers {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stackChanged()
  }

  // MARK: Stack

  /// The screens from the bottom to the top; while a change is under way, those that are to be.
  public var viewControllers: [ViewController] {
    get { transitionController.screens.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of `viewControllers`.
  public var topViewController: ViewController? { transitionController.screens.top }

  /// What the top screen presents, else the top screen.
  public var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a screen on top.
  ///
  /// A screen that is just being popped turns round. Any other change that is under way comes first to its
  /// end (contract 5.1). A child of another controller leaves that first. Pushing a screen that is in the
  /// stack does nothing but warn on the log. Another navigation controller stops the program.
  ///
  /// - Parameters:
  ///   - animated: False, or reduced motion, shows no frame in between; the callbacks are the same.
  ///   - completion: Hears once: true when the screen is there, false when something else was decided.
  open func pushViewController(
    _ controller: ViewController, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    Self.check([controller])
    transitionController.go(animated: animated, completion: completion) { [self] stack in
      // Only a child can be in the stack.
      guard controller.parent !== self || stack.upTo(controller) == nil else {
        logWarning("\(controller) is in the stack already: pop to it, or push another one")
        return nil
      }
      var stack = stack
      stack.push(controller)
      return stack
    }
  }

  /// Takes the top screen off. One that is just being pushed turns round.
  ///
  /// The back button, the keys, the mouse's back button and a drag from the edge all call this method, the drag when
  /// it begins, as in UIKit. An override that does not call super keeps the screen from all of them.
  ///
  /// - Parameter completion: Hears once: true when it is off, false when something else was decided, or
  ///   when there is only the root, which stays.
  /// - Returns: The screen that goes; nil for the root. Called from a callback of a change, what the present
  ///   stack says.
  @discardableResult
  open func popViewController(
    animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> ViewController? {
    let stack = transitionController.screens
    transitionController.go(animated: animated, completion: completion) { stack in
      stack.count > 1 ? stack.below : nil
    }
    return stack.count > 1 ? stack.top : nil
  }

  /// Takes off all screens above one, which has to be in the stack: the program stops otherwise.
  ///
  /// - Returns: Those that go, from the bottom.
  @discardableResult
  open func popToViewController(
    _ controller: ViewController, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) -> [ViewController] {
    let stack = viewControllers
    transitionController.go(animated: animated, completion: completion) { stack in
      guard let wanted = stack.upTo(controller) else {
        stopProgram("\(controller) is not in the stack, so nothing can be popped to it")
      }
      return wanted
    }
    let index = stack.firstIndex { $0 === controller }
    return index.map { Array(stack[($0 + 1)...]) } ?? []
  }

  /// Takes off all screens but the root.
  ///
  /// - Returns: Those that go, from the bottom.
  @discardableResult
  open func popToRootViewController(
    animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> [ViewController] {
    let stack = viewControllers
    transitionController.go(animated: animated, completion: completion) { stack in
      // Without any while a split view has lent them to another one.
      stack.isEmpty ? nil : stack.prefix(1)
    }
    return Array(stack.dropFirst())
  }

  /// Replaces the screens of the stack, also with no screens. A screen that is listed twice, or a navigation controller
  /// among the screens, stops the program.
  ///
  /// Animated, it goes back when the new top was in the stack below the old one, and forward otherwise, as
  /// UIKit. When the top stays, the others change at once and nothing is seen.
  open func setViewControllers(
    _ controllers: [ViewController], animated: Bool,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    Self.check(controllers)
    transitionController.go(animated: animated, completion: completion) { _ in Screens(controllers)
    }
  }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    // As the bars are: it shows above a lower screen while a bar changes its height.
    view.backgroundColor = .surface
    layout.install(in: view)
    navigationBar.onBack = { [weak self] in
      // At the root the button leads to whatever is around.
      if let self, !input.goBack() { tabsAround?.showList() }
    }
    input.install(on: view)
    layout.show()
  }

  open override func viewDidLayoutSubviews() { layout.layOut() }

  open override func traitsChanged(from old: Traits) { viewIfLoaded?.setNeedsLayout() }

  open override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    guard parent is any ColumnsHolding, !formerlyLent.isEmpty else { return }
    lent = formerlyLent.compactMap { column in
      column.controller.value.map { ($0, column.screens.compactMap(\.value)) }
    }
    formerlyLent = []
  }

  open override func removeFromParent() {
    super.removeFromParent()
    guard !lent.isEmpty else { return }
    formerlyLent = lent.map { (WeakController($0.controller), $0.screens.map(WeakController.init)) }
    lent = []
  }

  open override func didRemoveChild(_ child: ViewController) {
    super.didRemoveChild(child)
    transitionController.screenLeft()
  }

  open override func childTitleChanged(_ child: ViewController) {
    child.navigationItem.titleChanged()
    super.childTitleChanged(child)
  }

  // MARK: What the top screen decides and gets

  open override var childInCharge: ViewController? { topViewController }

  open override func preferredContentSizeChanged(forChild child: ViewController) {
    if child === topViewController { takeOverContentSize() }
  }

  open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    layout.contentFrame(of: child, in: parentSize).size
  }

  // MARK: Unwinding

  /// The stack from the top to the bottom (contract 8.3).
  open override var childrenForUnwinding: [ViewController] { viewControllers.reversed() }

  open override func needsUnwind(towards child: ViewController) -> Bool {
    child !== topViewController
  }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    // One that has gone since is left alone.
    transitionController.go(animated: segue.isAnimated, completion: nil) { stack in
      stack.top === child ? nil : stack.upTo(child)
    }
  }

  // MARK: Restoration

  /// The stack from the bottom, without the screens of columns that a split view has it show.
  open override var childrenForRestoration: [ViewController] { ownScreens }

  /// Pushes the screens that are not there.
  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    restoreStack(with: coder)
  }

  // MARK: Appearance, forwarded by hand so that a covered screen hears nothing

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) { transitionController.willAppear(animated) }
  open override func viewDidAppear(_ animated: Bool) { transitionController.didAppear(animated) }
  open override func viewWillDisappear(_ animated: Bool) {
    transitionController.willDisappear(animated)
  }
  open override func viewDidDisappear(_ animated: Bool) { transitionController.didDisappear() }

  open override var keyCommands: [KeyCommand] { input.keyCommands }

  /// The top is another one.
  func stackChanged() {
    takeOverContentSize()
    childInChargeChanged()
    tabBarController?.layout.updateBarHidden(animated: true)
    onChange?()
  }

  /// The preferred size is the size of the top screen and the bars, unless the program has set another one.
  func takeOverContentSize() {
    guard let top = topViewController,
      preferredContentSize == .zero || preferredContentSize == takenOverSize
    else { return }
    var size = top.preferredContentSize
    if size != .zero { size.height += layout.height(around: top) }
    (preferredContentSize, takenOverSize) = (size, size)
  }

  // MARK: Showing

  open override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .show
  }

  /// Pushes a screen, or pops to it when it is in the stack. Another navigation controller is shown by
  /// whatever is around this one.
  open override func show(_ controller: ViewController, sender: Any?) {
    if controller is NavigationController {
      super.show(controller, sender: sender)
    } else {
      goTo(controller, animated: true, completion: nil)
    }
  }

  open override var allowsChildTransitions: Bool { false }

  /// The replacement takes the child's place in the stack.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    transitionController.go(animated: animated, completion: nil) { stack in
      let screens = stack.controllers.map { $0 === child ? replacement : $0 }
      Self.check(screens)
      return Screens(screens)
    }
  }
}
