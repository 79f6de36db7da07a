// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// A container that shows the top screen of a stack below a bar with a back button.
///
/// Each change of the stack (by a call, a button, a drag or a key) runs through one state machine and sends the same
/// callbacks in the same order (containment contract 5.1). Screens below the top are children that are not on screen;
/// they keep their views unless `unloadsViewsOffScreen` is true.
open class NavigationController: ViewController, ScreenStack {
  /// The delegate, which is notified of the visible screen and can provide animators of transitions. Default nil.
  public weak var delegate: (any NavigationControllerDelegate)?

  /// The width, in points, of the area at the leading edge in which a drag can begin to pop the top screen. Default 20,
  /// as in a drawer. Traps if it is negative.
  public var edgeWidth = 20.0 {
    willSet { require(newValue >= 0, "An edge cannot be \(newValue) points wide") }
  }

  private(set) lazy var layout = NavigationLayout(of: self)
  private(set) lazy var transitionController = NavigationTransitionController(
    of: self, NavigationStateMachine(NavigationStack()))
  private(set) lazy var input = NavigationInput(of: self)
  /// The collapsed columns of a split view whose screens are in this stack, with their screens at the collapse.
  var collapsedColumns: [(controller: ViewController, screens: [ViewController])] = []
  /// `collapsedColumns` while the stack is in no split view. Weak, because a column may contain the stack then.
  private var formerCollapsedColumns: [(controller: WeakController, screens: [WeakController])] = []
  private var appliedContentSize = Size.zero
  /// The stack that currently shows the screens of this one.
  weak var screensOwner: NavigationController?

  /// Creates a navigation controller with a root screen.
  public init(rootViewController: ViewController) {
    super.init()
    begin(with: [rootViewController])
  }

  /// Creates a navigation controller without screens. It shows nothing until a screen is pushed.
  public override init() { super.init() }

  /// Creates a navigation controller with screens, the root first. Without screens it shows nothing until a screen is
  /// pushed. Traps if a screen is listed twice, or is a navigation controller.
  public init(viewControllers: [ViewController]) {
    super.init()
    begin(with: viewControllers)
  }

