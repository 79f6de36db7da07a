// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import TestSupport
import Testing

/// Transitions that are reversed through their handle, and transitions during presentations that are dismissed or
/// canceled.
struct CombinedReversalTests {
  private let fixture = CombinedFixture()
  private let first: ViewController
  private let second: ViewController

  init() {
    first = fixture.screen("First")
    second = fixture.screen("Second")
  }

  @Test
  func
    `an unwind can pop the screen whose pop was reversed by setting isReversed on the transition`()
  {
    let stack = fixture.named(NavigationController(viewControllers: [first, second]), "Stack")
    fixture.show(stack)
    var ends: [Bool] = []
    stack.popViewController(animated: true) { ends.append($0) }
    fixture.harness.advance(by: 0.1)

    stack.transition?.isReversed = true
    #expect(stack.viewControllers.map(\.title) == ["First", "Second"])
    #expect(ends == [false])

    first.registerUnwindAction("back")
    #expect(second.performUnwind("back"))
    #expect(stack.viewControllers.map(\.title) == ["First"])
    fixture.harness.runUntilIdle()
    #expect(first.isAppeared && second.parent == nil)
  }

  @Test
  func `a push that is reversed twice completes, and a reversed pop keeps the popped controller`() {
    let stack = fixture.named(NavigationController(rootViewController: first), "Stack")
    fixture.show(stack)
    stack.pushViewController(second)
    fixture.harness.advance(by: 0.1)
    stack.transition?.isReversed = true
    stack.transition?.isReversed = false
    fixture.harness.runUntilIdle()
    #expect(second.isAppeared)

    stack.popViewController(animated: true)
    fixture.harness.advance(by: 0.1)
    stack.transition?.isReversed = true
    fixture.harness.runUntilIdle()
    #expect(second.isAppeared && stack.viewControllers.count == 2)
  }

  @Test
  func `a tab selection that was reversed by setting isReversed on its transition can be repeated`()
  {
    let tabs = fixture.named(TabBarController(viewControllers: [first, second]), "Tabs")
    tabs.transitionStyle = .slide
    fixture.show(tabs)
    var ends: [Bool] = []
    tabs.select(1, animated: true) { ends.append($0) }
    fixture.harness.advance(by: 0.1)

    tabs.transition?.isReversed = true
    #expect(tabs.selectedIndex == 0)
    #expect(ends == [false])
    tabs.select(1, animated: true) { ends.append($0) }
    fixture.harness.runUntilIdle()

    #expect(tabs.selectedIndex == 1 && second.isAppeared)
    #expect(ends == [false, true])
  }

  @Test
  func `dismissing a stack during its presentation sends a controller pushed on it one didMove`() {
    let root = fixture.screen("Root")
    let stack = fixture.named(NavigationController(rootViewController: first), "Stack")
    fixture.show(root)
    fixture.present(stack, .fullScreen, from: root, animated: true)
    fixture.harness.advance(by: 0.1)
    stack.pushViewController(second, animated: false)
    #expect(!fixture.log.contains("Second didMove Stack"))

    root.dismiss(animated: false)
    #expect(fixture.log.filter { $0 == "Second didMove Stack" }.count == 1)
  }

  @Test
  func `a controller popped and pushed again while its stack is being presented gets one didMove`()
  {
    let root = fixture.screen("Root")
    let stack = fixture.named(NavigationController(rootViewController: first), "Stack")
    fixture.show(root)
    fixture.present(stack, .fullScreen, from: root, animated: true)
    stack.pushViewController(second, animated: false)
    stack.popViewController(animated: false)
    stack.pushViewController(second, animated: false)
    fixture.harness.runUntilIdle()

    #expect(fixture.log.filter { $0 == "Second didMove Stack" }.count == 1)
  }

  @Test func `a child that is being replaced does not reappear when a presentation is canceled`() {
    let pane = fixture.named(FuzzPane([first]), "Pane")
    fixture.show(pane)
    first.replace(with: second, animated: true)
    let cover = fixture.screen("Cover")
    fixture.present(cover, .fullScreen, from: pane, animated: true)
    cover.presentationController?.transition?.cancel()
    fixture.harness.runUntilIdle()

    #expect(second.isAppeared && !first.isAppeared && first.parent == nil)
    #expect(fixture.log.filter { $0 == "First viewWillAppear" }.isEmpty)
    #expect(fixture.log.filter { $0 == "First viewDidDisappear" }.count == 1)
  }
}
