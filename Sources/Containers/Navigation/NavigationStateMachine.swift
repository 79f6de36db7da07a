// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides how a stack goes from one list of screens to another.
typealias NavigationStateMachine = TransitionStateMachine<Screens>

/// The transition from one stack to another.
extension NavigationStateMachine.Transition {
  /// Back where the new top was in the stack before, as UIKit decides.
  var operation: NavigationOperation { from.containsTop(of: to) ? .pop : .push }

  /// The screens that leave the stack, from the top.
  var removed: [ViewController] { from.missing(in: to) }

  /// The screens that come into it, from the bottom.
  var added: [ViewController] { to.missing(in: from).reversed() }
}
