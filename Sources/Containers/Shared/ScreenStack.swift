// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls

/// A container with a stack of screens and a navigation bar. Other containers recognize the stack by this protocol. A
/// drawer can push a new center onto the stack, and a sliding menu adds its button to the bar. A tab bar controller
/// hides its own back bar while it shows a stack, since the stack's bar leads back.
public protocol ScreenStack: ViewController {
  /// The bar above the screens.
  var navigationBar: NavigationBar { get }

  /// Pushes a screen, or pops to it if it is in the stack.
  func pushOrPop(to screen: ViewController, animated: Bool, completion: ((Bool) -> Void)?)

  /// Updates the bar after its back item has changed.
  func setNeedsBarUpdate()
}

/// A container that can push the screens of one column on the stack of another column.
protocol ColumnContainer: ViewController {}

/// A container that gives its top leading corner to one of its children. It calls `setNeedsActiveChildUpdate()` when
/// another child has the corner.
protocol CornerSharing: ViewController {
  /// The child at the top leading corner; nil if the container has its own view there, or no child.
  var childAtCorner: ViewController? { get }
}

protocol BarHiding: ScreenStack {
  var isBarHidden: Bool { get }
}

extension ViewController {
  /// The visible bar at the top leading corner: of this stack, or of the child at the corner; nil if there is none.
  var barAtCorner: NavigationBar? {
    if let hiding = self as? any BarHiding, hiding.isBarHidden { return nil }
    if let stack = self as? any ScreenStack { return stack.navigationBar }
    return (self as? any CornerSharing)?.childAtCorner?.barAtCorner
  }
}

extension View {
  /// Sets the frame of a subview to the bounds of this view if `translatesAutoresizingMaskIntoConstraints` of the
  /// subview is false, because its autoresizing mask has no effect then.
  func fill(with subview: View?) {
    guard let subview, subview.superview === self,
      !subview.translatesAutoresizingMaskIntoConstraints
    else { return }
    subview.frame = bounds
  }
}
