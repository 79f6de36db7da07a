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
    let control = PageControl(label: "Page")
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
  func `a click on a half goes one page that way`(rightToLeft: Bool) {
    let (control, harness) = make(5, at: 2, rightToLeft: rightToLeft)
    var heard: [Int] = []
    control.onValueChanged = { heard.append($0) }

    harness.click(at: Point(180, 116))
    harness.click(at: Point(220, 116))
    harness.click(at: Point(220, 116))

    #expect(heard == (rightToLeft ? [3, 2, 1] : [1, 2, 3]))
  }

  @Test func `dots that lie in a column are clicked and typed above and below the middle`() {
    let (control, harness) = make(5, at: 2, axis: .vertical)
    harness.click(at: Point(116, 150))
    #expect(control.currentPage == 1)
    harness.key(.down)
    #expect(control.currentPage == 2)
    harness.key(.right)
    #expect(control.currentPage == 2)
  }

  @Test func `arrows, Home and End choose`() {
    let (control, harness) = make(5, at: 2)
    harness.window.focus.focus(control)
    for (key, page) in [
      (Key.right, 3), (.left, 2), (.end, 4), (.right, 4), (.home, 0), (.left, 0), (.pageDown, 1),
      (.pageUp, 0),
    ] {
      harness.key(key)
      #expect(control.currentPage == page, "\(key)")
    }
  }

  @Test func `an end that is reached tells nobody`() {
    let (control, harness) = make(2)
    var calls = 0
    control.onValueChanged = { _ in calls += 1 }

    harness.click(at: Point(120, 116))
    control.currentPage = 1

    #expect(calls == 0)
  }

  @Test func `pages that are not there are the first or last, and fewer pages keep it within`() {
    let (control, _) = make(5)
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -3
    #expect(control.currentPage == 0)
  }

  @Test func `the present dot is the long one, and the way to the next lengthens that`() {
    let (control, _) = make(4, at: 1)
    var widths = dots(control).map(\.width)
    #expect(widths == [8, 20, 8, 8])

    control.transitionProgress = 0.5
    widths = dots(control).map(\.width)
    #expect(widths == [8, 14, 14, 8])
  }

  @Test func `right-to-left begins at the right`() {
    let made = make(4, rightToLeft: true)
    let dots = dots(made.control)
    #expect(dots[0].width == 20)
    #expect(dots[0].minX > dots[1].minX)
  }

  @Test func `where not all fit those around the present one show, smaller towards more`() {
    let (control, _) = make(50, at: 25)
    let shown = dots(control)

    #expect(shown.count < 14)
    #expect(shown.allSatisfy { $0.minX >= 0 && $0.maxX <= 200 })
    #expect(shown.first?.height ?? 8 < 8)
    #expect(shown.last?.height ?? 8 < 8)
    #expect(shown.contains { $0.width == 20 && abs($0.midX - 100) < 20 })
  }

  @Test func `a control without a choice takes no keyboard and draws nothing`() {
    let (control, _) = make(1)
    control.hidesForSinglePage = true
    #expect(!control.canBecomeFirstResponder)
    #expect(dots(control).isEmpty)
    control.numberOfPages = 0
    #expect(dots(control).isEmpty)
  }

  @Test func `a disabled control answers nothing`() {
    let (control, harness) = make(5, at: 2)
    control.isEnabled = false

    harness.click(at: Point(220, 116))

    #expect(control.currentPage == 2)
  }
}
