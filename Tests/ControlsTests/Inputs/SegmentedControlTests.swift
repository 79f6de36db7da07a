// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Three segments of 100 points.
struct SegmentedControlTests {
  private let fixture: InputFixture<SegmentedControl>
  private let heard = Heard<Int>()
  private var control: SegmentedControl { fixture.control }
  private var harness: TestWindow { fixture.harness }

  private static let sides: [SegmentedControl.Segment] = [
    .title("Left"), .title("Center"), .title("Right"),
  ]

  init() {
    fixture = InputFixture(
      SegmentedControl(segments: Self.sides, label: "Side"), width: 300)
    fixture.control.onValueChanged = { [heard] in heard.values.append($0) }
  }

  @Test func `a click chooses, once`() {
    harness.click(at: fixture.place(150))
    harness.click(at: fixture.place(150))
    harness.click(at: fixture.place(299))

    #expect(heard.values == [1, 2])
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `the segment that is let go of counts, none outside`() {
    fixture.sideways.isEnabled = false
    harness.press(at: fixture.place(50))
    harness.move(to: fixture.place(150))
    #expect(control.pressed == 1)
    harness.release(at: fixture.place(150))
    #expect(heard.values == [1])

    harness.press(at: fixture.place(50))
    harness.move(to: Point(50, 400))
    #expect(control.pressed == nil)
    harness.release(at: Point(50, 400))
    #expect(heard.values == [1])
  }

  @Test func `code chooses without telling`() {
    control.selectedSegmentIndex = 2
    control.selectedSegmentIndex = nil

    #expect(heard.values.isEmpty)
  }

  @Test func `arrows and ends choose, other keys pass on`() {
    fixture.focus()
    for key in [Key.right, .right, .left, .end, .right, .home, .left] { harness.key(key) }
    #expect(heard.values == [0, 1, 0, 2, 0])
    #expect(fixture.passedOn.isEmpty)

    for key in [Key.up, .down, .pageUp, .pageDown, .space, .return] { harness.key(key) }
    harness.key(.right, .alt)

    #expect(fixture.passedOn == [.up, .down, .pageUp, .pageDown, .space, .return])
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `right to left, the first is at the right`() {
    let fixture = InputFixture(
      SegmentedControl(segments: Self.sides, label: "Side"), width: 300
    ) { $0.layoutDirection = .rightToLeft }

    fixture.harness.click(at: fixture.place(250))
    #expect(fixture.control.selectedSegmentIndex == 0)
    fixture.harness.key(.left)
    #expect(fixture.control.selectedSegmentIndex == 1)
  }

  @Test func `the choice glides, from nothing chosen it does not`() {
    harness.click(at: fixture.place(150))
    #expect(control.marker.value == 1)
    harness.click(at: fixture.place(250))
    harness.advance(by: 0.08)
    #expect(control.marker.value > 1 && control.marker.value < 2)
    harness.advance(by: 0.1)
    #expect(control.marker.value == 2)
  }

  @Test func `segments that are taken away take the choice with them`() {
    control.selectedSegmentIndex = 2
    control.segments = [.title("Left"), .title("Right")]

    #expect(control.selectedSegmentIndex == nil)
    #expect(heard.values.isEmpty)
  }

  @Test func `segments share the width evenly, and a long title ends in an ellipsis`() {
    control.segments = [.title("A title that is long, too long"), .title("B"), .title("C")]
    var canvas = Canvas(theme: .light)
    control.draw(&canvas)
    let texts = canvas.list.commands.compactMap { command in
      if case .text(let text, _, _, let place) = command { (text, place.x) } else { nil }
    }

    #expect(texts.first?.0.hasSuffix("…") == true)
    #expect(texts.count == 3)
    #expect(abs(texts[2].1 - texts[1].1 - 100) < 1)
    let measurer = ApproximateTextMeasurer()
    let width = measurer.width(of: texts[0].0, in: Theme.light.fonts.body)
    #expect(texts[0].1 >= 8 && texts[0].1 + width <= 92)
  }

  @Test func `the natural width has room for the widest title, chosen or not`() {
    let control = SegmentedControl(segments: Self.sides, label: "Side")
    let strong = Theme.light.fonts.bodyStrong
    let widest = ApproximateTextMeasurer().width(of: "Center", in: strong)

    let size = control.sizeThatFits(Size(1000, 1000))

    #expect(size.width >= 3 * (widest + 16) && size.height >= 32)
    #expect(control.accessibilityRole == .segmentedControl)
    #expect(control.accessibilityLabel == "Side")
  }

  @Test func `images are drawn too`() {
    control.segments = [
      .image(.icon("sun"), label: "Light"), .image(.icon("moon"), label: "Dark"),
    ]
    control.selectedSegmentIndex = 0
    var canvas = Canvas(theme: .light)
    control.draw(&canvas)

    let images = canvas.list.commands.filter { if case .image = $0 { true } else { false } }
    // The chosen one once more, on the pill.
    #expect(images.count == 3)
  }

  @Test func `disabled it answers nothing`() {
    control.isEnabled = false
    harness.click(at: fixture.place(150))

    #expect(heard.values.isEmpty && control.selectedSegmentIndex == nil)
  }

  @Test func `segments form a column when the titles are too wide for a row`() {
    control.segments = [.title("A title that is long"), .title("B"), .title("C")]
    let size = control.sizeThatFits(Size(120, .infinity))
    #expect(size.width == 120 && size.height == 96)

    control.frame = Rect(0, 0, 240, 96)

    #expect(control.segment(at: Point(200, 10)) == 0)
    #expect(control.segment(at: Point(10, 50)) == 1)
    #expect(control.segment(at: Point(10, 90)) == 2)
  }

  @Test func `a choice repaints the control alone`() {
    harness.move(to: fixture.place(50))
    harness.settle()
    harness.click(at: fixture.place(50))
    harness.settle()
    harness.press(at: fixture.place(150))
    harness.release(at: fixture.place(150))
    harness.advance(by: 0.05)

    #expect(fixture.changedOnlyControl, "\(String(describing: fixture.damage))")
  }
}
