// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Presenting
import TestSupport
import Testing

@testable import Containers

/// Calls with rows, columns and limits that do not exist do what they do in UIKit.
struct AcceptedTableCallTests {
  private let rows = PlainRows(3) { "\($0)" }
  private let table = TableView(frame: Rect(0, 0, 300, 400))

  init() {
    rows.children = { $0 == 1 ? 2 : 0 }
    table.dataSource = rows
  }

  @Test func `a table has no row at a RowPath with a negative child index`() {
    table.setExpanded(true, row: 1, animated: false)
    #expect(table.row(at: RowPath(row: 1, child: -1)) == nil)
    #expect(table.row(at: RowPath(row: 1, child: -2)) == nil)
  }

  @Test func `setting a table's currentRow to a row that does not exist makes currentRow nil`() {
    table.currentRow = 99
    #expect(table.currentPath == nil)
    #expect(table.currentRow == nil)
  }

  @Test func `a table has no row at a RowPath outside its data`() {
    for path in [
      RowPath(row: 3), RowPath(row: -1), RowPath(section: 1, row: 0), RowPath(section: -1, row: 0),
    ] {
      #expect(table.row(at: path) == nil, "\(path)")
    }
  }

  @Test func `a table returns no row for a point outside its rows`() {
    for point in [Point(10, 300), Point(10, -5), Point(-5, 10), Point(500, 10)] {
      #expect(table.row(at: point) == nil, "\(point)")
    }
  }

  @Test func `a table ignores rows that do not exist when they are reconfigured or selected`() {
    let harness = TestWindow(root: ViewController())
    harness.window.rootViewController?.view.addSubview(table)
    harness.step()
    table.allowsMultipleSelection = true
    table.reconfigureRows([-1, 99])
    table.selectedRows = [-1, 1, 99]
    #expect(table.selectedRows == [1])
  }

  @Test
  func `a split view column or drawer side that does not exist has size 0 and no controller`() {
    let split = SplitViewController(primary: ViewController(), secondary: ViewController())
    let drawer = DrawerController(center: ViewController(), leading: ViewController())
    let harness = TestWindow(root: split)
    harness.runUntilIdle()
    #expect(split.columnWidth(for: .supplementary) == 0)
    #expect(split.viewController(for: .supplementary) == nil)
    harness.window.rootViewController = drawer
    harness.runUntilIdle()
    #expect(drawer.length(of: .trailing) == 0 && drawer.progress(of: .top) == 0)
  }

  @Test
  func `controls clear or clamp a selected index that is beyond their segments, choices or pages`()
  {
    let segments = SegmentedControl(segments: [.title("A"), .title("B")], accessibilityLabel: "S")
    segments.selectedSegmentIndex = 1
    segments.segments = [.title("A")]
    #expect(segments.selectedSegmentIndex == nil)
    let choices = PopUpButton(choices: ["a", "b"], selectedIndex: 1, accessibilityLabel: "P")
    choices.choices = ["a"]
    #expect(choices.selectedIndex == nil)
    let pages = PageControl(accessibilityLabel: "Page")
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.currentPage = -4
    #expect(pages.currentPage == 0)
  }

  @Test func `the limits of a slider and a stepper can be set in any order`() {
    let (slider, stepper) = (Slider(accessibilityLabel: "S"), Stepper(accessibilityLabel: "S"))
    slider.minimumValue = 5
    slider.value = 99
    #expect(slider.value == 5)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2 && slider.value == 2)
    stepper.minimumValue = 500
    #expect(stepper.maximumValue == 500 && stepper.value == 500)
  }

  @Test
  func
    `insertion below a grandchild adds a frontmost subview, and reordering a grandchild is ignored`()
  {
    let (outer, inner, child) = (View(), View(), View())
    outer.addSubview(inner)
    inner.addSubview(child)
    let fresh = View()
    outer.insertSubview(fresh, below: child)
    #expect(outer.subviews.last === fresh && child.superview === inner)
    outer.bringSubviewToFront(child)
    outer.sendSubviewToBack(child)
    #expect(inner.subviews.count == 1 && outer.subviews.first === inner)
  }

  @Test
  func `a view moved to another superview, below a view outside it, becomes the frontmost subview`()
  {
    let (one, two, child, sibling) = (View(), View(), View(), View())
    one.addSubview(child)
    two.addSubview(sibling)
    two.insertSubview(child, below: View())
    #expect(two.subviews.last === child && one.subviews.isEmpty)
  }

  @Test
  func `removing a recognizer, child, view or presentation that does not exist has no effect`() {
    let (view, controller) = (View(), ViewController())
    view.removeGestureRecognizer(TapGestureRecognizer())
    view.removeFromSuperview()
    controller.removeFromParent()
    var completionCount = 0
    controller.dismiss(animated: true) { completionCount += 1 }
    #expect(completionCount == 1)
  }
}
