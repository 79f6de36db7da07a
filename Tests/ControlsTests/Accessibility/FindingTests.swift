// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Presenting
import TestSupport
import Testing

@testable import Controls

/// The window finds visible views and views that a click reaches; the accessibility tree finds the elements at a point.
struct FindingTests {
  private final class Screen: ViewController {
    let rows = NamedRows(["Row"])

    /// Adds a button in the middle of the window.
    func addButton(to parent: View? = nil) -> Button {
      let button = Button(title: "Save", accessibilityLabel: "Save")
      button.frame = FindingTests.viewFrame
      (parent ?? view).addSubview(button)
      return button
    }
  }

  private struct Case {
    let name: String
    var isVisible = true
    /// Whether a click in the middle of the view reaches it.
    var isReached = true
    /// Whether the innermost accessible element in the middle of the view is the view's.
    var isElement = true
    /// Adds the view to a screen.
    let make: @MainActor (Screen) -> View
  }

  private static let viewFrame = Rect(450, 330, 100, 40)

  private static let cases = [
    Case(name: "a label") { screen in
      let label = Label("Words")
      label.frame = viewFrame
      screen.view.addSubview(label)
      return label
    },
    Case(name: "a button") { $0.addButton() },
    Case(name: "a row") { screen in
      let table = TableView(frame: viewFrame)
      table.dataSource = screen.rows
      screen.view.addSubview(table)
      screen.view.layoutIfNeeded()
      return table.visibleCells[0] ?? table
    },
    Case(name: "a disabled button") { screen in
      let button = screen.addButton()
      button.isEnabled = false
      return button
    },
    Case(name: "a hidden button", isVisible: false, isReached: false, isElement: false) { screen in
      let button = screen.addButton()
      button.isHidden = true
      return button
    },
    Case(name: "a faint button", isVisible: false, isReached: false, isElement: false) { screen in
      let button = screen.addButton()
      button.alpha = 0.01
      return button
    },
    Case(name: "a clipped button", isVisible: false, isReached: false, isElement: false) { screen in
      let box = View(frame: Rect(0, 0, 50, 50))
      box.clipsToBounds = true
      screen.view.addSubview(box)
      return screen.addButton(to: box)
    },
    Case(name: "a button under a sheet", isReached: false, isElement: false) { screen in
      let button = screen.addButton()
      let sheet = ViewController()
      sheet.modalPresentationStyle = .formSheet
      screen.present(sheet, animated: false)
      return button
    },
    Case(name: "a button in an inert side", isReached: false, isElement: false) { screen in
      let side = View(frame: screen.view.bounds)
      side.isInert = true
      screen.view.addSubview(side)
      return screen.addButton(to: side)
    },
  ]

  @Test
  func `clicks and screen readers reach only visible views that are neither covered nor inert`() {
    for item in Self.cases {
      let screen = Screen()
      let harness = TestWindow(root: screen)
      let view = item.make(screen)
      harness.runUntilIdle()
      let window = harness.window
      let center = view.convert(view.bounds, to: nil).center

      #expect(window.shownViews { $0 === view }.isEmpty != item.isVisible, "\(item.name)")
      #expect(window.clickReaches(view, at: center) == item.isReached, "\(item.name)")
      if item.isReached {
        #expect(window.deepestView(at: center)?.isDescendant(of: view) == true, "\(item.name)")
      }
      let innermost = window.accessibilityTree().path(at: center).last
      #expect((innermost?.view == view.accessibilityNumber) == item.isElement, "\(item.name)")
    }
  }

  @Test
  func
    `the accessibility tree's path at a point leads from the outermost element to the innermost`()
  {
    let screen = Screen()
    let harness = TestWindow(root: screen)
    let group = View(frame: Rect(400, 300, 300, 200))
    group.accessibilityLabel = "Tools"
    screen.view.addSubview(group)
    let button = Button(title: "Save", accessibilityLabel: "Save")
    // A part of the button is outside of the group.
    button.frame = Rect(-50, 0, 100, 40)
    group.addSubview(button)
    let tree = harness.window.accessibilityTree()
    func labels(at point: Point) -> [String?] {
      tree.path(at: point).dropFirst().map { tree[$0]?.element.label }
    }

    #expect(labels(at: Point(420, 320)) == ["Tools", "Save"])
    #expect(labels(at: Point(360, 320)) == ["Tools", "Save"])
    #expect(labels(at: Point(600, 320)) == ["Tools"])
    #expect(labels(at: Point(10, 10)) == [])
    #expect(tree.path(at: Point(1200, 10)) == [])
  }
}
