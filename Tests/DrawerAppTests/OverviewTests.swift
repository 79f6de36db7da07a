// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The first screen of the default sample, its docked menu, and what opens from there.
struct OverviewTests {
  private let root = Sample.containers.makeRoot(DiagnosticsObserver())
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(1180, 730))
    harness.runUntilIdle()
  }

  private func views<Kind: View>(_ kind: Kind.Type, in view: View) -> [Kind] {
    (view as? Kind).map { [$0] } ?? view.subviews.flatMap { views(kind, in: $0) }
  }

  private var cards: [ContainerCard] { views(ContainerCard.self, in: root.view) }

  private func card(_ name: String) throws -> ContainerCard {
    try #require(cards.first { $0.accessibilityLabel?.hasPrefix("\(name):") == true })
  }

  private func middle(of view: View) -> Point { view.convert(view.bounds.center, to: nil) }

  private var currentTitle: String? { root.menu?.center.title }

  @Test func `a click on an overview card opens its screen, and Alt+Left returns to the overview`()
    throws
  {
    #expect(currentTitle == "Overview" && cards.count == 8)
    for (name, title) in [
      ("Navigation", "Navigation"), ("Tabs", "Tabs"), ("Split", "Split"), ("Pages", "Pages"),
      ("Presentations", "Presentations"), ("Segues", "Segues"),
    ] {
      harness.click(at: middle(of: try card(name)))
      harness.runUntilIdle()
      #expect(currentTitle == title)
      harness.pressKey(.left, .alt)
      harness.runUntilIdle()
      #expect(currentTitle == "Overview")
    }
  }

  @Test func `arrow keys move the focus between overview cards, and Return opens the focused card`()
    throws
  {
    harness.window.focus.focus(try card("Drawer"), ringVisible: true)
    harness.pressKey(.right)
    harness.pressKey(.down)
    #expect(try card("Presentations").isFirstResponder)
    harness.pressKey(.up)
    harness.pressKey(.return)
    harness.runUntilIdle()

    #expect(currentTitle == "Navigation")
  }

  @Test func `an overview card's thumbnail animates only while the card is hovered or focused`()
    throws
  {
    #expect(
      !harness.window.isAnimating && !harness.window.needsFrame, "no card is hovered or focused")
    let card = try card("Split")
    let parts = try #require(views(ContainerThumbnail.self, in: card).first).subviews
    let rest = parts.map(\.presentationFrame)

    harness.move(to: middle(of: card))
    harness.advance(by: 0.8)
    #expect(parts.map(\.presentationFrame) != rest)
    harness.move(to: Point(700, 20))
    harness.advance(by: 1)
    #expect(parts.map(\.presentationFrame) == rest && !harness.window.isAnimating)

    harness.window.focus.focus(card, ringVisible: true)
    harness.advance(by: 0.8)
    #expect(parts.map(\.presentationFrame) != rest)
    harness.window.focus.focus(nil)
    harness.advance(by: 1)
    #expect(parts.map(\.presentationFrame) == rest && !harness.window.isAnimating)
  }

  @Test(arguments: ["pointer", "keyboard"])
  func `an overview card's thumbnail repeats its animation three times and then stops`(
    who: String
  ) throws {
    let card = try card("Split")
    let parts = try #require(views(ContainerThumbnail.self, in: card).first).subviews
    let rest = parts.map(\.presentationFrame)
    if who == "pointer" {
      harness.move(to: middle(of: card))
    } else {
      harness.window.focus.focus(card, ringVisible: true)
    }

    var ways = 0
    var isAway = false
    for _ in 0..<(9 * 60) {
      harness.advance(by: 1 / 60)
      if (parts.map(\.presentationFrame) != rest) != isAway {
        isAway.toggle()
        ways += 1
      }
    }
    #expect(ways == 6 && !harness.window.isAnimating && !harness.window.needsFrame)

    harness.move(to: Point(700, 20))
    harness.advance(by: 0.1)
    harness.move(to: middle(of: card))
    harness.advance(by: 0.8)
    #expect(parts.map(\.presentationFrame) != rest, "a second hover animates the card again")
  }

  @Test(arguments: ["pointer", "keyboard"])
  func `an overview card's thumbnail stops animating when the window loses focus`(
    who: String
  ) throws {
    let card = try card("Split")
    let parts = try #require(views(ContainerThumbnail.self, in: card).first).subviews
    let rest = parts.map(\.presentationFrame)
    if who == "pointer" {
      harness.move(to: middle(of: card))
    } else {
      harness.window.focus.focus(card, ringVisible: true)
    }
    harness.advance(by: 0.3)
    harness.send(.window(.focusLost))
    harness.advance(by: 1.2)

    #expect(parts.map(\.presentationFrame) == rest)
    #expect(!harness.window.isAnimating && !harness.window.needsFrame)
  }

  @Test func `an overview card's thumbnail does not animate with reduced motion`() throws {
    harness.window.traits.reducesMotion = true
    let card = try card("Drawer")
    let parts = try #require(views(ContainerThumbnail.self, in: card).first).subviews
    let rest = parts.map(\.presentationFrame)

    harness.move(to: middle(of: card))
    harness.advance(by: 0.8)

    #expect(parts.map(\.presentationFrame) == rest)
  }

  @Test(arguments: [480.0, 700, 1000, 1180, 1600])
  func `the overview's cards fill its width without overlapping`(width: Double) {
    harness.resize(to: Size(width, width < 700 ? 320 : 700))
    harness.runUntilIdle()
    if root.menu?.isDocked(.leading) == false { #expect(root.menu?.isOpen == false) }

    let frames = cards.map { $0.convert($0.bounds, to: nil) }
    let left = frames.map(\.minX).min() ?? 0
    let right = frames.map(\.maxX).max() ?? 0
    let pane: View? = root.menu?.center.view
    let center = pane.map { $0.convert($0.bounds, to: nil) }
    #expect(left >= (center?.minX ?? 0) + 16 && right <= width - 16)
    #expect(abs((left - (center?.minX ?? 0)) - (width - right)) < 4, "the cards are centered")
    for (index, frame) in frames.enumerated() {
      #expect(frames.dropFirst(index + 1).allSatisfy { $0.intersection(frame).isEmpty })
    }
  }

  @Test func `F9 toggles the sliding menu, which is docked only in a wide window`() {
    #expect(root.menu?.isDocked(.leading) == true && root.menu?.progress(of: .leading) == 1)
    harness.pressKey(.function(9))
    harness.runUntilIdle()
    #expect(root.menu?.progress(of: .leading) == 0)
    harness.pressKey(.function(9))
    harness.runUntilIdle()
    #expect(root.menu?.progress(of: .leading) == 1)

    harness.resize(to: Size(1000, 700))
    harness.runUntilIdle()
    #expect(root.menu?.isDocked(.leading) == false && root.menu?.progress(of: .leading) == 0)
    harness.pressKey(.function(9))
    harness.runUntilIdle()
    harness.pressKey(.character("2"), .control)
    harness.runUntilIdle()
    #expect(
      currentTitle == "Navigation" && root.menu?.progress(of: .leading) == 0, "a choice closes it")
  }

  @Test(arguments: ["the card", "the row"])
  func `the playground opens over the whole window, and Escape closes it`(way: String) throws {
    if way == "the card" {
      harness.click(at: middle(of: try card("Drawer")))
    } else {
      root.menu?.select((root.menu?.items.count ?? 0) - 2)
    }
    harness.runUntilIdle()
    #expect(harness.window.rootViewController?.topMostViewController is PlaygroundScreen)
    let row = root.menu?.items.first { $0.controller is PlaygroundScreen }
    #expect(row?.title == "Drawer playground" && row?.controller.title == row?.title)
    #expect(currentTitle == "Overview", "the pane does not change")

    harness.pressKey(.escape)
    harness.runUntilIdle()
    #expect(harness.window.rootViewController?.topMostViewController is RootController)
  }

  @Test func `the playground can be right-to-left while the rest of the window is left-to-right`()
    throws
  {
    harness.click(at: middle(of: try card("Drawer")))
    harness.runUntilIdle()
    let screen = try #require(root.topMostViewController as? PlaygroundScreen)
    screen.playground.change { $0.isRightToLeft = true }
    harness.runUntilIdle()

    #expect(screen.playground.view.traits.layoutDirection == .rightToLeft)
    #expect(root.view.traits.layoutDirection == .leftToRight)
  }

  @Test func `every icon button of the overview, the inspector and the playground has a tool tip`()
  {
    var root: View = root.view
    while let above = root.superview { root = above }
    func check() {
      for button in views(Button.self, in: root) where button.title == nil && button.isReachable {
        #expect(button.toolTip?.isEmpty == false, "\(button.accessibilityLabel ?? "")")
      }
    }
    check()
    harness.pressKey(.character("i"), [.control, .shift])
    harness.runUntilIdle()
    check()
    harness.pressKey(.function(1))
    harness.runUntilIdle()
    check()
    harness.pressKey(.escape)
    harness.runUntilIdle()
    self.root.menu?.select((self.root.menu?.items.count ?? 0) - 2)
    harness.runUntilIdle()
    check()
  }

  @Test func `the overview is mirrored in right-to-left layout`() throws {
    harness.window.traits.layoutDirection = .rightToLeft
    harness.runUntilIdle()
    let frames = try ["Drawer", "Navigation"].map { name in
      let card = try card(name)
      return card.convert(card.bounds, to: nil)
    }
    #expect(frames[0].minX > frames[1].maxX)
    for card in cards {
      let words = views(Label.self, in: card)
      #expect(words.count == 2 && words.allSatisfy { $0.frame.maxX == card.bounds.maxX - 12 })
    }
    for key in views(ShortcutsList.self, in: root.view).flatMap({ views(Label.self, in: $0) })
    where key.text == "Show or hide the menu" {
      let frame = key.convert(key.bounds, to: nil)
      #expect(abs(frame.maxX - frames[0].maxX) < 2)
    }
  }

  @Test
  func
    `the sliding menu lists the containers first and the colored panes under the heading Basics`()
    throws
  {
    let items = try #require(root.menu?.items)
    let sections = items.map { $0.section ?? "" }

    #expect(
      sections == [""] + Array(repeating: "Containers", count: 7)
        + Array(repeating: "Basics", count: 4) + ["", ""])
    #expect(items.first?.title == "Overview")
    #expect(items.filter { $0.section == "Basics" }.first?.title == "Red")
    #expect(
      views(Label.self, in: root.view).contains {
        $0.text.hasPrefix("Try the containers of this Swift library")
      })
  }

  @Test(arguments: [(799.0, 600.0, 2), (800, 600, 3), (800, 400, 3), (1180, 730, 4)])
  func `the overview has at least three columns of cards in a window at least 800 points wide`(
    width: Double, height: Double, columns: Int
  ) {
    harness.resize(to: Size(width, height))
    harness.runUntilIdle()

    let top = cards.map(\.frame.minY).min()
    #expect(cards.filter { $0.frame.minY == top }.count == columns)
  }
}
