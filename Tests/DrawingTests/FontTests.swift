// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Drawing

struct FontTests {
  @Test func `a font's size is clamped to 1 through 1000`() {
    #expect(Font(size: 0).size == 1)
    #expect(Font(size: 1e9).size == 1_000)
    #expect(Font(size: .nan).size == 1)
    var font = Font(size: 12)
    font.size = -.infinity
    #expect(font.size == 1)
    font.size = .infinity
    #expect(font.size == 1_000)
  }
}
