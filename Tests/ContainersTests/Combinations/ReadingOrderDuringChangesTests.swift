// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import SDLHost
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers
@testable import Controls

/// Tab and the accessibility tree read containers in one order, docked, nested, folded and while they move.
struct ReadingOrderDuringChangesTests {
  private func walk(_ harness: TestWindow, _ count: Int, _ modifiers: KeyModifiers = [])
    -> [String]
  {
    harness.window.focus.focus(nil)
    return (0..<count).map { _ in
      harness.pressKey(.tab, modifiers)
      return harness.window.focus.focusedView?.accessibilityLabel ?? "?"
    }
  }

  private final class Buttons: ViewController {
    let names: [String]
    init(_ names: String...) { self.names = names; super.init(); title = names.joined() }
    override func viewDidLoad() {
      for (index, name) in names.enumerated().reversed() {
        let button = Button(title: name, accessibilityLabel: name)
        button.frame = Rect(10, 10 + Double(index) * 40, 80, 30)
        view.addSubview(button)
      }
    }
  }

  /// Expects an order among the labels, whatever else takes the keyboard.
  private func expectOrder(_ labels: [String], _ harness: TestWindow, _ note: String) {
    harness.runUntilIdle()
    let forth = walk(harness, 60)
    let first = labels.compactMap { forth.firstIndex(of: $0) }
    #expect(first.count == labels.count && first == first.sorted(), "\(note): \(forth.prefix(30))")
    let back = walk(harness, 60, .shift)
    let last = labels.reversed().compactMap { back.firstIndex(of: $0) }
    #expect(
      last.count == labels.count && last == last.sorted(), "\(note), back: \(back.prefix(30))")
    let dump = harness.accessibilityDump
    let positions = labels.compactMap { dump.range(of: "button “\($0)”")?.lowerBound }
    #expect(positions.count == labels.count && positions == positions.sorted(), "\(note): \(dump)")
  }

  private func harness(
    _ root: ViewController, _ direction: Traits.LayoutDirection, _ size: Size = Size(1400, 900)
  ) -> TestWindow {
    var traits = Traits()
    traits.layoutDirection = direction
    let harness = TestWindow(size: size, traits: traits)
    harness.show(root)
    harness.runUntilIdle()
    return harness
  }

  nonisolated private static let directions = [Traits.LayoutDirection.leftToRight, .rightToLeft]

  @Test(arguments: directions)
  func `Tab visits a drawer's docked sides and center from top to bottom`(
    direction: Traits.LayoutDirection
  ) {
    let drawer = DrawerController(center: Buttons("3"))
    for (side, name) in [(DrawerSide.bottom, "5"), (.trailing, "4"), (.leading, "2"), (.top, "1")] {
      drawer.setController(Buttons(name), for: side)
      drawer[side].style = .docked
      drawer[side].length = .fixed(150)
    }
    let harness = harness(drawer, direction)
    for side in [DrawerSide.leading, .trailing, .top, .bottom] {
      drawer.open(side, animated: false)
    }
    harness.runUntilIdle()
    expectOrder(
      ["1", "2", "3", "4", "5"].filter { harness.accessibilityDump.contains("button “\($0)”") },
      harness, "docked")
  }

  @Test(arguments: directions)
  func `Tab visits a docked sliding menu before the bar and the page`(
    direction: Traits.LayoutDirection
  ) {
    let menu = SlidingMenuController(items: [
      .init(title: "A", controller: Buttons("1", "2")), .init(title: "B", controller: Buttons("9")),
    ])
    menu[.leading].style = .docked
    let harness = harness(menu, direction)
    menu.open(animated: false)
    harness.runUntilIdle()
    let dump = harness.accessibilityDump
    let row = dump.range(of: "row “A”")?.lowerBound
    let button = dump.range(of: "button “1”")?.lowerBound
    #expect(
      [row, button].compactMap(\.self).count == 2
        && (row ?? dump.endIndex) < (button ?? dump.startIndex), "\(dump)")
    expectOrder(["1", "2"], harness, "menu")
  }

  @Test(arguments: directions)
  func `Tab moves in reading order through a split view of navigation controllers inside a tab`(
    direction: Traits.LayoutDirection
  ) {
    for placement in [TabBarPlacement.top, .bottom, .leading] {
      let split = SplitViewController(
        primary: NavigationController(rootViewController: Buttons("1", "2")),
        secondary: NavigationController(rootViewController: Buttons("3", "4")))
      split.preferredDisplayMode = .oneBesideSecondary
      split.title = "Split"
      let tabs = TabBarController(viewControllers: [split, Buttons("9")])
      tabs.tabBarPlacement = placement
      expectOrder(["1", "2", "3", "4"], harness(tabs, direction), "\(placement)")
    }
  }

  @Test(arguments: directions)
  func
    `Tab visits a primary column, then a drawer's center and docked side in the secondary column`(
      direction: Traits.LayoutDirection
    )
  {
    let inner = DrawerController(center: Buttons("2"))
    inner.setController(Buttons("3"), for: .trailing)
    inner[.trailing].style = .docked
    let split = SplitViewController(primary: Buttons("1"), secondary: inner)
    split.preferredDisplayMode = .oneBesideSecondary
    let harness = harness(split, direction)
    inner.open(.trailing, animated: false)
    expectOrder(["1", "2", "3"], harness, "drawer in a column")
  }

  @Test(arguments: directions)
  func `Tab order keeps a column's position when the column is hidden, shown and replaced`(
    direction: Traits.LayoutDirection
  ) {
    let split = SplitViewController(
      primary: Buttons("0"), supplementary: Buttons("2"), secondary: Buttons("3"))
    split.preferredDisplayMode = .twoBesideSecondary
    let harness = harness(split, direction)
    split.hide(.primary, animated: true)
    harness.runUntilIdle()
    split.show(.primary, animated: true)
    split.setViewController(Buttons("1"), for: .primary)
    expectOrder(["1", "2", "3"], harness, "replaced")
  }

  @Test(arguments: directions)
  func `after a split view was collapsed and expanded, Tab visits its columns in reading order`(
    direction: Traits.LayoutDirection
  ) {
    let split = SplitViewController(
      primary: Buttons("1"), supplementary: Buttons("2"), secondary: Buttons("3"))
    split.preferredDisplayMode = .twoBesideSecondary
    let harness = harness(split, direction)
    harness.resize(to: Size(400, 700))
    harness.runUntilIdle()
    harness.resize(to: Size(1400, 900))
    expectOrder(["1", "2", "3"], harness, "unfolded")
  }

  @Test(arguments: directions)
  func `the accessibility tree lists a navigation bar before the pushed controller during a push`(
    direction: Traits.LayoutDirection
  ) {
    let stack = NavigationController(rootViewController: Buttons("0"))
    let harness = harness(stack, direction)
    let next = Buttons("2")
    next.navigationItem.rightBarButtonItem = BarButtonItem(title: "1")
    stack.pushViewController(next, animated: true)
    harness.advance(by: 0.1)
    let dump = harness.accessibilityDump
    if let bar = dump.range(of: "“1”")?.lowerBound,
      let screen = dump.range(of: "button “2”")?.lowerBound
    {
      #expect(bar < screen, "\(dump)")
    }
    expectOrder(["1", "2"], harness, "pushed")
  }

  @Test(arguments: directions)
  func `Tab visits the bar of a custom container before the container's child`(
    direction: Traits.LayoutDirection
  ) {
    let root = ViewController()
    let child = Buttons("2")
    root.loadViewIfNeeded()
    let bar = Toolbar(frame: Rect(0, 0, 1400, 44))
    bar.items = [BarButtonItem(title: "1")]
    root.addChild(child)
    child.view.frame = Rect(0, 44, 1400, 856)
    root.view.addSubview(child.view)
    root.view.addSubview(bar)
    child.didMove(toParent: root)
    expectOrder(["1", "2"], harness(root, direction), "bar")
  }

  @Test func `Tab order follows a change of the layout direction`() {
    let split = SplitViewController(primary: Buttons("1"), secondary: Buttons("2"))
    split.preferredDisplayMode = .oneBesideSecondary
    let harness = harness(split, .leftToRight)
    harness.window.traits.layoutDirection = .rightToLeft
    expectOrder(["1", "2"], harness, "mirrored")
  }
}
