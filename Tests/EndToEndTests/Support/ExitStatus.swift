// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a program ended.
enum ExitStatus: Equatable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)

  /// Decodes a status of `waitpid`, whose macros Swift does not import.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .killed(signal: signal)
  }
}
