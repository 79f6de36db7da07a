// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The change from one stack to another.
extension ExchangeStateMachine.Change where Place == [Screen] {
  /// Back where the new top was in the stack before, as UIKit decides.
  var operation: NavigationOperation { to.last.map(from.contains) ?? true ? .pop : .push }

  /// The screens that leave the stack, from the top.
  var removed: [ViewController] {
    from.reversed().filter { !to.contains($0) }.map(\.controller)
  }

  /// The screens that come into it, from the bottom.
  var added: [ViewController] { to.filter { !from.contains($0) }.map(\.controller) }
}
