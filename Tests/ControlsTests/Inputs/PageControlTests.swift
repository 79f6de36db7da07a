// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct PageControlTests {
  private func make(
    _ count: Int, at page: Int = 0, axis: Axis = .horizontal,
    rightToLeft: Bool = false
  ) -> (control: PageControl, harness: TestWindow) {
    let control = PageControl(accessibilityLabel: "Page")
    control.numberOfPages = count
    control.currentPage = page
    control.axis = axis
    let root = ViewController()
    root.view.addSubview(control)
    control.frame = Rect(100, 100, axis == .horizontal ? 200 : 32, axis == .horizontal ? 32 : 200)
    var traits = Traits()
    if rightToLeft { traits.layoutDirection = .rightToLeft }
    let harness = TestWindow(traits: traits)
    harness.window.rootViewController = root
    harness.step()
    return (control, harness)
  }

  /// The dots from the first one, as they are drawn.
  private func dots(_ control: PageControl) -> [Rect] {
    var canvas = Canvas(theme: control.theme)
    control.draw(&canvas)
    var rects: [Rect] = []
    for command in canvas.list.commands {
      if case .fillRounded(let rect, _, _) = command, rects.last != rect { rects.append(rect) }
    }
    return rects
  }

  @Test(arguments: [false, true])
  func `a click on one half of a page control selects the previous or the next page`(
    rightToLeft: Bool
  ) {
    let (control, harness) = make(5, at: 2, rightToLeft: rightToLeft)
    var pages: [Int] = []
    control.onValueChanged = { pages.append($0) }

    harness.click(at: Point(180, 116))
    harness.click(at: Point(220, 116))
    harness.click(at: Point(220, 116))

    #expect(pages == (rightToLeft ? [3, 2, 1] : [1, 2, 3]))
  }

  @Test
  func `a vertical page control responds to clicks above and below its middle and to arrow keys`() {
    let (control, harness) = make(5, at: 2, axis: .vertical)
    harness.click(at: Point(116, 150))
    #expect(control.currentPage == 1)
    harness.pressKey(.down)
    #expect(control.currentPage == 2)
    harness.pressKey(.right)
    #expect(control.currentPage == 2)
  }

  @Test func `arrow keys, Home and End change a page control's page`() {
    let (control, harness) = make(5, at: 2)
    harness.window.focus.focus(control)
    for (key, page) in [
      (Key.right, 3), (.left, 2), (.end, 4), (.right, 4), (.home, 0), (.left, 0), (.pageDown, 1),
      (.pageUp, 0),
    ] {
      harness.pressKey(key)
      #expect(control.currentPage == page, "\(key)")
    }
  }

  @Test func `a page control does not call onValueChanged at the last page or for changes by code`()
  {
    let (control, harness) = make(2)
    var calls = 0
    control.onValueChanged = { _ in calls += 1 }

    harness.click(at: Point(120, 116))
    control.currentPage = 1

    #expect(calls == 0)
  }

  @Test func `a page control's current page is clamped to the number of pages`() {
    let (control, _) = make(5)
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -3
    #expect(control.currentPage == 0)
  }

  @Test
  func
    `the current page's dot in a page control is longer and shrinks as transitionProgress grows`()
  {
    let (control, _) = make(4, at: 1)
    var widths = dots(control).map(\.width)
    #expect(widths == [8, 20, 8, 8])

    control.transitionProgress = 0.5
    widths = dots(control).map(\.width)
    #expect(widths == [8, 14, 14, 8])
  }

  @Test func `a page control's first dot is at the right in right-to-left layout`() {
    let made = make(4, rightToLeft: true)
    let dots = dots(made.control)
    #expect(dots[0].width == 20)
    #expect(dots[0].minX > dots[1].minX)
  }

  @Test func `a page control with many pages shows only the dots around the current page`() {
    let (control, _) = make(50, at: 25)
    let shown = dots(control)

    #expect(shown.count < 14)
    #expect(shown.allSatisfy { $0.minX >= 0 && $0.maxX <= 200 })
    #expect(shown.first?.height ?? 8 < 8)
    #expect(shown.last?.height ?? 8 < 8)
    #expect(shown.contains { $0.width == 20 && abs($0.midX - 100) < 20 })
  }

  @Test
  func `a page control with hidesForSinglePage and one page is not focusable and draws nothing`() {
    let (control, _) = make(1)
    control.hidesForSinglePage = true
    #expect(!control.canBecomeFirstResponder)
    #expect(dots(control).isEmpty)
    control.numberOfPages = 0
    #expect(dots(control).isEmpty)
  }

  @Test func `a disabled page control ignores clicks`() {
    let (control, harness) = make(5, at: 2)
    control.isEnabled = false

    harness.click(at: Point(220, 116))

    #expect(control.currentPage == 2)
  }
}
