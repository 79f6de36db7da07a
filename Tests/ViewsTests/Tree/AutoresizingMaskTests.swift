// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Views

struct AutoresizingMaskTests {
  private let old = Size(200, 100)
  private let new = Size(300, 150)

  @Test func `an empty autoresizing mask keeps a view's frame`() {
    let frame = Rect(10, 10, 50, 20)

    #expect(AutoresizingMask([]).resize(frame, from: old, to: new) == frame)
  }

  @Test func `a flexible width and height keep a view's margins`() {
    let frame = Rect(10, 0, 180, 100)

    #expect(AutoresizingMask.fill.resize(frame, from: old, to: new) == Rect(10, 0, 280, 150))
  }

  @Test func `flexible left and top margins keep a view's distances to the right and bottom edges`()
  {
    let frame = Rect(150, 10, 40, 20)

    let mask: AutoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    #expect(mask.resize(frame, from: old, to: new) == Rect(250, 60, 40, 20))
  }

  @Test
  func
    `the flexible parts of an autoresizing mask share a size change in proportion to their sizes`()
  {
    let frame = Rect(50, 0, 100, 100)

    let mask: AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    #expect(mask.resize(frame, from: old, to: Size(300, 100)) == Rect(100, 0, 100, 100))
  }

  @Test func `a flexible view of size zero takes the new size of a superview that had size zero`() {
    #expect(
      AutoresizingMask.fill.resize(.zero, from: .zero, to: new) == Rect(0, 0, 300, 150))
  }
}
