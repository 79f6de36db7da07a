// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A container that looks for the destination of an unwinding itself, in the way that came before
/// `allowedChildrenForUnwinding(from:)`.
///
/// Swift cannot see which of two methods a class overrides, so conforming is what says it: a container
/// that conforms is asked this way alone, for itself and for all that it contains (contract 8.3).
public protocol UnwindDestinationProviding: ViewController {
  /// The destination inside this container, or the container itself; nil when there is none.
  ///
  /// Default: the first child, in the order of `children`, that can perform the action, then the
  /// container itself. Descendants further down are not asked.
  func viewController(
    forUnwinding action: String, from source: ViewController, sender: Any?
  ) -> ViewController?
}

extension UnwindDestinationProviding {
  public func viewController(
    forUnwinding action: String, from source: ViewController, sender: Any?
  ) -> ViewController? {
    (children + [self]).first { $0.canPerformUnwind(action, from: source, sender: sender) }
  }
}
