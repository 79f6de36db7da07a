// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a text is, which says how it is set. The theme turns it into a font.
public enum TextStyle: Sendable, Hashable, CaseIterable {
  case caption
  case captionStrong
  case body
  case bodyStrong
  case title
  case largeTitle
}
