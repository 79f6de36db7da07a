// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Controls

/// The menu button in the bar of what a folded split view shows, as long as it is folded.
struct FoldedBar {
  weak var bar: NavigationBar?
  let button: Button
}
