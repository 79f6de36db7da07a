// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls

/// A container that leaves its top leading corner to one of its children. It calls `childInChargeChanged()`
/// when that is another one.
protocol CornerSharing: ViewController {
  /// Nil where the container itself, or nobody, has something there.
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
