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
  private let heard = Heard<Int>()

  init() {
    let root = ViewController()
    harness = TestWindow(root: root)
    root.view.addSubview(bar)
    bar.onSelect = { [heard] in heard.values.append($0) }
    bar.items = ["One", "Two", "Three", "Four"].map { TabBarItem(title: $0) }
    bar.frame = Rect(0, 0, 1000, 56)
    bar.selectedIndex = 1
    harness.step()
  }

  private func place(_ index: Int) -> Point {
    bar.buttons[index].convert(bar.buttons[index].bounds.center, to: nil)
  }

  private var mark: Rect { bar.subviews[0].presentationFrame }

  @Test func `a click calls onSelect and does not change the selected tab itself`() {
    harness.click(at: place(2))
    #expect(heard.values == [2])
    #expect(bar.selectedIndex == 1)
    harness.click(at: place(1))
    #expect(heard.values == [2, 1])
  }

  @Test func `a press that leaves the tab selects nothing`() {
    harness.press(at: place(2))
    harness.move(to: Point(500, 400))
    harness.release(at: Point(500, 400))
    #expect(heard.values == [])
  }

  @Test func `the selection indicator moves to the selected tab, animated on request`() {
    #expect(bar.buttons[1].frame.contains(mark))
    bar.select(3, animated: true)
    harness.advance(by: 0.05)
    #expect(mark.minX > bar.buttons[1].frame.minX + 4 && mark.minX < bar.buttons[3].frame.minX)
    harness.runUntilIdle()
    #expect(bar.buttons[3].frame.contains(mark))

    harness.window.traits.reducesMotion = true
    bar.select(0, animated: true)
    #expect(bar.buttons[0].frame.contains(mark))
  }

  @Test(arguments: [false, true])
  func `arrow keys, Home and End select tabs in reading order`(isMirrored: Bool) {
    harness.window.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    harness.step()
    bar.onSelect = { [heard, bar] in
      heard.values.append($0)
      bar.selectedIndex = $0
    }
    harness.window.focus.focus(bar.buttons[1])
    for key in [isMirrored ? Key.left : .right, .end, isMirrored ? .left : .right, .home] {
      harness.pressKey(key)
    }
    harness.pressKey(isMirrored ? .right : .left)

    #expect(heard.values == [2, 3, 0])
    #expect(harness.window.focus.firstResponder === bar.buttons[0])
    #expect(harness.window.focus.isRingVisible)
  }

  @Test func `up and down select tabs in a vertical tab bar`() {
    bar.edge = .leading
    bar.frame = Rect(0, 0, 80, 500)
    harness.step()
    harness.window.focus.focus(bar.buttons[1])

    harness.pressKey(.down)
    harness.pressKey(.right)
    harness.pressKey(.up)

    #expect(heard.values == [2, 0])
    #expect(bar.buttons[1].frame.minY > bar.buttons[0].frame.minY)
  }

  @Test func `disabled tabs are skipped by keys and ignore clicks`() {
    bar.items[2].isEnabled = false
    harness.step()
    harness.window.focus.focus(bar.buttons[1])

    harness.pressKey(.right)
    harness.click(at: place(2))

    #expect(heard.values == [3])
  }

  @Test func `only the selected tab is focusable, or else the first enabled one`() {
    #expect(bar.buttons.map(\.canBecomeFirstResponder) == [false, true, false, false])
    bar.selectedIndex = nil
    bar.items[0].isEnabled = false
    #expect(bar.buttons.map(\.canBecomeFirstResponder) == [false, true, false, false])
    bar.selectedIndex = 3
    #expect(bar.buttons.map(\.canBecomeFirstResponder) == [false, false, false, true])
  }

  @Test func `Return and Space call onSelect for the focused tab again`() {
    harness.window.focus.focus(bar.buttons[1])
    harness.pressKey(.return)
    harness.pressKey(.space)
    #expect(heard.values == [1, 1])
  }

  @Test func `tabs have accessibility roles and labels with their badges`() {
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
  func `the selected tab's title has a contrast of at least 4.5`(theme: Theme) {
    let mark = theme.color(TabBar.selectionIndicatorColor).composited(over: theme.color(.surface))
    #expect(theme.color(.onSelection).contrast(with: mark) >= 4.5)
  }

  @Test func `numberOfItems is the number of tabs that fit together with a More tab`() {
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
  func `tabs do not overlap, whatever they hold`(edge: TabBarEdge) {
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

  @Test func `a vertical tab bar is as wide as its titles within limits`() {
    let short = [TabBarItem(title: "Mass")]
    let long = short + [TabBarItem(title: "Temperatures")]
    let endless = [TabBarItem(title: String(repeating: "Temperature ", count: 9))]

    #expect(bar.thickness(for: short, at: .leading) == 80)
    #expect((81..<120).contains(bar.thickness(for: long, at: .leading)))
    #expect(bar.thickness(for: endless, at: .leading) == 120)
  }
}
