// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The navigation stack that a split view puts around a column's controller that has none, as UIKit does.
///
/// The stack contains the controller while the stack is a child of the split view, and sends the controller's
/// containment callbacks together with its own. Its bar is hidden while it has nothing to show.
final class ColumnNavigationController: NavigationController {
  var keepsScreens = false

  /// The root. It is weak because a parent container of the split view may have taken it.
  private weak var root: ViewController?
  private var pendingRoot: ViewController?
  private var rootNeedsDidMove = false

  init(around root: ViewController) {
    (self.root, pendingRoot) = (root, root)
    super.init()
    layout.hidesEmptyBar = true
  }

  /// Whether a split view puts a stack around a controller. Stacks, and stock containers with their own bars, get none,
  /// because they would have a second bar.
  static func isNeeded(for controller: ViewController) -> Bool {
    !(controller is any ScreenStack || controller is any SecondaryCollapsing
      || controller is any CornerSharing || controller is DrawerController)
  }

  /// The controller that was put into the column; nil if another container has taken and released it.
  var content: ViewController? { viewControllers.first ?? root }

  var hasLostAllScreens: Bool {
    transitionController.dropScreensOwnedElsewhere()
    return parent != nil && viewControllers.isEmpty
  }

  // MARK: Containment

  /// Makes the root a child after the stack has become one, so that observers of the split view's parents are notified.
  /// If the split view is on screen, loads the root's view before any view disappears.
  func addRoot(isVisible: Bool) {
    guard viewControllers.isEmpty, let root, pendingRoot != nil || root.canBecomeChild else {
      return
    }
    (pendingRoot, rootNeedsDidMove) = (nil, true)
    addChild(root)
    transitionController.resetStack(to: NavigationStack([root]))
    stackDidChange()
    if isVisible { root.loadViewIfNeeded() }
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    guard parent == nil, !keepsScreens else { return }
    // A running pop has notified its screen already that it leaves, even if the pop has been reversed since.
    transitionController.finish()
    for screen in viewControllers.reversed() where screen.parent === self {
      screen.willMove(toParent: nil)
    }
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    guard parent != nil else { return }
    keepsScreens = false
    let isJoining = rootNeedsDidMove
    rootNeedsDidMove = false
    if isJoining, let root, root.parent === self { root.didMove(toParent: self) }
  }

  override func removeFromParent() {
    if !keepsScreens {
      let screens = viewControllers
      transitionController.resetStack(to: NavigationStack())
      for screen in screens.reversed() where screen.parent === self {
        // The screen was pushed by a callback of the removal.
        if !screen.isMovingFromParent { screen.willMove(toParent: nil) }
        screen.viewIfLoaded?.removeFromSuperview()
        screen.removeFromParent()
      }
    }
    super.removeFromParent()
  }

  // MARK: View

  /// Shows the split view's background behind a screen that draws none.
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

  /// A replacement of the only screen becomes the controller of the column.
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
  /// The controller that the program has put into a column: the content, if this is the stack around it.
  var columnContent: ViewController { (self as? ColumnNavigationController)?.content ?? self }
}

extension ColumnNavigationController: BarHiding {
  var isBarHidden: Bool { topViewController.map(layout.isBarHidden(above:)) ?? true }
}

/// In a collapsed split view, the navigation controller of the one visible column has the screens of the other columns
/// above its own screens.
extension NavigationController: ColumnStack {
  /// Pushes a column's controller when a split view collapses. For a navigation controller, pushes its screens instead.
  public func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController
  ) {
    let inner = secondary as? NavigationController
    let screens = inner?.transitionController.removeAllScreens() ?? [secondary]
    guard !screens.isEmpty else { return }
    inner?.screensOwner = self
    collapsedColumns.append((secondary, screens))
    setViewControllers(viewControllers + screens, animated: false)
  }

  /// The controller of the collapsed column to which the top screen belongs; nil if that is this controller's own
  /// column. A screen that was pushed after the collapse belongs to the column of the screen below it.
  public var topColumn: ViewController? {
    collapsedColumns.last { column in viewControllers.contains { $0 === column.screens.first } }?
      .controller
  }

  /// Shows the screens of a collapsed column on top, or this controller's own screens if `column` is nil. Pops the
  /// screens of later columns and `detail`. Pushes screens again that the user has popped.
  public func reveal(
    _ column: ViewController?, below detail: ViewController?, animated: Bool,
    completion: ((_ finished: Bool) -> Void)?
  ) {
    let bottoms = collapsedColumns.compactMap(\.screens.first) + (detail.map { [$0] } ?? [])
    func isBottom(_ screen: ViewController) -> Bool { bottoms.contains(screen) }
    var stack = Array(viewControllers.prefix { !isBottom($0) })
    if let column {
      guard let last = collapsedColumns.firstIndex(where: { $0.controller === column }) else {
        completion?(true)
        return
      }
      for (_, screens) in collapsedColumns[...last] {
        if let index = viewControllers.firstIndex(where: { $0 === screens.first }) {
          let above = viewControllers[(index + 1)...].prefix { !isBottom($0) }
          stack += [viewControllers[index]] + above
        } else {
          // Screens that have a parent, are presented, or are a root now stay where they are.
          stack += screens.filter { $0.canBecomeChild && !stack.contains($0) }
        }
      }
    }
    // If no screen would be left, the stack keeps its current screens.
    if !stack.isEmpty { Self.checkScreens(stack) }
    transitionController.go(animated: animated, completion: completion) { _ in
      stack.isEmpty ? nil : NavigationStack(stack)
    }
  }

  /// Pops the screens of the last collapsed column and the screens above them; the top screen if none is collapsed.
  ///
  /// - Returns: The controller that the split view shows in the column:
  ///   - for a navigation controller: itself, with the popped screens, or its old screens if the user has popped them
  ///   - for any other controller, or if no column is collapsed: the topmost popped screen; nil if none was popped
  public func separateSecondaryViewController(
    for splitViewController: SplitViewController
  ) -> ViewController? {
    transitionController.finish()
    guard let column = collapsedColumns.popLast() else { return popViewController(animated: false) }
    let stack = viewControllers
    var separatedScreens: [ViewController] = []
    if let index = stack.firstIndex(where: { $0 === column.screens.first }) {
      separatedScreens = Array(stack[index...])
      // The stack becomes empty if it had no screens of its own.
      transitionController.go(animated: false, completion: nil) { _ in
        NavigationStack(stack[..<index])
      }
    }
    guard let inner = column.controller as? NavigationController else {
      return separatedScreens.last
    }
    inner.screensOwner = nil
    let free = column.screens.filter(\.canBecomeChild)
    let screens = separatedScreens.isEmpty ? free : separatedScreens
    if !screens.isEmpty { inner.setViewControllers(screens, animated: false) }
    return inner
  }
}
