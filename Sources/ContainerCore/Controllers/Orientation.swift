// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Which way a window stands: taller than wide, or not (contract 6.2).
public nonisolated enum Orientation: Sendable, Hashable {
  case portrait
  case landscape

  public init(_ size: Size) {
    self = size.height > size.width ? .portrait : .landscape
  }
}
