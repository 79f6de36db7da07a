// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import SDLHost

struct HelperThreadTests {
  @Test(.timeLimit(.minutes(1)))
  func `releasing a helper thread does not wait until the thread has ended`() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    let silent = ends[0]

    var thread = HelperThread { _ in
      var byte: UInt8 = 0
      _ = read(silent, &byte, 1)
    }
    #expect(thread != nil)
    thread = nil

    for end in ends.reversed() { close(end) }
  }
}
