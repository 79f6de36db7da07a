// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Controls
internal import Drawing

/// The navigation stack that a split view puts around a column's controller that has none, as UIKit does.
///
/// The stack contains the controller while the stack is a child of the split view, and sends the controller's
/// parenthood callbacks together with its own. Its bar is hidden while it has nothing to show.
final class ColumnNavigationController: NavigationController {
  /// Whether the screens stay in the stack when the stack is removed from the split view.
  var keepsScreens = false

  /// The root. It may be in a container around the split view by now, so the stack does not own it once it had it.
  private weak var root: ViewController?
  /// The root before the stack contains it.
  private var comingRoot: ViewController?
  /// Whether the root has still to receive `didMove(toParent:)`.
  private var isRootJoining = false

  init(around root: ViewController) {
    (self.root, comingRoot) = (root, root)
    super.init()
    layout.hidesEmptyBar = true
  }

  /// Whether a split view puts a stack around a controller. Stacks, and the stock containers that have bars of their
  /// own, are columns without one: a stack around them would have a second bar.
  static func isNeeded(for controller: ViewController) -> Bool {
    !(controller is any ScreenStack || controller is any SecondaryCollapsing
      || controller is any CornerSharing || controller is DrawerController)
  }

  /// The controller that was put into the column; nil if another container has taken it and let it go.
  var content: ViewController? { viewControllers.first ?? root }

  /// Whether another container has taken all screens.
  var isAbandoned: Bool {
    transitionController.forgetTakenScreens()
    return parent != nil && viewControllers.isEmpty
  }

  // MARK: Parenthood

  /// Makes the root a child once the stack itself is one, so that observers around the split view see it.
  ///
  /// - Parameter isShown: Whether the split view is on screen: then the root's view is loaded before any view disappears.
  func takeRoot(isShown: Bool) {
    guard viewControllers.isEmpty, let root, comingRoot != nil || root.canBecomeChild else {
      return
    }
    (comingRoot, isRootJoining) = (nil, true)
    addChild(root)
    transitionController.adopt(Screens([root]))
    stackChanged()
    if isShown { root.loadViewIfNeeded() }
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    guard parent == nil, !keepsScreens else { return }
    // A pop that runs has told its screen already that it leaves, also if it has been turned round since.
    transitionController.finish()
    for screen in viewControllers.reversed() where screen.parent === self {
      screen.willMove(toParent: nil)
    }
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    guard parent != nil else { return }
    keepsScreens = false
    let isJoining = isRootJoining
    isRootJoining = false
    if isJoining, let root, root.parent === self { root.didMove(toParent: self) }
  }

  override func removeFromParent() {
    if !keepsScreens {
      let screens = viewControllers
      transitionController.adopt(Screens())
      for screen in screens.reversed() where screen.parent === self {
        // A screen that was pushed by a callback of the removal.
        if !screen.isMovingFromParent { screen.willMove(toParent: nil) }
        screen.viewIfLoaded?.removeFromSuperview()
        screen.removeFromParent()
      }
    }
    super.removeFromParent()
  }

  // MARK: View

  /// Shows the split view's own background behind a screen that draws none.
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
  }

  override var keyCommands: [KeyCommand] { viewControllers.count > 1 ? super.keyCommands : [] }

  // MARK: Showing

  /// Asks the split view's delegate before it pushes.
  override func show(_ controller: ViewController, sender: Any?) {
    if !(controller is NavigationController), let split = splitViewController,
      split.delegate?.splitViewController(split, show: controller, sender: sender) == true
    {
      return
    }
    super.show(controller, sender: sender)
  }

  /// The replacement of the only screen takes the column.
  override func replaceChild(
    _ child: ViewController, with replacement: ViewController, animated: Bool
  ) {
    if viewControllers.count == 1, let split = parent as? SplitViewController,
      split.columns.slot(of: self) != nil
    {
      split.replaceChild(self, with: replacement, animated: animated)
    } else {
      super.replaceChild(child, with: replacement, animated: animated)
    }
  }
}

