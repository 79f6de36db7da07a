// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// What UIKit's programs do: subviews of the scroll view itself. A view of 200 × 400 points with a page of 200 × 400
/// behind each of three steps to the right.
struct ScrollSubviewsTests {
  private let scroll = ScrollView(frame: Rect(50, 50, 200, 400))
  private let pages = (0..<3).map { View(frame: Rect(Double($0) * 200, 0, 200, 400)) }
  private let harness: TestWindow

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    scroll.contentSize = Size(600, 400)
    for page in pages { scroll.addSubview(page) }
    root.view.addSubview(scroll)
    harness.step()
  }

  /// Where a page is in the window.
  private func pageFrame(_ page: Int) -> Rect { pages[page].convert(pages[page].bounds, to: nil) }

  @Test func `subviews added to a scroll view scroll, but its scroll indicators do not`() {
    #expect(pageFrame(0) == Rect(50, 50, 200, 400))
    scroll.contentOffset.x = 150
    harness.step()

    #expect(pageFrame(0) == Rect(-100, 50, 200, 400))
    #expect(pageFrame(1) == Rect(100, 50, 200, 400))
    #expect(scroll.bounds == Rect(150, 0, 200, 400))
    #expect(scroll.contentView.convert(scroll.contentView.bounds.origin, to: nil) == Point(50, 50))
    let bar = scroll.horizontal.indicator
    #expect(bar.convert(Point.zero, to: nil).x == 50)
    #expect(scroll.subviews.first === scroll.contentView && scroll.subviews.last is ScrollIndicator)
  }

  @Test
  func
    `a scrolled subview is tapped where it is visible, and the tap's location includes the offset`()
  {
    var tapped: [Point] = []
    let tap = TapGestureRecognizer()
    tap.addAction { [scroll] in tapped.append($0.location(in: scroll)) }
    pages[1].addGestureRecognizer(tap)
    harness.click(at: Point(150, 100))
    #expect(tapped.isEmpty)

    scroll.setContentOffset(Point(200, 0), animated: false)
    harness.step()
    harness.click(at: Point(150, 100))
    #expect(tapped == [Point(300, 50)])
  }

  @Test func `a drag scrolls subviews that were added to the scroll view directly`() {
    harness.drag(from: Point(200, 200), to: Point(120, 200), duration: 0.2, pauseDuration: 0.3)
    harness.runUntilIdle()

    #expect(scroll.contentOffset.x > 60 && scroll.bounds.origin == scroll.contentOffset)
    #expect(pageFrame(0).minX == 50 - scroll.contentOffset.x)
  }

  @Test func `a scroll view clips its subviews unless clipsToBounds is set to false`() {
    #expect(scroll.clipsToBounds && !TableView(frame: .zero).clipsToBounds)
    let peeking = ScrollView()
    peeking.clipsToBounds = false
    peeking.addSubview(View())
    #expect(!peeking.clipsToBounds)
  }

  @Test func `a subview added to a scroll view without subviews scrolls with its content`() {
    for subview in scroll.subviews { subview.removeFromSuperview() }
    scroll.addSubview(pages[1])
    scroll.contentOffset.x = 150
    harness.move(to: Point(150, 100))
    harness.step()
    #expect(pageFrame(1) == Rect(100, 50, 200, 400))

    harness.drag(from: Point(200, 200), to: Point(120, 200), duration: 0.2, pauseDuration: 0.3)
    harness.runUntilIdle()
    #expect(scroll.contentOffset.x > 200 && scroll.subviews.count == 1)
  }

  @Test func `constraints to a scroll view's contentLayoutGuide determine its content size`() {
    let scroll = ScrollView(frame: Rect(300, 0, 200, 400))
    harness.window.rootViewController?.view.addSubview(scroll)
    let content = View()
    scroll.addSubview(content)
    let guide = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    harness.step()

    #expect(scroll.contentSize.height == 900 && content.frame == Rect(0, 0, 200, 900))
    scroll.contentOffset.y = 100
    harness.step()
    #expect(content.convert(Point.zero, to: nil) == Point(300, -100))
  }

  @Test func `a subview added directly to a table view does not scroll`() {
    let table = TableView(frame: Rect(0, 0, 100, 100))
    let badge = View(frame: Rect(0, 0, 10, 10))
    table.addSubview(badge)
    table.contentSize = Size(0, 500)
    harness.window.rootViewController?.view.addSubview(table)
    harness.step()
    table.contentOffset.y = 40
    harness.step()

    #expect(table.bounds.origin == .zero && !table.hasCustomSubviews)
  }
}
