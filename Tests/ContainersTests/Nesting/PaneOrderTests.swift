// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Contract 5 for a split view of stacks in a drawer in a modal presentation.
struct PaneOrderTests {
  private let fixture = PaneFixture()
  private var harness: TestWindow { fixture.harness }
  private var right: NavigationController { fixture.right }

  @Test func `presented for the first time`() {
    let fixture = PaneFixture(nil)
    fixture.drawer.modalPresentationStyle = .fullScreen

    fixture["home"].present(fixture.drawer, animated: true)

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          drawer L, drawer DL, split L, split DL, side L, side DL, home WD, drawer WA, split WA,
          left L, left DL, left WA, list L, list DL, list WA, right L, right DL, right WA, item L,
          item DL, item WA, drawer IA, split IA, right IA, item IA, left IA, list IA, drawer DA, split DA,
          left DA, list DA, right DA, item DA, home DD
          """))
  }

  @Test func `dismissed from the innermost level, and presented again`() {
    fixture["item"].dismiss(animated: true)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          drawer WD, split WD, left WD, list WD, right WD, item WD, home WA, home IA, drawer DD,
          split DD, left DD, list DD, right DD, item DD, home DA
          """))

    fixture["home"].present(fixture.drawer, animated: true)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          home WD, drawer WA, split WA, left WA, list WA, right WA, item WA, drawer IA, split IA,
          right IA, item IA, left IA, list IA, drawer DA, split DA, left DA, list DA, right DA,
          item DA, home DD
          """))
  }

  // MARK: The innermost level

  @Test func `a push in the right column, and back`() {
    right.pushViewController(fixture["next"], completion: fixture.note("push"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          next WM right, item WD, next WA, next IA, item DD, next DA, next DM right, ‹push true›
          """))

    right.popViewController(completion: fixture.note("pop"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          next WM nil, next WD, item WA, item IA, next DD, item DA, next DM nil, ‹pop true›
          """))
  }

  @Test func `another detail`() {
    fixture["list"].showDetail(fixture["next"], sender: nil)

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          right WM nil, next WM stack, right WD, item WD, next WA, next IA, right DD, item DD,
          right DM nil, next DA, next DM stack
          """))
  }

  // MARK: Each level further out

  @Test func `a column is hidden and shown`() {
    fixture.split.hide(.primary, completion: fixture.note("hide"))
    #expect(fixture.settled() == Calls.expected("left WD, list WD, left DD, list DD, ‹hide true›"))

    fixture.split.show(.primary, completion: fixture.note("show"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          left WA, list WA, left IA, list IA, left DA, list DA, ‹show true›
          """))
  }

  @Test func `the drawer opens and closes around the columns`() {
    fixture.drawer.open(completion: fixture.note("open"))
    #expect(fixture.settled() == Calls.expected("side WA, side IA, side DA, ‹open true›"))

    harness.key(.escape)
    #expect(fixture.settled() == Calls.expected("side WD, side DD"))
    #expect(fixture["home"].presentedViewController === fixture.drawer)
  }

  @Test func `the center is swapped for another, and back`() {
    fixture.drawer.setCenter(fixture["next"], completion: fixture.note("next"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          split WM nil, next WM drawer, split WD, left WD, list WD, right WD, item WD, next WA,
          next IA, split DD, left DD, list DD, right DD, item DD, split DM nil, next DA,
          next DM drawer, ‹next true›
          """))

    fixture.drawer.setCenter(fixture.split, completion: fixture.note("split"))
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          next WM nil, split WM drawer, next WD, split WA, left WA, list WA, right WA, item WA,
          split IA, right IA, item IA, left IA, list IA, next DD, next DM nil, split DA, left DA,
          list DA, right DA, item DA, split DM drawer, ‹split true›
          """))
  }

  @Test func `something covers it all, and goes`() {
    fixture["item"].present(fixture["top"], animated: true)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          drawer WD, split WD, left WD, list WD, right WD, item WD, top WA, top IA, top DA, drawer DD,
          split DD, left DD, list DD, right DD, item DD
          """))

    fixture["top"].dismiss(animated: true)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          top WD, drawer WA, split WA, left WA, list WA, right WA, item WA, drawer IA, split IA,
          right IA, item IA, left IA, list IA, top DD, drawer DA, split DA, left DA, list DA, right DA,
          item DA
          """))
  }

  @Test func `the root's dismissal takes the chain`() {
    fixture["item"].present(fixture["top"], animated: false)
    _ = fixture.settled()

    fixture["home"].dismiss(animated: true)

    #expect(fixture.settled() == Calls.expected("top WD, home WA, home IA, top DD, home DA"))
  }

  @Test func `in the right column's context only that column goes`() {
    right.definesPresentationContext = true
    fixture["top"].modalPresentationStyle = .currentContext

    fixture["item"].present(fixture["top"], animated: true)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          right WD, item WD, top WA, top IA, top DA, right DD, item DD
          """))

    fixture["top"].dismiss(animated: true)
    #expect(
      fixture.settled()
        == Calls.expected(
          """
          top WD, right WA, item WA, right IA, item IA, top DD, right DA, item DA
          """))
  }

  // MARK: Two levels at once

  @Test func `dismissed while a screen is pushed inside`() {
    right.pushViewController(fixture["next"], completion: fixture.note("push"))
    harness.advance(by: 0.1)
    fixture.drawer.dismiss(animated: true)

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          next WM right, item WD, next WA, next IA, drawer WD, split WD, left WD, list WD, right WD,
          item DD, next DA, next DM right, ‹push true›, next WD, home WA, home IA, drawer DD, split DD,
          left DD, list DD, right DD, next DD, home DA
          """))
  }

  @Test func `dismissed while a column goes and the drawer opens`() {
    fixture.split.hide(.primary, completion: fixture.note("hide"))
    fixture.drawer.open(completion: fixture.note("open"))
    harness.advance(by: 0.1)
    fixture.drawer.dismiss(animated: true)

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          left WD, list WD, side WA, side IA, drawer WD, side DA, ‹open true›, split WD, left DD,
          list DD, ‹hide true›, right WD, item WD, side WD, home WA, home IA, drawer DD, split DD,
          right DD, item DD, side DD, home DA
          """))
  }

  @Test func `a push while it is being presented`() {
    let fixture = PaneFixture(nil)
    for leaf in fixture.leaves.byTitle.values { leaf.loadViewIfNeeded() }
    _ = fixture.settled()
    fixture.drawer.modalPresentationStyle = .fullScreen
    fixture["home"].present(fixture.drawer, animated: true)
    fixture.harness.advance(by: 0.1)

    fixture.right.pushViewController(fixture["next"], completion: fixture.note("push"))
    let log = fixture.settled()

    #expect(
      log.filter { ["item", "next", "right", "‹push"].contains(String($0.prefix { $0 != " " })) }
        == Calls.expected(
          """
          right L, right DL, right WA, item WA, right IA, item IA, next WM right, item WD, next WA,
          next IA, item DD, ‹push true›, right DA, next DA, next DM right
          """))
  }

  @Test func `called off while it is being presented`() {
    let fixture = PaneFixture(nil)
    fixture.drawer.modalPresentationStyle = .fullScreen
    fixture["home"].present(fixture.drawer, animated: true)
    fixture.harness.advance(by: 0.1)
    fixture.harness.callbacks.takeLines()

    fixture.drawer.dismiss(animated: true)

    #expect(
      fixture.settled()
        == Calls.expected(
          """
          drawer WD, split WD, left WD, list WD, right WD, item WD, home WA, home IA, drawer DD,
          split DD, left DD, list DD, right DD, item DD, home DA
          """))
  }
}
