// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Drawing

struct CanvasTests {
  @Test func `a display list's description lists the recorded commands in layer coordinates`() {
    var canvas = Canvas(theme: .light)
    canvas.origin = Point(10, 20)
    canvas.pushClip(Rect(0, 0, 100, 50))
    canvas.fill(Rect(0, 0, 5, 5), .accent)
    canvas.drawText("Hi", Font(size: 14), .text, at: Point(1, 2))
    canvas.popClip()

    #expect(
      canvas.list.description == """
        clip 10.0,20.0 100.0×50.0
          fill 10.0,20.0 5.0×5.0 #1D4ED8FF
          text "Hi" 14.0 regular #1A1C20FF at 11.0,22.0
        end clip
        """)
  }

  @Test func `a canvas does not record invisible drawing commands`() {
    var canvas = Canvas(theme: .light)
    canvas.fill(.zero, .accent)
    canvas.fill(Rect(0, 0, 5, 5), .faded(.accent, 0))
    canvas.drawText("", Font(size: 14), .text, at: .zero)

    #expect(canvas.list.isEmpty)
  }

  @Test func `in right-to-left layout, a canvas flips only images that are marked for flipping`() {
    var flipping = Image("map.png")
    flipping.flipsForRightToLeftLayoutDirection = true
    for (isMirrored, end) in [(false, ""), (true, " flipped")] {
      var canvas = Canvas(theme: .light, isMirrored: isMirrored, reusing: DisplayList())
      for image in [flipping, .icon(.undo, weight: .semibold), .icon(.chevronLeft)] {
        canvas.drawImage(image, in: Rect(0, 0, 5, 5))
      }

      #expect(canvas.list.commands.count == 3)
      #expect(canvas.list.description.contains("map.png\(end) 0.0,0.0"))
      #expect(canvas.list.description.contains("icon/undo semibold\(end) 0.0,0.0"))
      #expect(canvas.list.description.contains("icon/chevron-left 0.0,0.0"))
    }
  }
}