  private func begin(with viewControllers: [ViewController]) {
    Self.checkScreens(viewControllers)
    transitionController.resetStack(to: NavigationStack(viewControllers))
    for controller in viewControllers {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stackDidChange()
  }

  // MARK: Stack

  /// The screens of the stack, the root first. During a transition: the screens after the transition.
  public var viewControllers: [ViewController] {
    get { transitionController.screens.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top screen; nil if the stack is empty. It is the last of `viewControllers`.
  public var topViewController: ViewController? { transitionController.screens.top }

  /// The controller that the navigation controller presents; the top screen if it presents none.
  public var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// Pushes a screen on top of the stack.
  ///
  /// If the screen is being popped, the pop is reversed. Any other running transition is finished first (containment
  /// contract 5.1). A controller that has another parent is removed from that parent first. If the screen is in the
  /// stack already, the stack stays as it is, and a warning is logged. Traps if the screen is a navigation controller.
  ///
  /// - Parameters:
  ///   - animated: Whether the push is animated. If false, or if motion is reduced, no intermediate frame is shown; the
  ///     callbacks are the same.
  ///   - completion: Called exactly once: with true when the push has ended, with false when another change has
  ///     replaced it, or if the screen was in the stack already.
  open func pushViewController(
    _ controller: ViewController, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    Self.checkScreens([controller])
    transitionController.go(animated: animated, completion: completion) { [self] stack in
      // Only a child can be in the stack, so most pushes need no search.
      guard controller.parent !== self || stack.prefix(through: controller) == nil else {
        logWarning("\(controller) is already in the stack and was not pushed: pop to it instead")
        return nil
      }
      var stack = stack
      stack.push(controller)
      return stack
    }
  }

  /// Pops the top screen. If that screen is being pushed, the push is reversed.
  ///
  /// The back button, the back keys, the mouse's back button and a drag from the edge all call this method; the drag
  /// calls it when it begins, as in UIKit. An override that does not call super prevents all of them from popping the
  /// screen.
  ///
  /// - Parameter completion: Called exactly once: with true when the screen is popped, with false when another change
  ///   has replaced the pop, or when only the root is left, which is not popped.
  /// - Returns: The popped screen; nil if only the root is left. During a change of the stack, for example in a
  ///   screen's `viewWillAppear(_:)`, a call pops only after that change, but returns the screen that is on top now.
  @discardableResult
  open func popViewController(
    animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> ViewController? {
    let stack = transitionController.screens
    transitionController.go(animated: animated, completion: completion) { stack in
      stack.count > 1 ? stack.withoutTop : nil
    }
    return stack.count > 1 ? stack.top : nil
  }

  /// Pops all screens above `controller` in the stack. Traps if `controller` is not in the stack.
  ///
  /// - Returns: The popped screens, the lowest one first.
  @discardableResult
  open func popToViewController(
    _ controller: ViewController, animated: Bool = true,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) -> [ViewController] {
    let stack = viewControllers
    transitionController.go(animated: animated, completion: completion) { stack in
      guard let wanted = stack.prefix(through: controller) else {
        stopProgram("\(controller) is not in the stack, so the stack cannot pop to it")
      }
      return wanted
    }
    let index = stack.firstIndex(of: controller)
    return index.map { Array(stack[($0 + 1)...]) } ?? []
  }

  /// Pops all screens of the stack except the root.
  ///
  /// - Returns: The popped screens, the lowest one first.
  @discardableResult
  open func popToRootViewController(
    animated: Bool = true, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> [ViewController] {
    let stack = viewControllers
    transitionController.go(animated: animated, completion: completion) { stack in
      // The stack is empty while a split view shows its screens in another stack.
      stack.isEmpty ? nil : stack.prefix(1)
    }
    return Array(stack.dropFirst())
  }

  /// Replaces all screens; the array may be empty. Traps if it contains a screen twice, or a navigation controller.
  ///
  /// The animation is a pop if the stack contained the new top screen below the old one, and a push otherwise, as in
  /// UIKit. If the top screen stays, the other screens change immediately, without an animation.
  open func setViewControllers(
    _ controllers: [ViewController], animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    Self.checkScreens(controllers)
    transitionController.go(animated: animated, completion: completion) { _ in
      NavigationStack(controllers)
    }
  }

  // MARK: View

  open override func viewDidLoad() {
    view.clipsToBounds = true
    // The background of the bars, too: it shows above a lower screen while a bar changes its height.
    view.backgroundColor = .surface
    layout.install(in: view)
    navigationBar.onBack = { [weak self] in
      // At the root, the button leads to the list of the More tabs.
      if let self, !input.goBack() { moreTabs?.showList() }
    }
    input.install(on: view)
    layout.updateItems()
  }

  open override func viewDidLayoutSubviews() { layout.layOut() }

  open override func traitsDidChange(from old: Traits) { viewIfLoaded?.setNeedsLayout() }

  open override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    guard parent is any ColumnContainer, !formerCollapsedColumns.isEmpty else { return }
    collapsedColumns = formerCollapsedColumns.compactMap { column in
      column.controller.value.map { ($0, column.screens.compactMap(\.value)) }
    }
    formerCollapsedColumns = []
  }

  open override func removeFromParent() {
    super.removeFromParent()
    guard !collapsedColumns.isEmpty else { return }
    formerCollapsedColumns = collapsedColumns.map {
      (WeakController($0.controller), $0.screens.map(WeakController.init))
    }
    collapsedColumns = []
  }

  open override func didRemoveChild(_ child: ViewController) {
    super.didRemoveChild(child)
    transitionController.dropRemovedScreens()
  }

  open override func childTitleDidChange(_ child: ViewController) {
    child.navigationItem.setNeedsTitleUpdate()
    super.childTitleDidChange(child)
  }

  // MARK: The top screen

  open override var activeChild: ViewController? { topViewController }

  open override func preferredContentSizeDidChange(forChild child: ViewController) {
    if child === topViewController { updatePreferredContentSize() }
  }

  open override func size(forChild child: ViewController, withParentSize parentSize: Size) -> Size {
    layout.contentFrame(of: child, in: parentSize).size
  }

  // MARK: Unwinding

  /// The screens to search for the destination of an unwind segue, from the top to the root (containment contract 8.3).
  open override var childrenForUnwinding: [ViewController] { viewControllers.reversed() }

  open override func needsUnwind(towards child: ViewController) -> Bool {
    child !== topViewController
  }

  open override func unwind(for segue: Segue, towards child: ViewController) {
    // The child may have left the stack meanwhile: then nothing happens.
    transitionController.go(animated: segue.isAnimated, completion: nil) { stack in
      stack.top === child ? nil : stack.prefix(through: child)
    }
  }

  // MARK: Restoration

  /// The screens whose states are saved, the root first, without the screens that a collapsed split view has added.
  open override var childrenForRestoration: [ViewController] { screensWithoutColumns }

  /// Restores the stack if it is empty or its root has the saved name. Keeps the lowest screens that have the saved
  /// names, pops the screens above, and pushes the other saved screens, which `makeRestored(_:with:asking:)` creates.
  open override func decodeRestorableState(with coder: StateCoder) {
    super.decodeRestorableState(with: coder)
    restoreStack(with: coder)
  }

  // MARK: Appearance, forwarded manually so that covered screens receive no callbacks

  open override var appearanceForwarder: (any AppearanceForwarder)? { transitionController }

  open override var keyCommands: [KeyCommand] { input.keyCommands }

  func stackDidChange() {
    updatePreferredContentSize()
    setNeedsActiveChildUpdate()
    tabBarController?.layout.updateBarHidden(animated: true)
  }

  /// Sets the preferred size to the size of the top screen plus the bars, unless the program has set another one.
  func updatePreferredContentSize() {
    guard let top = topViewController,
      preferredContentSize == .zero || preferredContentSize == appliedContentSize
    else { return }
    var size = top.preferredContentSize
    if size != .zero { size.height += layout.height(around: top) }
    (preferredContentSize, appliedContentSize) = (size, size)
  }

  // MARK: Showing

  open override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
    action == .show
  }

  /// Pushes a screen, or pops to it if it is in the stack. A navigation controller cannot be pushed: a parent shows it.
  open override func show(_ controller: ViewController, sender: Any?) {
    if controller is NavigationController {
      super.show(controller, sender: sender)
    } else {
      pushOrPop(to: controller, animated: true, completion: nil)
    }
  }

  open override var allowsChildTransitions: Bool { false }

  /// Replaces a screen by another controller at the same position in the stack.
  open override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    transitionController.go(animated: animated, completion: nil) { stack in
      let screens = stack.controllers.map { $0 === child ? replacement : $0 }
      Self.checkScreens(screens)
      return NavigationStack(screens)
    }
  }
}
