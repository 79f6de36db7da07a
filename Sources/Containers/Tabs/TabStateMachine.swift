// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides which page is selected: a tab, the list of further tabs, or none.
typealias TabStateMachine = TransitionStateMachine<Screen?>

extension TabStateMachine {
  /// The selected page: a tab or the list of further tabs; nil for none.
  var shown: ViewController? { destination?.controller }

  /// The page that leaves in the switch that runs; nil at rest.
  var outgoing: ViewController? { leaving??.controller }
}
