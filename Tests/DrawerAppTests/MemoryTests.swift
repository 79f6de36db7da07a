// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

@testable import DrawerApp

/// What one start of the program leaves to the next.
struct MemoryTests {
  @Test(arguments: [Size(393, 243), Size(1000, 200), Size(9000, 700)])
  func `a size that no window begins with is not remembered, and the size before it stays`(
    size: Size
  ) {
    var memory = Memory()
    memory.size = Size(900, 640)
    memory.size = size

    #expect(memory.size == Size(900, 640))
  }
}