extension ViewController {
  /// The controller that the program knows: the content of a stack that a split view has put around it.
  var withoutColumnStack: ViewController { (self as? ColumnNavigationController)?.content ?? self }

  /// Whether the controller is a stack that a split view has made, and that has no content any more.
  var isEmptyColumnStack: Bool {
    (self as? ColumnNavigationController).map { $0.content == nil } ?? false
  }
}

extension ColumnNavigationController: BarHiding {
  var isBarHidden: Bool { topViewController.map(layout.isBarHidden(above:)) ?? true }
}

/// In a collapsed split view, the navigation controller of the one visible column has the screens of the other columns
/// above its own screens.
extension NavigationController: ColumnStack {
  /// Pushes a column's controller. A column that is a navigation controller itself lends its screens until it
  /// is returned.
  public func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController
  ) {
    let inner = secondary as? NavigationController
    let screens = inner?.transitionController.lendScreens() ?? [secondary]
    guard !screens.isEmpty else { return }
    inner?.borrower = self
    lent.append((secondary, screens))
    setViewControllers(viewControllers + screens, animated: false)
  }

  /// The controller of the last collapsed column whose first screen is in the stack; nil if there is none. Screens above the
  /// column's screens were pushed later.
  public var topColumn: ViewController? {
    lent.last { column in viewControllers.contains { $0 === column.screens.first } }?.controller
  }

  /// Shows the screens of a column on top of the stack; see `ColumnStack`.
  public func reveal(
    _ column: ViewController?, below detail: ViewController?, animated: Bool,
    completion: ((_ finished: Bool) -> Void)?
  ) {
    let bottoms = lent.compactMap(\.screens.first) + (detail.map { [$0] } ?? [])
    func isBottom(_ screen: ViewController) -> Bool { bottoms.contains { $0 === screen } }
    var stack = Array(viewControllers.prefix { !isBottom($0) })
    if let column {
      guard let last = lent.firstIndex(where: { $0.controller === column }) else {
        completion?(true)
        return
      }
      for (_, screens) in lent[...last] {
        if let index = viewControllers.firstIndex(where: { $0 === screens.first }) {
          let above = viewControllers[(index + 1)...].prefix { !isBottom($0) }
          stack += [viewControllers[index]] + above
        } else {
          // Screens that have a parent, are presented, or are a root now stay where they are.
          stack += screens.filter { screen in
            screen.canBecomeChild && !stack.contains { $0 === screen }
          }
        }
      }
    }
    // If no screen would be left, the stack keeps its current screens.
    if !stack.isEmpty { Self.check(stack) }
    transitionController.go(animated: animated, completion: completion) { _ in
      stack.isEmpty ? nil : Screens(stack)
    }
  }

  /// Pops the screens that came with a column, and those pushed on them since. A column that is a navigation
  /// controller gets these screens back; where a person went back from all of them it gets the screens that
  /// it had. For another column the top screen is returned, or nil where a person went back from it.
  public func separateSecondaryViewController(
    for splitViewController: SplitViewController
  ) -> ViewController? {
    transitionController.finish()
    guard let column = lent.popLast() else { return popViewController(animated: false) }
    let stack = viewControllers
    var given: [ViewController] = []
    if let index = stack.firstIndex(where: { $0 === column.screens.first }) {
      given = Array(stack[index...])
      // Nothing is left where the stack had no screens of its own.
      transitionController.go(animated: false, completion: nil) { _ in Screens(stack[..<index]) }
    }
    guard let inner = column.controller as? NavigationController else { return given.last }
    inner.borrower = nil
    // Screens that have a parent, are presented, or are a root now stay where they are.
    let free = column.screens.filter(\.canBecomeChild)
    let screens = given.isEmpty ? free : given
    if !screens.isEmpty { inner.setViewControllers(screens, animated: false) }
    return inner
  }
}
