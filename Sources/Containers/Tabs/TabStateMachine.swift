// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Decides which page is selected: a tab, the list of the More tabs, or none.
typealias TabStateMachine = TransitionStateMachine<ControllerReference?>

extension TabStateMachine {
  var selectedPage: ViewController? { destination?.controller }

  var leavingPage: ViewController? { leaving??.controller }
}
