// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5 where containers lie in one another: a change at one level, and what all others hear.
struct DeepOrderTests {
  private let fixture = DeepFixture()
  private var harness: TestWindow { fixture.harness }

  @Test func `first shown, will from the outside in, then is, then did`() {
    let fixture = DeepFixture(isLoaded: false)

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          p1 WM pages, p1 DM pages, pages WM NavigationController, pages DM NavigationController,
          nav WM TabBarController, nav DM TabBarController, other WM TabBarController,
          other DM TabBarController, side WM DrawerController, side DM DrawerController,
          tabs WM DrawerController, tabs DM DrawerController, drawer L, drawer DL,
          tabs L, tabs DL, side L, side DL, drawer WA, tabs WA, nav L, nav DL, nav WA, pages L,
          pages DL, pages WA, p1 L, p1 DL, p1 WA, drawer IA, tabs IA, nav IA, pages IA, p1 IA,
          drawer DA, tabs DA, nav DA, pages DA, p1 DA
          """))
    #expect(!fixture["other"].isViewLoaded)
  }

  @Test func `first shown with the drawer open, the side goes along`() {
    let fixture = DeepFixture(position: .open, isLoaded: false)

    let log = fixture.settled().filter { !$0.contains(" WM") && !$0.contains(" DM") }
    #expect(
      log
        == Calls.expected(
          """
          drawer L, drawer DL, tabs L, tabs DL, side L, side DL, drawer WA, tabs WA, nav L, nav DL,
          nav WA, pages L, pages DL, pages WA, p1 L, p1 DL, p1 WA, side WA, drawer IA, side IA,
          tabs IA, nav IA, pages IA, p1 IA, drawer DA, tabs DA, nav DA, pages DA, p1 DA, side DA
          """))
  }

  // MARK: The innermost level

  @Test func `a page turns: nobody around it hears`() {
    fixture.turn(to: "p2")

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          p1 WM nil, p2 WM pages, p2 WA, p1 WD, p2 IA, p2 DA, p1 DD, p1 DM nil, p2 DM pages, ‹p2 true›
          """))
  }

  @Test func `a page that is dragged and falls back`() {
    fixture.drag(from: Point(600, 300), to: Point(450, 300))

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          p1 WM nil, p2 WM pages, p2 WA, p1 WD, p2 IA, p2 WM nil, p1 WM pages, p1 WA, p1 IA, p1 DA,
          p2 WD, p2 DD, p2 DM nil, p1 DM pages
          """))
  }

  // MARK: Each level further out

  @Test func `a push takes the pages and the page that shows off`() {
    fixture.nav.pushViewController(fixture["detail"], completion: fixture.note("push"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          detail WM nav, pages WD, p1 WD, detail WA, detail IA, pages DD, p1 DD, detail DA,
          detail DM nav, ‹push true›
          """))

    fixture.nav.popViewController(completion: fixture.note("pop"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          detail WM nil, detail WD, pages WA, p1 WA, pages IA, p1 IA, detail DD, pages DA, p1 DA,
          detail DM nil, ‹pop true›
          """))
  }

  @Test func `a pop that is dragged and falls back`() {
    fixture.nav.pushViewController(fixture["detail"], animated: false)
    _ = fixture.settled()

    fixture.drag(from: Point(5, 300), to: Point(200, 300))

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          detail WM nil, detail WD, pages WA, p1 WA, pages IA, p1 IA, detail WM nav, pages WD, p1 WD,
          pages DD, p1 DD, detail WA, detail IA, detail DA, detail DM nav
          """))
  }

  @Test func `another tab takes the stack with all in it off, and brings it back`() {
    fixture.tabs.select(1, animated: true, completion: fixture.note("other"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          nav WD, pages WD, p1 WD, other WA, other IA, nav DD, pages DD, p1 DD, other DA, ‹other true›
          """))

    fixture.tabs.select(0, animated: true, completion: fixture.note("nav"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          other WD, nav WA, pages WA, p1 WA, nav IA, pages IA, p1 IA, other DD, nav DA, pages DA,
          p1 DA, ‹nav true›
          """))
  }

  @Test func `another tab, turned round half-way`() {
    fixture.tabs.select(1, animated: true, completion: fixture.note("other"))
    harness.advance(by: 0.1)
    fixture.tabs.select(0, animated: true, completion: fixture.note("nav"))

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          nav WD, pages WD, p1 WD, other WA, other IA, ‹other false›, other WD, nav WA, pages WA,
          p1 WA, nav IA, pages IA, p1 IA, other DD, nav DA, pages DA, p1 DA, ‹nav true›
          """))
  }

  @Test func `the drawer opens and closes: only its side hears`() {
    fixture.drawer.open(completion: fixture.note("open"))
    #expect(fixture.settled() == Calls.expected("side WA, side IA, side DA, ‹open true›"))

    fixture.drawer.close(completion: fixture.note("close"))
    #expect(fixture.settled() == Calls.expected("side WD, side DD, ‹close true›"))
  }

  @Test func `the drawer's center is swapped, and the whole family comes back`() {
    fixture.drawer.open(animated: false)
    _ = fixture.settled()

    fixture.drawer.setCenter(fixture["modal"], completion: fixture.note("new"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          tabs WM nil, modal WM drawer, tabs WD, nav WD, pages WD, p1 WD, modal WA, modal IA, side WD,
          tabs DD, nav DD, pages DD, p1 DD, tabs DM nil, modal DA, modal DM drawer, side DD, ‹new true›
          """))

    fixture.drawer.setCenter(fixture.tabs, completion: fixture.note("tabs"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          modal WM nil, tabs WM drawer, modal WD, tabs WA, nav WA, pages WA, p1 WA, tabs IA, nav IA,
          pages IA, p1 IA, modal DD, modal DM nil, tabs DA, nav DA, pages DA, p1 DA, tabs DM drawer,
          ‹tabs true›
          """))
  }

  @Test func `the window gets another root`() {
    fixture.drawer.open(animated: false)
    _ = fixture.settled()

    harness.window.rootViewController = ViewController()
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          drawer WD, tabs WD, nav WD, pages WD, p1 WD, side WD, drawer DD, tabs DD, nav DD, pages DD,
          p1 DD, side DD
          """))

    harness.window.rootViewController = fixture.drawer
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          drawer WA, tabs WA, nav WA, pages WA, p1 WA, side WA, drawer IA, side IA, tabs IA, nav IA,
          pages IA, p1 IA, drawer DA, tabs DA, nav DA, pages DA, p1 DA, side DA
          """))
  }

  // MARK: Two levels at once

  @Test func `a page turns while the drawer opens`() {
    fixture.drawer.open(completion: fixture.note("open"))
    harness.advance(by: 0.1)
    fixture.turn(to: "p2")

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          side WA, side IA, p1 WM nil, p2 WM pages, p2 WA, p1 WD, p2 IA, side DA, ‹open true›, p2 DA,
          p1 DD, p1 DM nil, p2 DM pages, ‹p2 true›
          """))
  }

  @Test func `a push while a page turns lets it come first`() {
    fixture.turn(to: "p2")
    harness.advance(by: 0.1)
    fixture.nav.pushViewController(fixture["detail"], completion: fixture.note("push"))

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          p1 WM nil, p2 WM pages, p2 WA, p1 WD, p2 IA, detail WM nav, pages WD, p2 DA, p1 DD,
          p1 DM nil, p2 DM pages, ‹p2 true›, p2 WD, detail WA, detail IA, pages DD, p2 DD, detail DA,
          detail DM nav, ‹push true›
          """))
  }

  @Test func `another tab while a screen is pushed`() {
    fixture.nav.pushViewController(fixture["detail"], completion: fixture.note("push"))
    harness.advance(by: 0.1)
    fixture.tabs.select(1, animated: true, completion: fixture.note("other"))

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          detail WM nav, pages WD, p1 WD, detail WA, detail IA, nav WD, pages DD, p1 DD, detail DA,
          detail DM nav, ‹push true›, detail WD, other WA, other IA, nav DD, detail DD, other DA,
          ‹other true›
          """))
    #expect(fixture.nav.topViewController === fixture["detail"])
  }

  @Test func `a push while its tab goes, and comes back`() {
    fixture.tabs.select(1, animated: true, completion: fixture.note("other"))
    harness.advance(by: 0.1)
    fixture.nav.pushViewController(fixture["detail"], completion: fixture.note("push"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          nav WD, pages WD, p1 WD, other WA, other IA, detail WM nav, pages DD, p1 DD, detail DM nav,
          ‹push true›, nav DD, other DA, ‹other true›
          """))

    fixture.tabs.select(0)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          other WD, nav WA, detail WA, nav IA, detail IA, other DD, nav DA, detail DA
          """))
  }

  @Test func `the center is swapped while a screen is popped`() {
    fixture.nav.pushViewController(fixture["detail"], animated: false)
    _ = fixture.settled()

    fixture.nav.popViewController(completion: fixture.note("pop"))
    harness.advance(by: 0.1)
    fixture.drawer.setCenter(fixture["modal"], completion: fixture.note("new"))

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          detail WM nil, detail WD, pages WA, p1 WA, pages IA, p1 IA, tabs WM nil, modal WM drawer,
          tabs WD, nav WD, detail DD, pages DA, p1 DA, detail DM nil, ‹pop true›, pages WD, p1 WD,
          modal WA, modal IA, tabs DD, nav DD, pages DD, p1 DD, tabs DM nil, modal DA, modal DM drawer,
          ‹new true›
          """))
  }

  @Test func `the drawer is dragged a little while a tab comes`() {
    fixture.tabs.select(1, animated: true, completion: fixture.note("other"))
    harness.advance(by: 0.05)
    fixture.drag(from: Point(5, 300), to: Point(60, 300))

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          nav WD, pages WD, p1 WD, other WA, other IA, side WA, side IA, nav DD, pages DD, p1 DD,
          other DA, ‹other true›, side WD, side DD
          """))
  }
}
