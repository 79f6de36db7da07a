// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Glibc

/// The environment variables that the driver sets for each run.
enum Environment {
  static func text(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  static func number(_ name: String) -> Int64? {
    text(name).flatMap { Int64($0) }
  }
}
