// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 6 through a drawer around tabs around a stack around pages.
struct DeepResizingTests {
  private let fixture = DeepFixture()
  private var harness: TestWindow { fixture.harness }

  @Test
  func `when the window grows, each loaded controller gets viewWillTransition once with its size`()
  {
    harness.resize(to: Size(1200, 800))

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("side 300×800, p1 1200×704"))
  }

  @Test func `a change of the window's orientation notifies loaded controllers on and off screen`()
  {
    harness.resize(to: Size(800, 1000))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side 240×1000, p1 800×904, side rotates to portrait, p1 rotates to portrait,
          other rotates to portrait
          """))

    harness.resize(to: DeepFixture.regular)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side 250×700, p1 1000×604, side rotates to landscape, p1 rotates to landscape,
          other rotates to landscape
          """))
  }

  @Test
  func `resizing a window to compact width and back sends size and trait callbacks once each`() {
    harness.resize(to: DeepFixture.compact)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side 240×700, p1 480×604, side rotates to portrait, p1 rotates to portrait,
          other rotates to portrait, p1 compact
          """))

    harness.resize(to: DeepFixture.regular)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side 250×700, p1 1000×604, side rotates to landscape, p1 rotates to landscape,
          other rotates to landscape, p1 regular
          """))
  }

  @Test
  func `the controller of an open drawer side receives the size, rotation and trait callbacks`() {
    fixture.drawer.open(animated: false)
    _ = fixture.callbacksAfterRunningUntilIdle()

    harness.resize(to: DeepFixture.compact)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side 240×700, p1 480×604, side rotates to portrait, p1 rotates to portrait,
          other rotates to portrait, side compact, p1 compact
          """))

    harness.resize(to: DeepFixture.regular)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side 250×700, p1 1000×604, side rotates to landscape, p1 rotates to landscape,
          other rotates to landscape, side regular, p1 regular
          """))
  }

  @Test
  func `controllers below a full screen presentation receive only size callbacks on a resize`() {
    fixture.present(.fullScreen)
    _ = fixture.callbacksAfterRunningUntilIdle()

    harness.resize(to: DeepFixture.compact)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side 240×700, p1 480×604, modal 480×700, modal rotates to portrait, modal compact
          """))

    fixture.dismiss()
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          modal WD, drawer WA, tabs WA, nav WA, pages WA, p1 WA, drawer IA, tabs IA, nav IA, pages IA,
          p1 IA, modal DD, drawer DA, tabs DA, nav DA, pages DA, p1 DA, ‹dismissed›
          """))
    #expect(fixture["p1"].view.frame.width == 480)
  }

  @Test
  func `a resize during a transition notifies the appearing and the disappearing controller`() {
    fixture.nav.pushViewController(
      fixture["detail"], completion: fixture.recordingCompletion("push"))
    harness.advance(by: 0.1)
    harness.resize(to: DeepFixture.compact)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          detail WM nav, pages WD, p1 WD, detail WA, detail IA, side 240×700, p1 480×604,
          detail 480×604, side rotates to portrait, p1 rotates to portrait, detail rotates to portrait,
          other rotates to portrait, pages DD, p1 DD, detail DA, detail DM nav, ‹push true›
          """))

    fixture.tabs.select(1, animated: true, completion: fixture.recordingCompletion("other"))
    harness.advance(by: 0.1)
    harness.resize(to: DeepFixture.regular)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          nav WD, detail WD, other WA, other IA, side 250×700, p1 1000×604, detail 1000×604,
          other 1000×652, side rotates to landscape, p1 rotates to landscape,
          detail rotates to landscape, other rotates to landscape, nav DD, detail DD, other DA,
          ‹other true›
          """))

    fixture.drawer.open(completion: fixture.recordingCompletion("open"))
    harness.advance(by: 0.1)
    harness.resize(to: DeepFixture.compact)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side WA, side IA, side 240×700, other 480×652, side rotates to portrait,
          p1 rotates to portrait, detail rotates to portrait, other rotates to portrait, other compact,
          side DA, ‹open true›
          """))
  }

  @Test
  func
    `a resize to portrait during a page drag rotates the entering page but not the leaving page`()
  {
    fixture.drag(from: Point(600, 300), to: Point(450, 300), releasing: false)
    harness.resize(to: DeepFixture.compact)
    harness.release(at: Point(450, 300))

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          p1 WM nil, p2 WM pages, p2 WA, p1 WD, p2 IA, side 240×700, p1 480×604, p2 480×604,
          side rotates to portrait, p2 rotates to portrait, other rotates to portrait, p2 WM nil,
          p1 WM pages, p1 WA, p1 IA, p1 DA, p2 WD, p2 DD, p2 DM nil, p1 DM pages
          """))
  }

  @Test func `a docked drawer side disappears in a compact window and reappears in a wide one`() {
    fixture.drawer[.leading].dockingWidth = 900
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("side WA, side IA, side DA"))

    harness.resize(to: DeepFixture.compact)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side 240×700, p1 480×604, side rotates to portrait, p1 rotates to portrait,
          other rotates to portrait, side compact, p1 compact, side WD, side DD
          """))

    harness.resize(to: DeepFixture.regular)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side 250×700, p1 750×604, side rotates to landscape, p1 rotates to landscape,
          other rotates to landscape, p1 regular, side WA, side IA, side DA
          """))
  }
}
