// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Sizes that change in the middle of something, for a split view of stacks in a drawer in a modal presentation.
struct PaneInterruptionTests {
  private let fixture = PaneFixture()
  private var harness: TestWindow { fixture.harness }

  private var stacks: [[String]] {
    [fixture.left, fixture.right].map { $0.viewControllers.compactMap(\.title) }
  }

  @Test
  func `collapsing a split view during a push completes the push and then moves the controllers`() {
    fixture.right.pushViewController(
      fixture["next"], completion: fixture.recordingCompletion("push"))
    harness.advance(by: 0.1)

    #expect(
      fixture.resize(to: PaneFixture.compact)
        == CallbackShorthand.expected(
          """
          next WM right, item WD, next WA, next IA, home 480×800, side 240×800, list 480×752,
          item 480×752, next 480×752, side rotates to portrait, list rotates to portrait,
          item rotates to portrait, next rotates to portrait, right WD, item DD, next DA,
          next DM right, ‹push true›, next WD, right DD, next DD, right WM nil, right DM nil,
          next WM nil, next DM nil, item WM nil, item DM nil, item WM left, next WM left, list WD,
          next WA, next IA, list DD, next DA, item DM left, next DM left
          """))
    #expect(stacks[0] == ["list", "item", "next"])
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
    #expect(stacks == [["list"], ["item", "next"]])
  }

  @Test
  func `expanding a split view during a push completes the push and then separates the columns`() {
    _ = fixture.resize(to: PaneFixture.compact)
    fixture.left.pushViewController(
      fixture["next"], completion: fixture.recordingCompletion("push"))
    harness.advance(by: 0.1)

    #expect(
      fixture.resize(to: PaneFixture.regular)
        == CallbackShorthand.expected(
          """
          next WM left, item WD, next WA, next IA, home 1200×800, side 300×800, list 280×752,
          item 280×752, next 280×752, side rotates to landscape, list rotates to landscape,
          item rotates to landscape, next rotates to landscape, item DD, next DA, next DM left,
          ‹push true›, next WM nil, item WM nil, next WD, list WA, list IA, next DD, list DA,
          next DM nil, item DM nil, item WM right, next WM right, item DM right, next DM right,
          right WM split, right WA, next WA, right IA, next IA, right DA, next DA, right DM split
          """))
  }

  @Test func `collapsing a split view while a column is being hidden sends balanced callbacks`() {
    fixture.split.hide(.primary, completion: fixture.recordingCompletion("hide"))
    fixture.drawer.open(completion: fixture.recordingCompletion("open"))
    harness.advance(by: 0.1)

    #expect(
      fixture.resize(to: PaneFixture.compact)
        == CallbackShorthand.expected(
          """
          left WD, list WD, side WA, side IA, home 480×800, side 240×800, list 480×752, item 480×752,
          side rotates to portrait, list rotates to portrait, item rotates to portrait, left DD,
          list DD, ‹hide true›, right WD, item WD, left WA, list WA, left IA, list IA, right DD,
          item DD, left DA, list DA, right WM nil, right DM nil, item WM nil, item DM nil,
          item WM left, list WD, item WA, item IA, list DD, item DA, item DM left, side DA, ‹open true›
          """))
    #expect(
      fixture.resize(to: PaneFixture.regular)
        == CallbackShorthand.expected(
          """
          home 1200×800, side 300×800, list 280×752, item 280×752, side rotates to landscape,
          list rotates to landscape, item rotates to landscape, side regular, item WM nil, item WD,
          list WA, list IA, item DD, list DA, item DM nil, item WM right, item DM right,
          right WM split, left WD, list WD, right WA, item WA, right IA, item IA, left DD, list DD,
          right DA, item DA, right DM split
          """))
  }

  @Test func `collapsing a split view while it is being dismissed sends balanced callbacks`() {
    fixture.drawer.dismiss(animated: true)
    harness.advance(by: 0.1)

    #expect(
      fixture.resize(to: PaneFixture.compact)
        == CallbackShorthand.expected(
          """
          drawer WD, split WD, left WD, list WD, right WD, item WD, home WA, home IA, home 480×800,
          side 240×800, list 480×752, item 480×752, home rotates to portrait,
          side rotates to portrait, list rotates to portrait, item rotates to portrait,
          right WM nil, right DD, item DD, right DM nil, item WM nil, item DM nil, item WM left,
          list DD, item DM left, drawer DD, split DD, left DD, home DA
          """))
    #expect(fixture["home"].view.frame.width == 480)
  }

  @Test func `expanding a split view while it is being dismissed restores its columns`() {
    _ = fixture.resize(to: PaneFixture.compact)
    fixture.drawer.dismiss(animated: true)
    harness.advance(by: 0.1)

    #expect(
      fixture.resize(to: PaneFixture.regular)
        == CallbackShorthand.expected(
          """
          drawer WD, split WD, left WD, item WD, home WA, home IA, home 1200×800, side 300×800,
          list 280×752, item 280×752, home rotates to landscape, side rotates to landscape,
          list rotates to landscape, item rotates to landscape, item WM nil, item DD, item DM nil,
          item WM right, item DM right, right WM split, right DM split, drawer DD, split DD,
          left DD, home DA
          """))
    #expect(stacks == [["list"], ["item"]])
  }
}
