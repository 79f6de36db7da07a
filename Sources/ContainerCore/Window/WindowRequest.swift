// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a window asks of its host, besides frames.
public nonisolated enum WindowRequest: Sendable, Equatable {
  case cursor(Cursor)
  case title(String)
  case fullScreen(Bool)
  case clipboard(String)
  case close
}
