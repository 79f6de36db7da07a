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

  /// Gives back what is to be the last column again, without a parent; nil when there is nothing to
  /// give. Asked once for each controller that was taken in, the last one first.
  func separateSecondaryViewController(
    for splitViewController: SplitViewController
  ) -> ViewController?
}
