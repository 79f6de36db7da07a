// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a keyboard or an input method wrote.
public nonisolated enum TextInputEvent: Sendable, Equatable {
  /// Text that is final: what a key produced, or what an input method made of several.
  case committed(String)

  /// Text that an input method is still composing; empty when it gave up or is about to commit.
  ///
  /// - Parameter selectedRange: What the input method has marked in it, in characters (grapheme
  ///   clusters) from its start. Its end is where the caret stands.
  case composing(String, selectedRange: Range<Int>)
}
