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
  private let recorder = ValueRecorder<Int>()
  private var control: SegmentedControl { fixture.control }
  private var harness: TestWindow { fixture.harness }

  private static let sides: [SegmentedControl.Segment] = [
    .title("Left"), .title("Center"), .title("Right"),
  ]

  init() {
    fixture = InputFixture(
      SegmentedControl(segments: Self.sides, accessibilityLabel: "Side"), width: 300)
    fixture.control.onValueChanged = { [recorder] in recorder.values.append($0) }
  }

  @Test func `a click selects a segment, and a second click on the segment does nothing`() {
    harness.click(at: fixture.location(150))
    harness.click(at: fixture.location(150))
    harness.click(at: fixture.location(299))

    #expect(recorder.values == [1, 2])
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test
  func
    `a segmented control selects the segment under the pointer when the mouse button is released`()
  {
    fixture.horizontalPan.isEnabled = false
    harness.press(at: fixture.location(50))
    harness.move(to: fixture.location(150))
    #expect(control.pressedSegment == 1)
    harness.release(at: fixture.location(150))
    #expect(recorder.values == [1])

    harness.press(at: fixture.location(50))
    harness.move(to: Point(50, 400))
    #expect(control.pressedSegment == nil)
    harness.release(at: Point(50, 400))
    #expect(recorder.values == [1])
  }

  @Test func `setting a segmented control's selection by code does not call onValueChanged`() {
    control.selectedSegmentIndex = 2
    control.selectedSegmentIndex = nil

    #expect(recorder.values.isEmpty)
  }

  @Test
  func `a segmented control selects segments by arrow keys, Home and End and passes other keys on`()
  {
    fixture.focus()
    for key in [Key.right, .right, .left, .end, .right, .home, .left] { harness.pressKey(key) }
    #expect(recorder.values == [0, 1, 0, 2, 0])
    #expect(fixture.unhandledKeys.isEmpty)

    for key in [Key.up, .down, .pageUp, .pageDown, .space, .return] { harness.pressKey(key) }
    harness.pressKey(.right, .alt)

    #expect(fixture.unhandledKeys == [.up, .down, .pageUp, .pageDown, .space, .return])
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `a segmented control's first segment is at the right in right-to-left layout`() {
    let fixture = InputFixture(
      SegmentedControl(segments: Self.sides, accessibilityLabel: "Side"), width: 300
    ) { $0.layoutDirection = .rightToLeft }

    fixture.harness.click(at: fixture.location(250))
    #expect(fixture.control.selectedSegmentIndex == 0)
    fixture.harness.pressKey(.left)
    #expect(fixture.control.selectedSegmentIndex == 1)
  }

  @Test func `a segmented control's selection marker is animated, but not for the first selection`()
  {
    harness.click(at: fixture.location(150))
    #expect(control.marker.value == 1)
    harness.click(at: fixture.location(250))
    harness.advance(by: 0.08)
    #expect(control.marker.value > 1 && control.marker.value < 2)
    harness.advance(by: 0.1)
    #expect(control.marker.value == 2)
  }

  @Test func `removing the selected segment clears a segmented control's selection`() {
    control.selectedSegmentIndex = 2
    control.segments = [.title("Left"), .title("Right")]

    #expect(control.selectedSegmentIndex == nil)
    #expect(recorder.values.isEmpty)
  }

  @Test func `segments share their control's width evenly, and a long title ends in an ellipsis`() {
    control.segments = [.title("A title that is long, too long"), .title("B"), .title("C")]
    var canvas = Canvas(theme: .light)
    control.draw(&canvas)
    let texts = canvas.list.commands.compactMap { command in
      if case .text(let text, _, _, let point) = command { (text, point.x) } else { nil }
    }

    #expect(texts.first?.0.hasSuffix("…") == true)
    #expect(texts.count == 3)
    #expect(abs(texts[2].1 - texts[1].1 - 100) < 1)
    let measurer = ApproximateTextMeasurer()
    let width = measurer.width(of: texts[0].0, in: Theme.light.fonts.body)
    #expect(texts[0].1 >= 8 && texts[0].1 + width <= 92)
  }

  @Test
  func `a segmented control's fitting width has room for its widest title in the selected style`() {
    let control = SegmentedControl(segments: Self.sides, accessibilityLabel: "Side")
    let strong = Theme.light.fonts.bodyStrong
    let widest = ApproximateTextMeasurer().width(of: "Center", in: strong)

    let size = control.sizeThatFits(Size(1000, 1000))

    #expect(size.width >= 3 * (widest + 16) && size.height >= 32)
    #expect(control.accessibilityRole == .segmentedControl)
    #expect(control.accessibilityLabel == "Side")
  }

  @Test func `a segmented control draws the images of its segments`() {
    control.segments = [
      .image(.icon("sun"), accessibilityLabel: "Light"),
      .image(.icon("moon"), accessibilityLabel: "Dark"),
    ]
    control.selectedSegmentIndex = 0
    var canvas = Canvas(theme: .light)
    control.draw(&canvas)

    let images = canvas.list.commands.filter { if case .image = $0 { true } else { false } }
    // The chosen one once more, on the pill.
    #expect(images.count == 3)
  }

  @Test func `a disabled segmented control ignores clicks`() {
    control.isEnabled = false
    harness.click(at: fixture.location(150))

    #expect(recorder.values.isEmpty && control.selectedSegmentIndex == nil)
  }

  @Test
  func
    `a segmented control arranges segments in a column when their titles are too wide for a row`()
  {
    control.segments = [.title("A title that is long"), .title("B"), .title("C")]
    let size = control.sizeThatFits(Size(120, .infinity))
    #expect(size.width == 120 && size.height == 96)

    control.frame = Rect(0, 0, 240, 96)

    #expect(control.segment(at: Point(200, 10)) == 0)
    #expect(control.segment(at: Point(10, 50)) == 1)
    #expect(control.segment(at: Point(10, 90)) == 2)
  }

  @Test func `selecting a segment redraws only the segmented control`() {
    harness.move(to: fixture.location(50))
    harness.runUntilIdle()
    harness.click(at: fixture.location(50))
    harness.runUntilIdle()
    harness.press(at: fixture.location(150))
    harness.release(at: fixture.location(150))
    harness.advance(by: 0.05)

    #expect(fixture.changedOnlyControl, "\(String(describing: fixture.damage))")
  }
}
