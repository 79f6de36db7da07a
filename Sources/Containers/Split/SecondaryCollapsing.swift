// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

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
  /// The column that was taken in whose screens lie on top; nil where the stack's own do.
  var topColumn: ViewController? { get }

  /// Goes to the screens of a column. Those of later columns go; those of earlier columns that a person has
  /// gone back from come back below it.
  ///
  /// - Parameters:
  ///   - column: One that was taken in; nil for the stack's own screens.
  ///   - detail: A screen that goes with all above it, as those of later columns do.
  func reveal(
    _ column: ViewController?, below detail: ViewController?, animated: Bool,
    completion: ((_ finished: Bool) -> Void)?)
}
