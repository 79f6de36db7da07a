// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// What an animator has to know of the transition that it moves, as UIKit's
/// `UIViewControllerContextTransitioning`.
///
/// The container makes it after both views are in place: `to`'s view lies in `containerView`, laid
/// out where it will stay, above or below `from`'s as the container has it.
public struct TransitionContext {
  /// The view that holds both, and that an animator may add views of its own to for a while.
  public let containerView: View

  /// Who leaves, or stays below; nil when nobody does.
  public let from: ViewController?

  /// Who comes; nil when nobody does.
  public let to: ViewController?

  /// Whether a gesture will drive it.
  public let isInteractive: Bool

  public init(
    containerView: View, from: ViewController?, to: ViewController?, isInteractive: Bool = false
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
  }
}
