// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The delegate of a split view, which takes part in showing, collapsing and expanding the columns, like UIKit's
/// `UISplitViewControllerDelegate`. Every method is optional: by default the split view decides.
public protocol SplitViewControllerDelegate: AnyObject {
  /// Called when columns are about to be shown or hidden.
  func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode)

  /// Called when a column begins to appear, together with its `viewWillAppear(_:)`.
  func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column)

  /// Called when a column begins to disappear, together with its `viewWillDisappear(_:)`.
  func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column)

  /// Returns the controller that fills the collapsed split view. Default nil: the first column that has a controller.
  func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController?

  /// Called to collapse the secondary when the split view becomes compact.
  ///
  /// - Returns: Whether the delegate has collapsed it: then the split view leaves the secondary where it is. Default
  ///   false: a primary that conforms to `SecondaryCollapsing` takes it in; with another primary, it stays off screen.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool

  /// Returns the primary's controller when the split view expands. Default nil: its controller before the collapse.
  func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController?

  /// Returns the secondary's controller when the split view expands. Default nil: the controller that the primary
  /// returns; if it returns none, the secondary's controller before the collapse.
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?

  /// Shows a controller at the request of a column, if no nearer container, such as a navigation stack, shows it.
  ///
  /// - Returns: Whether the delegate has shown it. Default false: a parent container shows it, or it is presented.
  func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool

  /// Shows a controller as the detail.
  ///
  /// - Returns: Whether the delegate has shown it. Default false: the split view shows it.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  public func splitViewController(
    _: SplitViewController, willChangeTo _: SplitViewController.DisplayMode
  ) {}
  public func splitViewController(_: SplitViewController, willShow _: SplitViewController.Column) {}
  public func splitViewController(_: SplitViewController, willHide _: SplitViewController.Column) {}

  public func primaryViewController(forCollapsing _: SplitViewController) -> ViewController? { nil }
  public func splitViewController(
    _: SplitViewController, collapseSecondary _: ViewController, onto _: ViewController
  ) -> Bool { false }
  public func primaryViewController(forExpanding _: SplitViewController) -> ViewController? { nil }
  public func splitViewController(
    _: SplitViewController, separateSecondaryFrom _: ViewController
  ) -> ViewController? { nil }

  public func splitViewController(
    _: SplitViewController, show _: ViewController, sender _: Any?
  ) -> Bool { false }
  public func splitViewController(
    _: SplitViewController, showDetail _: ViewController, sender _: Any?
  ) -> Bool { false }
}

/// A controller that can show the columns of a collapsed split view as its own screens, and return them when the split
/// view expands. UIKit's `UIViewController` has the same two methods.
///
/// A navigation stack pushes the screens of the columns, and pops them when it returns them, both without animation.
public protocol SecondaryCollapsing: ViewController {
  /// Takes in the controller of a column. The controller has disappeared and has no parent.
  func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController)

  /// Returns the controller of the last column, without a parent; nil if there is none. Called once for each controller
  /// that was taken in, the last one first.
  func separateSecondaryViewController(
    for splitViewController: SplitViewController
  ) -> ViewController?
}

/// A navigation stack that remembers to which column of a split view each of its screens belongs, also after the user
/// has popped the screen. When a split view collapses, the visible column's stack takes in the other columns' screens.
public protocol ColumnStack: SecondaryCollapsing {
  /// The controller of the collapsed column whose screens are on top of the stack; nil for the stack's own screens.
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
