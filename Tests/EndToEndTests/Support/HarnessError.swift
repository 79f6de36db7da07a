// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What stopped a test from driving the program, in words that help without a debugger.
struct HarnessError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
