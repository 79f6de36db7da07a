// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The purpose of a text. The theme turns it into a font.
public enum TextStyle: Sendable, Hashable, CaseIterable {
  /// A short note or a detail. 12 points in the default scale.
  case caption
  /// A badge or the heading of a dense list. 12 points, semibold.
  case captionStrong
  /// Text that is read, and rows. 14 points.
  case body
  /// A button or the current row. 14 points, semibold.
  case bodyStrong
  /// The title of a bar or a card. 17 points, semibold.
  case title
  /// The one heading of a screen. 28 points, semibold.
  case largeTitle
  /// Source code. 13 points, each letter equally wide.
  case code
}
