// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Has a say in how a split view shows its columns, collapses and expands, as UIKit's protocol of the
/// same name. Each method has a default: the split view's own way.
public protocol SplitViewControllerDelegate: AnyObject {
  /// Columns are about to come or go.
  func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode)

  /// A column begins to come in; beside its `viewWillAppear`.
  func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column)

  /// A column begins to go; beside its `viewWillDisappear`.
  func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column)

  /// A person gave a column another width, in points.
  func splitViewController(
    _ splitViewController: SplitViewController, widthOf column: SplitViewController.Column,
    changedTo width: Double)

  /// The controller that fills the split view where there is room for one only. Nil, the default: the
  /// primary.
  func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController?

  /// Folds the secondary away.
  ///
  /// - Returns: Whether that is done: then the split view leaves it where it is. False, the default: a
  ///   primary that is `SecondaryCollapsing` takes it in, else it waits off screen.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool

  /// The primary column's controller when there is room again. Nil, the default: the one before the collapse.
  func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController?

  /// Gives the secondary back. Nil, the default: the primary returns it, else it is the secondary before the
  /// collapse.
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?

  /// Shows a controller for one in a column that lies in no nearer container that shows it, such as a stack.
  ///
  /// - Returns: Whether that is done. False, the default: a container around the split view shows it, or it is
  ///   presented.
  func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool

  /// Shows a controller as the detail.
  ///
  /// - Returns: Whether that is done. Default false.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool

  /// The split view has collapsed, and all callbacks were sent. Default: nothing.
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)

  /// The split view has expanded, and all callbacks were sent. Default: nothing.
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController)
}

extension SplitViewControllerDelegate {
  public func splitViewController(
    _: SplitViewController, willChangeTo _: SplitViewController.DisplayMode
  ) {}
  public func splitViewController(_: SplitViewController, willShow _: SplitViewController.Column) {}
  public func splitViewController(_: SplitViewController, willHide _: SplitViewController.Column) {}
  public func splitViewController(
    _: SplitViewController, widthOf _: SplitViewController.Column, changedTo _: Double
  ) {}

  public func primaryViewController(forCollapsing _: SplitViewController) -> ViewController? { nil }
  public func splitViewController(
    _: SplitViewController, collapseSecondary _: ViewController, onto _: ViewController
  ) -> Bool { false }
  public func primaryViewController(forExpanding _: SplitViewController) -> ViewController? { nil }
  public func splitViewController(
    _: SplitViewController, separateSecondaryFrom _: ViewController
  ) -> ViewController? { nil }
  public func splitViewControllerDidCollapse(_: SplitViewController) {}
  public func splitViewControllerDidExpand(_: SplitViewController) {}

  public func splitViewController(
    _: SplitViewController, show _: ViewController, sender _: Any?
  ) -> Bool { false }
  public func splitViewController(
    _: SplitViewController, showDetail _: ViewController, sender _: Any?
  ) -> Bool { false }
}

/// A controller that can take a split view's columns in when there is room for one only, and give
/// them back: UIKit's two methods of these names on `UIViewController`.
///
/// A stack of screens pushes what it takes in and pops what it gives back, both without animation.
public protocol SecondaryCollapsing: ViewController {
  /// Takes a column's controller in. It has disappeared and has no parent any more.
  func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController)

  /// Returns the controller of the last column, without a parent; nil when there is none to return. Asked
  /// once for each controller that was taken in, the last one first.
  func separateSecondaryViewController(
    for splitViewController: SplitViewController
  ) -> ViewController?
}

/// A stack that knows which of its screens belong to which column, also when a person has gone back from
/// them. Another such stack is taken in screen by screen, and cannot be pushed as a whole.
public protocol ColumnStack: SecondaryCollapsing {
  /// The controller of the collapsed column whose screens are on top of the stack; nil if the stack's own screens
  /// are on top.
  var topColumn: ViewController? { get }

  /// Shows the screens of a column on top of the stack. The screens of later columns are popped. Screens of this
  /// and of earlier columns that the user has popped are pushed again.
  ///
  /// - Parameters:
  ///   - column: The controller of a collapsed column; nil for the stack's own screens.
  ///   - detail: A screen that is popped together with the screens above it; nil for none.
  ///   - animated: Whether the change is animated.
  ///   - completion: Called at the end of the change, with false if the change was not finished. Nil for none.
  func reveal(
    _ column: ViewController?, below detail: ViewController?, animated: Bool,
    completion: ((_ finished: Bool) -> Void)?)
}
