// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// A drawer around tabs around a stack around pages: something is presented while something else moves, or
/// changes below it.
struct PresentDuringTransitionTests {
  private let fixture = DeepFixture()
  private var harness: TestWindow { fixture.harness }

  @Test
  func `a full screen presentation during a page turn ends the turn, and then covers the new page`()
  {
    fixture.goToPage("p2")
    harness.advance(by: 0.1)
    fixture.present(.fullScreen, from: fixture.pages)

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          p1 WM nil, p2 WM pages, p2 WA, p1 WD, p2 IA, drawer WD, tabs WD, nav WD, pages WD, p2 DA,
          p1 DD, p1 DM nil, p2 DM pages, ‹p2 true›, p2 WD, modal WA, modal IA, modal DA, drawer DD,
          tabs DD, nav DD, pages DD, p2 DD, ‹presented›
          """))
  }

  @Test
  func `a full screen presentation during a push ends the push, and then covers the pushed screen`()
  {
    fixture.nav.pushViewController(
      fixture["detail"], completion: fixture.recordingCompletion("push"))
    harness.advance(by: 0.1)
    fixture.present(.fullScreen, from: fixture["detail"])

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          detail WM nav, pages WD, p1 WD, detail WA, detail IA, drawer WD, tabs WD, nav WD, pages DD,
          p1 DD, detail DA, detail DM nav, ‹push true›, detail WD, modal WA, modal IA, modal DA,
          drawer DD, tabs DD, nav DD, detail DD, ‹presented›
          """))
  }

  @Test
  func
    `a full screen presentation while a drawer opens ends the opening, and then covers the side`()
  {
    fixture.drawer.open(completion: fixture.recordingCompletion("open"))
    harness.advance(by: 0.1)
    fixture.present(.fullScreen)

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          side WA, side IA, drawer WD, side DA, ‹open true›, tabs WD, nav WD, pages WD, p1 WD, side WD,
          modal WA, modal IA, modal DA, drawer DD, tabs DD, nav DD, pages DD, p1 DD, side DD,
          ‹presented›
          """))
  }

  @Test
  func `a full screen presentation ends the replacement of a drawer's center, and then covers it`()
  {
    let new = NestedScreen("new", in: fixture.harness)
    fixture.drawer.setCenter(new, completion: fixture.recordingCompletion("swap"))
    harness.advance(by: 0.1)
    fixture.present(.fullScreen, from: fixture.drawer)

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          tabs WM nil, new WM drawer, tabs WD, nav WD, pages WD, p1 WD, new L, new DL, new WA, new IA,
          drawer WD, tabs DD, nav DD, pages DD, p1 DD, tabs DM nil, new DA, new DM drawer, ‹swap true›,
          new WD, modal WA, modal IA, modal DA, drawer DD, new DD, ‹presented›
          """))
  }

  @Test func `a dismissal during a presentation reverses the presentation with balanced callbacks`()
  {
    fixture.present(.fullScreen)
    harness.advance(by: 0.1)
    fixture.dismiss()

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer WD, tabs WD, nav WD, pages WD, p1 WD, modal WA, modal IA, modal WD, drawer WA,
          tabs WA, nav WA, pages WA, p1 WA, drawer IA, tabs IA, nav IA, pages IA, p1 IA, modal DD,
          drawer DA, tabs DA, nav DA, pages DA, p1 DA, ‹presented›, ‹dismissed›
          """))
  }

  @Test
  func `transitions below a full screen presentation send appearance callbacks at its dismissal`() {
    fixture.present(.fullScreen)
    _ = fixture.callbacksAfterRunningUntilIdle()

    fixture.nav.pushViewController(
      fixture["detail"], completion: fixture.recordingCompletion("push"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("detail WM nav, detail DM nav, ‹push true›"))
    fixture.tabs.select(1, animated: true, completion: fixture.recordingCompletion("other"))
    #expect(fixture.callbacksAfterRunningUntilIdle() == CallbackShorthand.expected("‹other true›"))
    fixture.drawer.open(completion: fixture.recordingCompletion("open"))
    #expect(fixture.callbacksAfterRunningUntilIdle() == CallbackShorthand.expected("‹open true›"))

    fixture.dismiss()
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          modal WD, drawer WA, tabs WA, other WA, side WA, drawer IA, side IA, tabs IA, other IA,
          modal DD, drawer DA, tabs DA, other DA, side DA, ‹dismissed›
          """))
  }

  @Test func `a push below a sheet sends its appearance callbacks during the push`() {
    fixture.present(.pageSheet)
    _ = fixture.callbacksAfterRunningUntilIdle()

    fixture.nav.pushViewController(
      fixture["detail"], completion: fixture.recordingCompletion("push"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          detail WM nav, pages WD, p1 WD, detail WA, detail IA, pages DD, p1 DD, detail DA,
          detail DM nav, ‹push true›
          """))
    fixture.dismiss()
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("modal WD, modal DD, ‹dismissed›"))
  }
}
