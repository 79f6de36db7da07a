// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A screen that does something when a person taps its tab while it shows.
///
/// A navigation stack goes back to its root, a list to its top. Where the tab's own controller does
/// not adopt it, the child that it names by `childForKeyCommands` is asked, and so on down.
public protocol TabReselectable: AnyObject {
  /// Called after a person tapped the selected tab, and not for a selection in code.
  func tabWasReselected()
}
