// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A view above a scroll view that collapses before the content scrolls, and expands when the
/// content is back at its start: a bar with a large title.
public protocol ScrollHeader: AnyObject {
  /// Points by which it can collapse. 0 for a header that does not.
  var scrollHeaderLength: Double { get }

  /// Points by which the header is collapsed, 0…`scrollHeaderLength`. The scroll view sets it while
  /// a person or code scrolls. The owner of both gives the scroll view the room that the header
  /// leaves.
  var scrollHeaderCollapse: Double { get set }
}
