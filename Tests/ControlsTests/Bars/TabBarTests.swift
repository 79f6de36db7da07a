// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Foundation
import TestSupport
import Testing

@testable import Controls

struct TabBarTests {
  private let harness: TestWindow
  private let bar = TabBar()
  private let selections = ValueRecorder<Int>()

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    root.view.addSubview(bar)
    bar.onSelect = { [selections] in selections.values.append($0) }
    bar.items = ["One", "Two", "Three", "Four"].map { TabBarItem(title: $0) }
    bar.frame = Rect(0, 0, 1000, 56)
    bar.selectedIndex = 1
    harness.step()
  }

  private func location(_ index: Int) -> Point {
    bar.buttons[index].convert(bar.buttons[index].bounds.center, to: nil)
  }

  private var selectionIndicatorFrame: Rect { bar.subviews[0].presentationFrame }

  @Test func `a click on a tab calls the tab bar's onSelect but does not change selectedIndex`() {
    harness.click(at: location(2))
    #expect(selections.values == [2])
    #expect(bar.selectedIndex == 1)
    harness.click(at: location(1))
    #expect(selections.values == [2, 1])
  }

  @Test func `a press that leaves the pressed tab does not call the tab bar's onSelect`() {
    harness.press(at: location(2))
    harness.move(to: Point(500, 400))
    harness.release(at: Point(500, 400))
    #expect(selections.values == [])
  }

  @Test
  func `a tab bar's selection indicator moves to the selected tab, with an animation if requested`()
  {
    #expect(bar.buttons[1].frame.contains(selectionIndicatorFrame))
    bar.select(3, animated: true)
    harness.advance(by: 0.05)
    #expect(
      selectionIndicatorFrame.minX > bar.buttons[1].frame.minX + 4
        && selectionIndicatorFrame.minX < bar.buttons[3].frame.minX)
    harness.runUntilIdle()
    #expect(bar.buttons[3].frame.contains(selectionIndicatorFrame))

    harness.window.traits.reducesMotion = true
    bar.select(0, animated: true)
    #expect(bar.buttons[0].frame.contains(selectionIndicatorFrame))
  }

  @Test(arguments: [false, true])
  func `arrow keys, Home and End select the tabs of a tab bar in reading order`(isMirrored: Bool) {
    harness.window.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    harness.step()
    bar.onSelect = { [selections, bar] in
      selections.values.append($0)
      bar.selectedIndex = $0
    }
    harness.window.focus.focus(bar.buttons[1])
    for key in [isMirrored ? Key.left : .right, .end, isMirrored ? .left : .right, .home] {
      harness.pressKey(key)
    }
    harness.pressKey(isMirrored ? .right : .left)

    #expect(selections.values == [2, 3, 0])
    #expect(harness.window.focus.firstResponder === bar.buttons[0])
    #expect(harness.window.focus.isRingVisible)
  }

  @Test func `the up and down keys select tabs in a vertical tab bar`() {
    bar.edge = .leading
    bar.frame = Rect(0, 0, 80, 500)
    harness.step()
    harness.window.focus.focus(bar.buttons[1])

    harness.pressKey(.down)
    harness.pressKey(.right)
    harness.pressKey(.up)

    #expect(selections.values == [2, 0])
    #expect(bar.buttons[1].frame.minY > bar.buttons[0].frame.minY)
  }

  @Test func `disabled tabs of a tab bar are skipped by keys and ignore clicks`() {
    bar.items[2].isEnabled = false
    harness.step()
    harness.window.focus.focus(bar.buttons[1])

    harness.pressKey(.right)
    harness.click(at: location(2))

    #expect(selections.values == [3])
  }

  @Test
  func `only a tab bar's selected tab is focusable, or its first enabled tab if none is selected`()
  {
    #expect(bar.buttons.map(\.canBecomeFirstResponder) == [false, true, false, false])
    bar.selectedIndex = nil
    bar.items[0].isEnabled = false
    #expect(bar.buttons.map(\.canBecomeFirstResponder) == [false, true, false, false])
    bar.selectedIndex = 3
    #expect(bar.buttons.map(\.canBecomeFirstResponder) == [false, false, false, true])
  }

  @Test
  func `Return and Space call a tab bar's onSelect even if the focused tab is already selected`() {
    harness.window.focus.focus(bar.buttons[1])
    harness.pressKey(.return)
    harness.pressKey(.space)
    #expect(selections.values == [1, 1])
  }

  @Test
  func `tabs have an accessibility role and an accessibility label that includes their badge`() {
    bar.items[3] = TabBarItem(
      image: .icon("star"), badge: .count(120), accessibilityLabel: "Favorites")
    #expect(bar.accessibilityRole == .tabList)
    #expect(bar.buttons.allSatisfy { $0.accessibilityRole == .tab })
    #expect(
      bar.buttons.map(\.accessibilityLabel) == ["One", "Two", "Three", "Favorites, 99+"])
  }

  @Test(arguments: [
    Theme.light, .dark, Theme(.light, contrast: .high), Theme(.dark, contrast: .high),
  ])
  func `the selected tab's title has a contrast of at least 4.5 to 1 with its background`(
    theme: Theme
  ) {
    let mark = theme.color(TabBar.selectionIndicatorColor).composited(over: theme.color(.surface))
    #expect(theme.color(.onSelection).contrast(with: mark) >= 4.5)
  }

  @Test
  func `a tab bar's numberOfItems returns how many tabs fit, with room for a More tab if needed`() {
    let items = (0..<20).map { TabBarItem(title: "Tab \($0)") }
    let more = TabBarItem(title: "More")
    func fits(_ size: Size, _ edge: TabBarEdge, count: Int = 20) -> Int {
      bar.numberOfItems(Array(items.prefix(count)), more: more, fittingIn: size, at: edge)
    }
    #expect(fits(Size(360, 700), .bottom) == 4)
    #expect(fits(Size(360, 700), .bottom, count: 5) == 5)
    #expect(fits(Size(20, 700), .bottom) == 0)
    #expect(fits(Size(1000, 700), .top, count: 0) == 0)
    let height = 480.0
    let count = fits(Size(1000, height), .leading)
    bar.edge = .leading
    bar.items = Array(items.prefix(count)) + [more]
    bar.frame = Rect(0, 0, 80, height)
    harness.step()
    #expect(bar.buttons.last.map { $0.frame.maxY <= height } == true)
    #expect(bar.buttons.last.map { $0.frame.maxY + $0.frame.height > height } == true)
  }

  @Test(arguments: TabBarEdge.allCases)
  func `tabs do not overlap, whatever titles, images and badges they have`(edge: TabBarEdge) {
    bar.edge = edge
    bar.items = (0..<7).map { index in
      TabBarItem(
        title: index % 3 == 0 ? nil : String(repeating: "long ", count: index),
        image: index % 2 == 0 ? .icon("star") : nil, badge: index % 3 == 1 ? .count(index) : nil)
    }
    bar.frame = edge == .leading ? Rect(0, 0, 80, 500) : Rect(0, 0, 400, 56)
    harness.step()

    let frames = bar.buttons.map(\.frame)
    for (first, second) in zip(frames, frames.dropFirst()) {
      #expect(!first.intersects(second))
    }
    #expect(edge == .leading || frames.allSatisfy { bar.bounds.contains($0) })
  }

  @Test func `a vertical tab bar is as wide as its longest title, between 80 and 120 points`() {
    let short = [TabBarItem(title: "Mass")]
    let long = short + [TabBarItem(title: "Temperatures")]
    let endless = [TabBarItem(title: String(repeating: "Temperature ", count: 9))]

    #expect(bar.thickness(for: short, at: .leading) == 80)
    #expect((81..<120).contains(bar.thickness(for: long, at: .leading)))
    #expect(bar.thickness(for: endless, at: .leading) == 120)
  }
}
