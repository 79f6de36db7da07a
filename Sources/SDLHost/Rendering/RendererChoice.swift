// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How frames reach the screen.
public nonisolated enum RendererChoice: String, Sendable, CaseIterable {
  /// Accelerated where the machine has a GPU, else software.
  case automatic = "auto"
  /// Into the window's surface, by the processor.
  case software
  /// By the GPU's driver.
  case accelerated
}
