// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// What happens in the middle of a push or a pop, at ten points of it.
struct NavigationInterruptionTests {
  enum Change: CaseIterable {
    case push, pop
  }

  enum Interruption: CaseIterable {
    case reverse, push, pop, popToRoot, unanimated, resize, remove, interruptAndRelease,
      catchAndDragBack,
      escape, present
  }

  @Test(arguments: Change.allCases, Interruption.allCases)
  func `a push or pop that is interrupted ends with balanced callbacks and the expected stack`(
    way: Change, interruption: Interruption
  ) {
    for point in 1...10 {
      check(way, interruption, at: Double(point) / 11 * NavigationSlideAnimator.duration)
    }
  }

  private func check(_ way: Change, _ interruption: Interruption, at time: Double) {
    let fixture = NavigationFixture(way == .push ? ["Root"] : ["Root", "First"])
    let third = ViewController()
    third.title = "Third"
    if way == .push { fixture.push(fixture.first) } else { fixture.pop() }
    fixture.harness.advance(by: time)

    var expected = way == .push ? ["Root", "First"] : ["Root"]
    switch interruption {
    case .reverse:
      if way == .push { fixture.pop() } else { fixture.push(fixture.first) }
      expected = way == .push ? ["Root"] : ["Root", "First"]
    case .push:
      fixture.push(third)
      expected.append("Third")
    case .pop, .escape:
      if interruption == .pop { fixture.pop() } else { fixture.harness.pressKey(.escape) }
      expected = ["Root"]
    case .popToRoot:
      fixture.navigation.popToRootViewController()
      expected = ["Root"]
    case .unanimated:
      fixture.navigation.setViewControllers([fixture.second], animated: false)
      expected = ["Second"]
      #expect(fixture.navigation.transition == nil)
    case .resize:
      fixture.harness.resize(to: Size(500, 700))
    case .remove:
      fixture.harness.window.rootViewController = ViewController()
    case .interruptAndRelease:
      fixture.harness.press(at: Point(400, 300))
      let caught = fixture.navigation.transition?.fractionComplete
      fixture.harness.advance(by: 0.5)
      #expect(fixture.navigation.transition?.fractionComplete == caught)
      fixture.harness.release(at: Point(400, 300))
    case .catchAndDragBack:
      let back = way == .push ? 790.0 : 10.0
      fixture.harness.drag(from: Point(400, 300), to: Point(back, 300), duration: 0.1)
      expected = way == .push ? ["Root"] : ["Root", "First"]
    case .present:
      fixture.navigation.present(third, animated: true)
    }
    fixture.harness.runUntilIdle()

    #expect(fixture.titles == expected, "\(way) \(interruption) at \(time)")
    #expect(fixture.navigation.children.compactMap(\.title).sorted() == expected.sorted())
    #expect(fixture.navigation.transitionController.machine.transition == nil)
    #expect(fixture.navigation.transition == nil)
    let isThere = interruption != .remove && interruption != .present
    for child in fixture.navigation.children {
      #expect(!child.isInAppearanceTransition)
      #expect(child.isAppeared == (isThere && child.title == expected.last))
      #expect(child.viewIfLoaded?.transform ?? .identity == .identity)
      #expect(child.viewIfLoaded?.isInert != true)
    }
    if isThere { #expect(fixture.containerViewContents == [expected.last ?? ""]) }
    #expect(Set(fixture.completions).count == fixture.completions.count)
    fixture.harness.checker.checkAtEnd()
  }

  @Test(arguments: Change.allCases)
  func `a push or pop that is reversed continues from its current position`(way: Change) throws {
    let fixture = NavigationFixture(way == .push ? ["Root"] : ["Root", "First"])
    if way == .push { fixture.push(fixture.first) } else { fixture.pop() }
    fixture.harness.advance(by: 0.1)
    let before = try #require(fixture.navigation.transition?.fractionComplete)

    if way == .push { fixture.pop() } else { fixture.push(fixture.first) }
    #expect(fixture.navigation.transition?.fractionComplete == before)
    fixture.harness.advance(by: 1.0 / 60)

    let after = try #require(fixture.navigation.transition?.fractionComplete)
    #expect(after < before)
    #expect(after > before - 0.3)
  }

  @Test func `Escape cancels a pop gesture, and the pointer's further movement has no effect`() {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.dragBack(to: 600)

    fixture.harness.pressKey(.escape)
    fixture.harness.runUntilIdle()

    #expect(fixture.titles == ["Root", "First"])
    #expect(fixture.first.isAppeared)
    fixture.harness.move(from: Point(600, 300), to: Point(700, 300), duration: 0.1)
    fixture.harness.release(at: Point(700, 300))
    fixture.harness.runUntilIdle()
    #expect(fixture.titles == ["Root", "First"])
  }

  @Test func `code can scrub and cancel a push by the navigation controller's transition property`()
  {
    let fixture = NavigationFixture()
    fixture.push(fixture.first)
    fixture.harness.step()
    let transition = fixture.navigation.transition

    transition?.fractionComplete = 0.4
    fixture.harness.advance(by: 1)
    #expect(fixture.titles == ["Root", "First"])
    transition?.cancel()
    fixture.harness.runUntilIdle()

    #expect(fixture.titles == ["Root"])
    #expect(fixture.completions == ["push First false"])
    #expect(fixture.root.isAppeared)
  }
}
