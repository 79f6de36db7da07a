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

  @Test
  func `presenting nested containers sends viewWillAppear to outer containers before inner ones`() {
    let fixture = PaneFixture(nil)
    fixture.drawer.modalPresentationStyle = .fullScreen

    fixture["home"].present(fixture.drawer, animated: true)

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer L, drawer DL, split L, split DL, side L, side DL, home WD, drawer WA, split WA,
          left L, left DL, left WA, list L, list DL, list WA, right L, right DL, right WA, item L,
          item DL, item WA, drawer IA, split IA, right IA, item IA, left IA, list IA, drawer DA, split DA,
          left DA, list DA, right DA, item DA, home DD
          """))
  }

  @Test
  func `an inner controller's dismiss call sends callbacks to the whole presented hierarchy`() {
    fixture["item"].dismiss(animated: true)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer WD, split WD, left WD, list WD, right WD, item WD, home WA, home IA, drawer DD,
          split DD, left DD, list DD, right DD, item DD, home DA
          """))

    fixture["home"].present(fixture.drawer, animated: true)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          home WD, drawer WA, split WA, left WA, list WA, right WA, item WA, drawer IA, split IA,
          right IA, item IA, left IA, list IA, drawer DA, split DA, left DA, list DA, right DA,
          item DA, home DD
          """))
  }

  // MARK: The innermost level

  @Test func `a push and a pop in the secondary column send callbacks to that column only`() {
    right.pushViewController(fixture["next"], completion: fixture.recordingCompletion("push"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          next WM right, item WD, next WA, next IA, item DD, next DA, next DM right, ‹push true›
          """))

    right.popViewController(completion: fixture.recordingCompletion("pop"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          next WM nil, next WD, item WA, item IA, next DD, item DA, next DM nil, ‹pop true›
          """))
  }

  @Test
  func `showDetail sends containment and appearance callbacks to the old and the new secondary`() {
    fixture["list"].showDetail(fixture["next"], sender: nil)

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          right WM nil, next WM stack, right WD, item WD, next WA, next IA, right DD, item DD,
          right DM nil, next DA, next DM stack
          """))
  }

  // MARK: Each level further out

  @Test func `hiding and showing a split view's column sends callbacks to that column only`() {
    fixture.split.hide(.primary, completion: fixture.recordingCompletion("hide"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("left WD, list WD, left DD, list DD, ‹hide true›"))

    fixture.split.show(.primary, completion: fixture.recordingCompletion("show"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          left WA, list WA, left IA, list IA, left DA, list DA, ‹show true›
          """))
  }

  @Test
  func `opening and closing a drawer whose center is a split view notifies the drawer's side only`()
  {
    fixture.drawer.open(completion: fixture.recordingCompletion("open"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("side WA, side IA, side DA, ‹open true›"))

    harness.pressKey(.escape)
    #expect(
      fixture.callbacksAfterRunningUntilIdle() == CallbackShorthand.expected("side WD, side DD"))
    #expect(fixture["home"].presentedViewController === fixture.drawer)
  }

  @Test
  func `replacing a split view as a drawer's center and setting it again notifies all columns`() {
    fixture.drawer.setCenter(fixture["next"], completion: fixture.recordingCompletion("next"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          split WM nil, next WM drawer, split WD, left WD, list WD, right WD, item WD, next WA,
          next IA, split DD, left DD, list DD, right DD, item DD, split DM nil, next DA,
          next DM drawer, ‹next true›
          """))

    fixture.drawer.setCenter(fixture.split, completion: fixture.recordingCompletion("split"))
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          next WM nil, split WM drawer, next WD, split WA, left WA, list WA, right WA, item WA,
          split IA, right IA, item IA, left IA, list IA, next DD, next DM nil, split DA, left DA,
          list DA, right DA, item DA, split DM drawer, ‹split true›
          """))
  }

  @Test
  func `a full screen presentation over a split view sends appearance callbacks to all columns`() {
    fixture["item"].present(fixture["top"], animated: true)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer WD, split WD, left WD, list WD, right WD, item WD, top WA, top IA, top DA, drawer DD,
          split DD, left DD, list DD, right DD, item DD
          """))

    fixture["top"].dismiss(animated: true)
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
  func `dismissing a chain of presented controllers notifies only its top and its presenter`() {
    fixture["item"].present(fixture["top"], animated: false)
    _ = fixture.callbacksAfterRunningUntilIdle()

    fixture["home"].dismiss(animated: true)

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected("top WD, home WA, home IA, top DD, home DA"))
  }

  @Test
  func `a currentContext presentation in the secondary column sends callbacks to that column only`()
  {
    right.definesPresentationContext = true
    fixture["top"].modalPresentationStyle = .currentContext

    fixture["item"].present(fixture["top"], animated: true)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          right WD, item WD, top WA, top IA, top DA, right DD, item DD
          """))

    fixture["top"].dismiss(animated: true)
    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          top WD, right WA, item WA, right IA, item IA, top DD, right DA, item DA
          """))
  }

  // MARK: Two levels at the same time

  @Test
  func `a dismissal during a push completes the push before the presented controllers disappear`() {
    right.pushViewController(fixture["next"], completion: fixture.recordingCompletion("push"))
    harness.advance(by: 0.1)
    fixture.drawer.dismiss(animated: true)

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          next WM right, item WD, next WA, next IA, drawer WD, split WD, left WD, list WD, right WD,
          item DD, next DA, next DM right, ‹push true›, next WD, home WA, home IA, drawer DD, split DD,
          left DD, list DD, right DD, next DD, home DA
          """))
  }

  @Test
  func `a dismissal completes the running animations of the dismissed drawer and split view first`()
  {
    fixture.split.hide(.primary, completion: fixture.recordingCompletion("hide"))
    fixture.drawer.open(completion: fixture.recordingCompletion("open"))
    harness.advance(by: 0.1)
    fixture.drawer.dismiss(animated: true)

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          left WD, list WD, side WA, side IA, drawer WD, side DA, ‹open true›, split WD, left DD,
          list DD, ‹hide true›, right WD, item WD, side WD, home WA, home IA, drawer DD, split DD,
          right DD, item DD, side DD, home DA
          """))
  }

  @Test
  func `a push in a controller that is being presented completes before the presentation does`() {
    let fixture = PaneFixture(nil)
    for leaf in fixture.leaves.byTitle.values { leaf.loadViewIfNeeded() }
    _ = fixture.callbacksAfterRunningUntilIdle()
    fixture.drawer.modalPresentationStyle = .fullScreen
    fixture["home"].present(fixture.drawer, animated: true)
    fixture.harness.advance(by: 0.1)

    fixture.right.pushViewController(
      fixture["next"], completion: fixture.recordingCompletion("push"))
    let log = fixture.callbacksAfterRunningUntilIdle()

    #expect(
      log.filter { ["item", "next", "right", "‹push"].contains(String($0.prefix { $0 != " " })) }
        == CallbackShorthand.expected(
          """
          right L, right DL, right WA, item WA, right IA, item IA, next WM right, item WD, next WA,
          next IA, item DD, ‹push true›, right DA, next DA, next DM right
          """))
  }

  @Test func `a dismissal during a presentation reverses the appearance callbacks`() {
    let fixture = PaneFixture(nil)
    fixture.drawer.modalPresentationStyle = .fullScreen
    fixture["home"].present(fixture.drawer, animated: true)
    fixture.harness.advance(by: 0.1)
    fixture.harness.callbacks.removeAllLines()

    fixture.drawer.dismiss(animated: true)

    #expect(
      fixture.callbacksAfterRunningUntilIdle()
        == CallbackShorthand.expected(
          """
          drawer WD, split WD, left WD, list WD, right WD, item WD, home WA, home IA, drawer DD,
          split DD, left DD, list DD, right DD, item DD, home DA
          """))
  }
}
