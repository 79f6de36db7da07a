// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5.5 and 6 for a split view of stacks in a drawer in a modal presentation.
struct PaneResizingTests {
  private let fixture = PaneFixture()

  private var stacks: [[String]] {
    [fixture.left, fixture.right].map { $0.viewControllers.compactMap(\.title) }
  }

  @Test
  func `when the window grows, each loaded controller in a split view gets its new size once`() {
    #expect(
      fixture.resize(to: Size(1300, 900))
        == CallbackShorthand.expected(
          """
          home 1300×900, side 320×900, list 280×852, item 1020×852
          """))
  }

  @Test func `changing a window's orientation and back notifies the controllers of all columns`() {
    #expect(
      fixture.resize(to: Size(1000, 1200))
        == CallbackShorthand.expected(
          """
          home 1000×1200, side 250×1200, list 280×1152, item 720×1152, side rotates to portrait,
          list rotates to portrait, item rotates to portrait
          """))
    #expect(
      fixture.resize(to: PaneFixture.regular)
        == CallbackShorthand.expected(
          """
          home 1200×800, side 300×800, list 280×752, item 920×752, side rotates to landscape,
          list rotates to landscape, item rotates to landscape
          """))
  }

  @Test
  func `collapsing a split view moves the secondary's controllers, and expanding moves them back`()
  {
    #expect(
      fixture.resize(to: PaneFixture.compact)
        == CallbackShorthand.expected(
          """
          home 480×800, side 240×800, list 480×752, item 480×752, side rotates to portrait,
          list rotates to portrait, item rotates to portrait, right WD, item WD, right DD, item DD,
          right WM nil, right DM nil, item WM nil, item DM nil, item WM left, list WD, item WA,
          item IA, list DD, item DA, item DM left
          """))
    #expect(stacks[0] == ["list", "item"])

    #expect(
      fixture.resize(to: PaneFixture.regular)
        == CallbackShorthand.expected(
          """
          home 1200×800, side 300×800, list 280×752, item 280×752, side rotates to landscape,
          list rotates to landscape, item rotates to landscape, item WM nil, item WD, list WA,
          list IA, item DD, list DA, item DM nil, item WM right, item DM right, right WM split,
          right WA, item WA, right IA, item IA, right DA, item DA, right DM split
          """))
    #expect(stacks == [["list"], ["item"]])
  }

  @Test
  func `a detail popped in a compact split view is the detail again when the split view expands`() {
    _ = fixture.resize(to: PaneFixture.compact)
    fixture.left.popViewController(completion: fixture.recordingCompletion("pop"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          item WM nil, item WD, list WA, list IA, item DD, list DA, item DM nil, ‹pop true›
          """))

    #expect(
      fixture.resize(to: PaneFixture.regular)
        == CallbackShorthand.expected(
          """
          home 1200×800, side 300×800, list 280×752, side rotates to landscape,
          list rotates to landscape, item WM right, item DM right, right WM split, right WA,
          item WA, right IA, item IA, right DA, item DA, right DM split
          """))
  }

  @Test
  func `a detail shown in a compact split view becomes the secondary when the split view expands`()
  {
    _ = fixture.resize(to: PaneFixture.compact)
    fixture["list"].showDetail(fixture["next"], sender: nil)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          next WM left, item WD, next WA, next IA, item DD, next DA, next DM left
          """))

    #expect(
      fixture.resize(to: PaneFixture.regular)
        == CallbackShorthand.expected(
          """
          home 1200×800, side 300×800, list 280×752, item 280×752, next 280×752,
          side rotates to landscape, list rotates to landscape, item rotates to landscape,
          next rotates to landscape, next WM nil, item WM nil, next WD, list WA, list IA, next DD,
          list DA, next DM nil, item DM nil, item WM right, next WM right, item DM right,
          next DM right, right WM split, right WA, next WA, right IA, next IA, right DA, next DA,
          right DM split
          """))
    #expect(fixture["next"].isAppeared)
  }

  @Test func `a split view that is presented while compact shows its secondary when it expands`() {
    let fixture = PaneFixture(.fullScreen, size: PaneFixture.compact)
    #expect(fixture["item"].isAppeared && !fixture["list"].isAppeared)

    #expect(
      fixture.resize(to: PaneFixture.regular)
        == CallbackShorthand.expected(
          """
          home 1200×800, side 300×800, list 280×752, item 280×752, side rotates to landscape,
          list rotates to landscape, item rotates to landscape, item WM nil, item WD, list WA,
          list IA, item DD, list DA, item DM nil, item WM right, item DM right, right WM split,
          right L, right DL, right WA, item WA, right IA, item IA, right DA, item DA,
          right DM split
          """))
  }

  @Test
  func `a split view below a full screen presentation collapses without appearance callbacks`() {
    fixture["item"].present(fixture["top"], animated: false)
    _ = fixture.callbacksAfterRunningUntilIdle()

    #expect(
      fixture.resize(to: PaneFixture.compact)
        == CallbackShorthand.expected(
          """
          home 480×800, side 240×800, list 480×752, item 480×752, top 480×800, top rotates to portrait,
          right WM nil, right DM nil, item WM nil, item DM nil, item WM left, item DM left, top compact
          """))
    #expect(
      fixture.resize(to: PaneFixture.regular)
        == CallbackShorthand.expected(
          """
          home 1200×800, side 300×800, list 280×752, item 280×752, top 1200×800,
          top rotates to landscape, item WM nil, item DM nil, item WM right, item DM right,
          right WM split, right DM split, top regular
          """))
    fixture["top"].dismiss(animated: false)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          top WD, drawer WA, split WA, left WA, list WA, right WA, item WA, drawer IA, split IA,
          right IA, item IA, left IA, list IA, top DD, drawer DA, split DA, left DA, list DA, right DA,
          item DA
          """))
  }

  @Test
  func `a split view that collapsed below a presentation shows one stack after the dismissal`() {
    fixture["item"].present(fixture["top"], animated: false)
    _ = fixture.callbacksAfterRunningUntilIdle()
    _ = fixture.resize(to: PaneFixture.compact)

    fixture["top"].dismiss(animated: true)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          top WD, drawer WA, split WA, left WA, item WA, drawer IA, split IA, left IA, item IA, top DD,
          drawer DA, split DA, left DA, item DA
          """))
  }

  @Test func `a split view in a form sheet is collapsed, because the sheet is narrow`() {
    let fixture = PaneFixture(.formSheet)
    #expect(fixture.split.isCollapsed)
    #expect(fixture["item"].isAppeared && fixture["home"].isAppeared)

    fixture.drawer.open(completion: fixture.recordingCompletion("open"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("side WA, side IA, side DA, ‹open true›"))
    #expect(
      fixture.resize(to: PaneFixture.compact)
        == CallbackShorthand.expected(
          """
          home 480×800, side 240×788, list 480×740, item 480×740, home rotates to portrait,
          side rotates to portrait, list rotates to portrait, item rotates to portrait, home compact
          """))
    fixture.drawer.dismiss(animated: true)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer WD, split WD, left WD, item WD, side WD, drawer DD, split DD, left DD, item DD,
          side DD
          """))
  }
}
