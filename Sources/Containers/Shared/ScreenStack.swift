// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls

/// A stack of screens with a bar of its own, to the containers around it: they show screens on it, put
/// buttons into its bar, and leave their own bars away.
public protocol ScreenStack: ViewController {
  /// The bar above its screens.
  var navigationBar: NavigationBar { get }

  /// Pushes a screen, or pops to it when it is in the stack.
  func goTo(_ screen: ViewController, animated: Bool, completion: ((Bool) -> Void)?)

  /// Shows again what the bar leads back to, since that has changed.
  func updateBars()
}

/// A container that can push the screens of one column on the stack of another column.
protocol ColumnsHolding: ViewController {}

/// A container that leaves its top leading corner to one of its children. It calls `childInChargeChanged()`
/// when that is another one.
protocol CornerSharing: ViewController {
  /// The child at the top leading corner; nil if the container has a view of its own there, or no child.
  var childAtCorner: ViewController? { get }
}

/// A stack whose bar may not be there for others.
protocol BarHiding: ScreenStack {
  var isBarHidden: Bool { get }
}

extension ViewController {
  /// The bar at the top leading corner: of a stack, or of the child that has the corner.
  var barAtCorner: NavigationBar? {
    if let hiding = self as? any BarHiding, hiding.isBarHidden { return nil }
    if let stack = self as? any ScreenStack { return stack.navigationBar }
    return (self as? any CornerSharing)?.childAtCorner?.barAtCorner
  }
}
