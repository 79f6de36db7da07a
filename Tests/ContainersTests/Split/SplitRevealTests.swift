// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Showing and hiding columns while one controller fills everything.
struct SplitRevealTests {
  private final class CompletionLog { var finished: [Bool] = [] }

  private let stack: NavigationController
  private let fixture: SplitFixture
  private let completionLog = CompletionLog()

  init() {
    let list = ViewController()
    list.title = "R"
    stack = NavigationController(rootViewController: list)
    fixture = SplitFixture(columns: 3, primary: stack)
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.runUntilIdle()
  }

  private var screens: [String?] { stack.viewControllers.map(\.title) }

  private func show(_ column: SplitColumn, animated: Bool = true) {
    fixture.split.show(column, animated: animated) { [completionLog] in
      completionLog.finished.append($0)
    }
    fixture.harness.runUntilIdle()
  }

  private func hide(_ column: SplitColumn, animated: Bool = true) {
    fixture.split.hide(column, animated: animated) { [completionLog] in
      completionLog.finished.append($0)
    }
    fixture.harness.runUntilIdle()
  }

  @Test(arguments: [true, false])
  func `showing the primary or supplementary column pops a collapsed split view's stack to it`(
    animated: Bool
  ) {
    #expect(screens == ["R", "S", "D"])

    show(.supplementary, animated: animated)

    #expect(screens == ["R", "S"] && completionLog.finished == [true])
    show(.primary, animated: animated)
    #expect(screens == ["R"] && completionLog.finished == [true, true])
    fixture.harness.resize(to: SplitFixture.regular)
    #expect(fixture.split.viewController(for: .supplementary) === fixture.supplementary)
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(fixture.secondary.isAppeared)
  }

  @Test(arguments: [true, false])
  func `show(.secondary) in a collapsed split view also pushes the supplementary column below it`(
    animated: Bool
  ) {
    stack.popToRootViewController(animated: false)

    show(.secondary, animated: animated)

    #expect(screens == ["R", "S", "D"] && completionLog.finished == [true])
    fixture.harness.resize(to: SplitFixture.regular)
    #expect(screens == ["R"] && fixture.secondary.isAppeared)
    #expect(fixture.split.viewController(for: .supplementary) === fixture.supplementary)
  }

  @Test
  func `show(.supplementary) in a collapsed split view pushes that column but not the secondary`() {
    stack.popToRootViewController(animated: false)
    show(.supplementary)
    #expect(screens == ["R", "S"])
    show(.secondary)
    #expect(screens == ["R", "S", "D"])
  }

  @Test func `a controller moved between columns is pushed once in a collapsed split view`() {
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

  @Test func `showing a column of a collapsed split view pops a detail shown above it`() {
    stack.popViewController(animated: false)
    fixture.split.showDetail(fixture.named("E"), sender: nil)
    fixture.harness.runUntilIdle()
    #expect(screens == ["R", "S", "E"])

    show(.supplementary)

    #expect(screens == ["R", "S"])
  }

  @Test(arguments: [true, false])
  func `hiding a column of a collapsed split view pops the column only if it is on top`(
    animated: Bool
  ) {
    hide(.supplementary, animated: animated)
    #expect(screens == ["R", "S", "D"])
    hide(.secondary, animated: animated)
    #expect(screens == ["R", "S"])
    hide(.supplementary, animated: animated)
    #expect(screens == ["R"])
    hide(.primary, animated: animated)
    #expect(screens == ["R"] && completionLog.finished == [true, true, true, true])
  }

  @Test func `hiding the visible column of a collapsed split view slides the column off`() {
    let fixture = SplitFixture()
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.split.show(.secondary, animated: false)
    _ = fixture.consumeCallbacks()

    fixture.split.hide(.secondary)
    #expect(fixture.split.collapse.collapsedTransition.transition != nil)
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks() == [
        "D viewWillDisappear", "P viewWillAppear", "D viewDidDisappear", "P viewDidAppear",
      ])
  }

  @Test
  func
    `values animated alongside a collapsed split view's slide are reset if the slide is reversed`()
  {
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
    #expect(mark.presentationAlpha > 0 && mark.presentationAlpha < 1)

    fixture.split.show(.primary)
    fixture.harness.runUntilIdle()

    #expect(cancelled == [true] && mark.alpha == 0)
    #expect(fixture.split.transitionCoordinator == nil)
  }
}
