// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// When frames begin while something moves.
public nonisolated enum FramePacing: Sendable, Hashable, CaseIterable {
  /// Once for each picture the display shows; 60 a second where it does not say.
  case display
  /// One right after the other, for measuring what a frame costs at most: each is drawn and sent in
  /// full, also pixels that stay as they are. It keeps a processor busy.
  case unlimited
}
