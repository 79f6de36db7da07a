// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5 for nested containers: a change at one level, and the callbacks at all other levels.
struct DeepOrderTests {
  private let fixture = DeepFixture()
  private var harness: TestWindow { fixture.harness }

  @Test
  func `when nested containers first appear, outer containers get each callback before inner ones`()
  {
    let fixture = DeepFixture(isLoaded: false)

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
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

  @Test
  func `when an open drawer first appears, its side and its center receive appearance callbacks`() {
    let fixture = DeepFixture(position: .open, isLoaded: false)

    let log = fixture.callbacksAfterRunningUntilIdle().filter {
      !$0.contains(" WM") && !$0.contains(" DM")
    }
    #expect(
      log
        == CallbackShorthand.expected(
          """
          drawer L, drawer DL, tabs L, tabs DL, side L, side DL, drawer WA, tabs WA, nav L, nav DL,
          nav WA, pages L, pages DL, pages WA, p1 L, p1 DL, p1 WA, side WA, drawer IA, side IA,
          tabs IA, nav IA, pages IA, p1 IA, drawer DA, tabs DA, nav DA, pages DA, p1 DA, side DA
          """))
  }

  // MARK: The innermost level

  @Test func `turning a page sends no callbacks to the containers around the page container`() {
    fixture.goToPage("p2")

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          p1 WM nil, p2 WM pages, p2 WA, p1 WD, p2 IA, p2 DA, p1 DD, p1 DM nil, p2 DM pages, ‹p2 true›
          """))
  }

  @Test func `a canceled page drag sends balanced callbacks to both pages`() {
    fixture.drag(from: Point(600, 300), to: Point(450, 300))

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          p1 WM nil, p2 WM pages, p2 WA, p1 WD, p2 IA, p2 WM nil, p1 WM pages, p1 WA, p1 IA, p1 DA,
          p2 WD, p2 DD, p2 DM nil, p1 DM pages
          """))
  }

  // MARK: Each level further out

  @Test
  func `a push and a pop over a page container send appearance callbacks to it and to its page`() {
    fixture.nav.pushViewController(
      fixture["detail"], completion: fixture.recordingCompletion("push"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          detail WM nav, pages WD, p1 WD, detail WA, detail IA, pages DD, p1 DD, detail DA,
          detail DM nav, ‹push true›
          """))

    fixture.nav.popViewController(completion: fixture.recordingCompletion("pop"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          detail WM nil, detail WD, pages WA, p1 WA, pages IA, p1 IA, detail DD, pages DA, p1 DA,
          detail DM nil, ‹pop true›
          """))
  }

  @Test
  func `a canceled pop gesture sends balanced callbacks to the top and the covered controller`() {
    fixture.nav.pushViewController(fixture["detail"], animated: false)
    _ = fixture.callbacksAfterRunningUntilIdle()

    fixture.drag(from: Point(5, 300), to: Point(200, 300))

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          detail WM nil, detail WD, pages WA, p1 WA, pages IA, p1 IA, detail WM nav, pages WD, p1 WD,
          pages DD, p1 DD, detail WA, detail IA, detail DA, detail DM nav
          """))
  }

  @Test
  func `selecting another tab and the first tab again sends callbacks to all nested controllers`() {
    fixture.tabs.select(1, animated: true, completion: fixture.recordingCompletion("other"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          nav WD, pages WD, p1 WD, other WA, other IA, nav DD, pages DD, p1 DD, other DA, ‹other true›
          """))

    fixture.tabs.select(0, animated: true, completion: fixture.recordingCompletion("nav"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          other WD, nav WA, pages WA, p1 WA, nav IA, pages IA, p1 IA, other DD, nav DA, pages DA,
          p1 DA, ‹nav true›
          """))
  }

  @Test func `reversing a tab selection sends balanced callbacks to all nested controllers`() {
    fixture.tabs.select(1, animated: true, completion: fixture.recordingCompletion("other"))
    harness.advance(by: 0.1)
    fixture.tabs.select(0, animated: true, completion: fixture.recordingCompletion("nav"))

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          nav WD, pages WD, p1 WD, other WA, other IA, ‹other false›, other WD, nav WA, pages WA,
          p1 WA, nav IA, pages IA, p1 IA, other DD, nav DA, pages DA, p1 DA, ‹nav true›
          """))
  }

  @Test func `opening and closing a drawer sends appearance callbacks to its side only`() {
    fixture.drawer.open(completion: fixture.recordingCompletion("open"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("side WA, side IA, side DA, ‹open true›"))

    fixture.drawer.close(completion: fixture.recordingCompletion("close"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("side WD, side DD, ‹close true›"))
  }

  @Test
  func `replacing a drawer's center and setting it again sends callbacks to all its descendants`() {
    fixture.drawer.open(animated: false)
    _ = fixture.callbacksAfterRunningUntilIdle()

    fixture.drawer.setCenter(fixture["modal"], completion: fixture.recordingCompletion("new"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          tabs WM nil, modal WM drawer, tabs WD, nav WD, pages WD, p1 WD, modal WA, modal IA, side WD,
          tabs DD, nav DD, pages DD, p1 DD, tabs DM nil, modal DA, modal DM drawer, side DD, ‹new true›
          """))

    fixture.drawer.setCenter(fixture.tabs, completion: fixture.recordingCompletion("tabs"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          modal WM nil, tabs WM drawer, modal WD, tabs WA, nav WA, pages WA, p1 WA, tabs IA, nav IA,
          pages IA, p1 IA, modal DD, modal DM nil, tabs DA, nav DA, pages DA, p1 DA, tabs DM drawer,
          ‹tabs true›
          """))
  }

  @Test
  func `replacing a window's root and setting it again sends callbacks to all its descendants`() {
    fixture.drawer.open(animated: false)
    _ = fixture.callbacksAfterRunningUntilIdle()

    harness.window.rootViewController = ViewController()
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer WD, tabs WD, nav WD, pages WD, p1 WD, side WD, drawer DD, tabs DD, nav DD, pages DD,
          p1 DD, side DD
          """))

    harness.window.rootViewController = fixture.drawer
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer WA, tabs WA, nav WA, pages WA, p1 WA, side WA, drawer IA, side IA, tabs IA, nav IA,
          pages IA, p1 IA, drawer DA, tabs DA, nav DA, pages DA, p1 DA, side DA
          """))
  }

  // MARK: Two levels at the same time

  @Test func `a page turn and an opening drawer that overlap do not affect each other's callbacks`()
  {
    fixture.drawer.open(completion: fixture.recordingCompletion("open"))
    harness.advance(by: 0.1)
    fixture.goToPage("p2")

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side WA, side IA, p1 WM nil, p2 WM pages, p2 WA, p1 WD, p2 IA, side DA, ‹open true›, p2 DA,
          p1 DD, p1 DM nil, p2 DM pages, ‹p2 true›
          """))
  }

  @Test func `a push during a page turn completes the turn before the page disappears`() {
    fixture.goToPage("p2")
    harness.advance(by: 0.1)
    fixture.nav.pushViewController(
      fixture["detail"], completion: fixture.recordingCompletion("push"))

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          p1 WM nil, p2 WM pages, p2 WA, p1 WD, p2 IA, detail WM nav, pages WD, p2 DA, p1 DD,
          p1 DM nil, p2 DM pages, ‹p2 true›, p2 WD, detail WA, detail IA, pages DD, p2 DD, detail DA,
          detail DM nav, ‹push true›
          """))
  }

  @Test func `a tab selection during a push completes the push before the tab disappears`() {
    fixture.nav.pushViewController(
      fixture["detail"], completion: fixture.recordingCompletion("push"))
    harness.advance(by: 0.1)
    fixture.tabs.select(1, animated: true, completion: fixture.recordingCompletion("other"))

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          detail WM nav, pages WD, p1 WD, detail WA, detail IA, nav WD, pages DD, p1 DD, detail DA,
          detail DM nav, ‹push true›, detail WD, other WA, other IA, nav DD, detail DD, other DA,
          ‹other true›
          """))
    #expect(fixture.nav.topViewController === fixture["detail"])
  }

  @Test
  func `a push in a disappearing tab sends no appearance callbacks until the tab reappears`() {
    fixture.tabs.select(1, animated: true, completion: fixture.recordingCompletion("other"))
    harness.advance(by: 0.1)
    fixture.nav.pushViewController(
      fixture["detail"], completion: fixture.recordingCompletion("push"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          nav WD, pages WD, p1 WD, other WA, other IA, detail WM nav, pages DD, p1 DD, detail DM nav,
          ‹push true›, nav DD, other DA, ‹other true›
          """))

    fixture.tabs.select(0)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          other WD, nav WA, detail WA, nav IA, detail IA, other DD, nav DA, detail DA
          """))
  }

  @Test func `replacing a drawer's center during a pop in it completes the pop first`() {
    fixture.nav.pushViewController(fixture["detail"], animated: false)
    _ = fixture.callbacksAfterRunningUntilIdle()

    fixture.nav.popViewController(completion: fixture.recordingCompletion("pop"))
    harness.advance(by: 0.1)
    fixture.drawer.setCenter(fixture["modal"], completion: fixture.recordingCompletion("new"))

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          detail WM nil, detail WD, pages WA, p1 WA, pages IA, p1 IA, tabs WM nil, modal WM drawer,
          tabs WD, nav WD, detail DD, pages DA, p1 DA, detail DM nil, ‹pop true›, pages WD, p1 WD,
          modal WA, modal IA, tabs DD, nav DD, pages DD, p1 DD, tabs DM nil, modal DA, modal DM drawer,
          ‹new true›
          """))
  }

  @Test func `a canceled drawer drag and a tab selection that overlap send independent callbacks`()
  {
    fixture.tabs.select(1, animated: true, completion: fixture.recordingCompletion("other"))
    harness.advance(by: 0.05)
    fixture.drag(from: Point(5, 300), to: Point(60, 300))

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          nav WD, pages WD, p1 WD, other WA, other IA, side WA, side IA, nav DD, pages DD, p1 DD,
          other DA, ‹other true›, side WD, side DD
          """))
  }
}
