// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// When frames begin while something moves.
public nonisolated enum FramePacing: Sendable, Hashable, CaseIterable {
  /// Once for each picture the display shows; 60 a second where it does not say.
  case display
  /// One right after the other, to measure the greatest cost of a frame: each is drawn and sent in
  /// full, with pixels that stay the same. It keeps a processor busy.
  case unlimited
}
