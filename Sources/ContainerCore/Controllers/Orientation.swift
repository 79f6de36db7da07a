// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Which way a window stands: taller than wide, or not (contract 6.2).
public nonisolated enum Orientation: Sendable, Hashable {
  /// Taller than wide.
  case portrait
  /// Wider than tall, or square.
  case landscape

  /// The orientation of a window of `size`.
  public init(_ size: Size) {
    self = size.height > size.width ? .portrait : .landscape
  }
}
