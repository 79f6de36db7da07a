// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// What an input method says.
nonisolated enum InputMethodEvent: Equatable {
  case text(TextInputEvent)
  /// A key that the input method has taken and gives back, behind the text that had to come before it.
  case forwarded(InputMethodKey)
}
