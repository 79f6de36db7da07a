// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides which page is selected: a tab, the list of further tabs, or none.
typealias TabStateMachine = TransitionStateMachine<Screen?>

extension TabStateMachine {
  /// What is selected: a tab, the list of further tabs, or nothing.
  var shown: ViewController? { destination?.controller }

  /// What a running switch takes away.
  var outgoing: ViewController? { leaving??.controller }
}
