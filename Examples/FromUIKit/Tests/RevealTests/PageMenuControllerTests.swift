// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

@testable import Reveal

/// Tests a ported container in the style of Swift 3: subviews of scroll views, a timer, overridden extension members.
@Suite(.contractChecked) struct PageMenuControllerTests {
  private final class Listener: PageMenuControllerDelegate {
    var shown: [Int] = []
    func pageMenu(_ pageMenu: PageMenuController, didShow index: Int) { shown.append(index) }
  }

  private let window: TestWindow
  private let menu: PageMenuController
  private let card = CardController()
  private let listener = Listener()

  init() throws {
    let pages = ["Tides", "Dunes"].map { title in
      let page = ViewController()
      page.title = title
      return page
    }
    card.title = "Card"
    menu = PageMenuController(
      viewControllers: pages + [card], title: "Menu", shadow: 0.25)
    menu.delegate = listener
    window = try TestWindow(menu)
    window.runUntilIdle()
    window.removeAllCallbacks()
  }

  private var size: Size { window.window.size }

  private func place(_ page: Int) -> Rect {
    menu.viewControllers[page].view.visibleRect() ?? .zero
  }

  @Test func `the page menu shows its first page below the titles`() {
    #expect(menu.children.map(\.title) == ["Tides"])
    #expect(place(0) == Rect(0, 32, size.width, size.height - 32))
    #expect(menu.stripScrollView.shadow?.color == Color.black.opacity(0.25))
    #expect(menu.stripScrollView.shadow?.blur == 8)
  }

  @Test func `a click on a title shows its page and sends the appearance callbacks`() {
    window.click("Dunes")
    window.runUntilIdle()

    #expect(menu.currentIndex == 1 && listener.shown == [1])
    #expect(menu.children.map(\.title) == ["Dunes"])
    #expect(place(1) == Rect(0, 32, size.width, size.height - 32))
    let calls = window.removeAllCallbacks()
    #expect(calls.contains("Dunes viewDidAppear") && calls.contains("Tides viewDidDisappear"))
  }

  @Test func `a drag turns one page, whose buttons can be clicked`() {
    let badge = Button(accessibilityLabel: "Dig")
    badge.frame = Rect(100, 100, 80, 30)
    var digs = 0
    badge.onActivate = { digs += 1 }
    menu.viewControllers[1].view.addSubview(badge)
    let start = Point(size.width - 100, 200)
    window.drag(
      from: start, to: start + Point(-0.7 * size.width, 0), duration: 0.3, pauseDuration: 0.3)
    window.runUntilIdle()
    #expect(menu.currentIndex == 1 && menu.children.count == 1)

    window.click("Dig")
    #expect(digs == 1)
  }

  @Test func `the hint disappears after three seconds`() throws {
    let hint = try #require(window.findAll(label: "Swipe for more").first)
    window.advance(by: 2.9)
    #expect(hint.alpha == 1)
    window.advance(by: 0.5)

    #expect(hint.alpha == 0)
  }

  @Test func `a page is notified when it is shown and can hide the titles`() {
    let strip = { [menu] in menu.stripScrollView.frame.height }
    menu.showPage(at: 2, animated: false)
    window.runUntilIdle()
    #expect(card.shows == 1 && strip() == 32)
    menu.showPage(at: 0, animated: false)
    menu.showPage(at: 2, animated: false)
    window.runUntilIdle()

    #expect(card.shows == 2 && strip() == 0)
    #expect(card.pageMenuController === menu)
  }

  @Test func `a taller window has taller titles, which can be placed at the bottom`() {
    menu.stripEdge = .maxYEdge
    window.resize(to: Size(400, 600))
    window.runUntilIdle()

    #expect(menu.stripScrollView.frame == Rect(0, 556, 400, 44))
    #expect(place(0) == Rect(0, 0, 400, 556))
  }
}
