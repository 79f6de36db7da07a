// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Showing and hiding columns while one controller fills everything.
struct SplitRevealTests {
  private final class Heard { var finished: [Bool] = [] }

  private let stack: NavigationController
  private let fixture: SplitFixture
  private let heard = Heard()

  init() {
    let list = ViewController()
    list.title = "R"
    stack = NavigationController(rootViewController: list)
    fixture = SplitFixture(columns: 3, primary: stack)
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.settle()
  }

  private var screens: [String?] { stack.viewControllers.map(\.title) }

  private func show(_ column: SplitColumn, animated: Bool = true) {
    fixture.split.show(column, animated: animated) { [heard] in heard.finished.append($0) }
    fixture.harness.settle()
  }

  private func hide(_ column: SplitColumn, animated: Bool = true) {
    fixture.split.hide(column, animated: animated) { [heard] in heard.finished.append($0) }
    fixture.harness.settle()
  }

  @Test(arguments: [true, false]) func `a column below the detail is popped to`(animated: Bool) {
    #expect(screens == ["R", "S", "D"])

    show(.supplementary, animated: animated)

    #expect(screens == ["R", "S"] && heard.finished == [true])
    show(.primary, animated: animated)
    #expect(screens == ["R"] && heard.finished == [true, true])
    fixture.harness.resize(to: SplitFixture.regular)
    #expect(fixture.split.viewController(for: .supplementary) === fixture.supplementary)
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(fixture.secondary.isAppeared)
  }

  @Test(arguments: [true, false]) func `the detail brings what lies between`(animated: Bool) {
    stack.popToRootViewController(animated: false)

    show(.secondary, animated: animated)

    #expect(screens == ["R", "S", "D"] && heard.finished == [true])
    fixture.harness.resize(to: SplitFixture.regular)
    #expect(screens == ["R"] && fixture.secondary.isAppeared)
    #expect(fixture.split.viewController(for: .supplementary) === fixture.supplementary)
  }

  @Test func `a column between comes back without the detail`() {
    stack.popToRootViewController(animated: false)
    show(.supplementary)
    #expect(screens == ["R", "S"])
    show(.secondary)
    #expect(screens == ["R", "S", "D"])
  }

  @Test func `a screen that one column left to another is shown once`() {
    let shared = fixture.named("X")
    let middle = NavigationController(rootViewController: shared)
    fixture.split.setViewController(middle, for: .supplementary)
    #expect(screens == ["R", "X", "D"])
    stack.popToRootViewController(animated: false)
    let detail = NavigationController(rootViewController: shared)
    fixture.split.setViewController(detail, for: .secondary)
    stack.popToRootViewController(animated: false)

    show(.secondary)

    #expect(screens == ["R", "X"] && shared.isAppeared)
  }

  @Test func `a detail that was pushed meanwhile goes for the column below it`() {
    stack.popViewController(animated: false)
    fixture.split.showDetail(fixture.named("E"), sender: nil)
    fixture.harness.settle()
    #expect(screens == ["R", "S", "E"])

    show(.supplementary)

    #expect(screens == ["R", "S"])
  }

  @Test(arguments: [true, false]) func `hiding the top column pops`(animated: Bool) {
    hide(.supplementary, animated: animated)
    #expect(screens == ["R", "S", "D"])
    hide(.secondary, animated: animated)
    #expect(screens == ["R", "S"])
    hide(.supplementary, animated: animated)
    #expect(screens == ["R"])
    hide(.primary, animated: animated)
    #expect(screens == ["R"] && heard.finished == [true, true, true, true])
  }

  @Test func `hiding a column that slid in slides it off`() {
    let fixture = SplitFixture()
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.split.show(.secondary, animated: false)
    _ = fixture.take()

    fixture.split.hide(.secondary)
    #expect(fixture.split.folding.collapsedTransition.transition != nil)
    fixture.harness.settle()

    #expect(
      fixture.take() == [
        "D viewWillDisappear", "P viewWillAppear", "D viewDidDisappear", "P viewDidAppear",
      ])
  }

  @Test func `what a column animates beside a slide follows it, also when it is turned round`() {
    let fixture = SplitFixture()
    fixture.harness.resize(to: SplitFixture.compact)
    let mark = View(frame: Rect(0, 0, 10, 10))
    mark.alpha = 0
    fixture.split.view.addSubview(mark)
    fixture.split.show(.secondary)
    var cancelled: [Bool] = []
    let coordinator = fixture.secondary.transitionCoordinator
    coordinator?.animate(alongsideTransition: { _ in mark.alpha = 1 }) { context in
      cancelled.append(context.isCancelled)
    }
    fixture.harness.advance(by: 0.15)
    #expect(mark.presentedAlpha > 0 && mark.presentedAlpha < 1)

    fixture.split.show(.primary)
    fixture.harness.settle()

    #expect(cancelled == [true] && mark.alpha == 0)
    #expect(fixture.split.transitionCoordinator == nil)
  }
}
