// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Something was dragged from another program and dropped on the window.
public nonisolated struct DropEvent: Sendable, Equatable {
  /// What was dropped.
  public enum Content: Sendable, Equatable {
    /// The absolute paths of files and folders, at least one.
    case files([String])
    /// Text that is not empty.
    case text(String)
  }

  /// What was dropped.
  public var content: Content

  /// Where, in points from the window's top left corner.
  public var location: Point

  /// A drop at `location`, in window points.
  public init(_ content: Content, at location: Point) {
    self.content = content
    self.location = location
  }
}
