// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The reason that a test could not drive the program, for use without a debugger.
struct HarnessError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
