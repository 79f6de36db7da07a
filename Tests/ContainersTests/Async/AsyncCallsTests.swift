// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Calls that are awaited return once they have ended, with the truth.
struct AsyncCallsTests {
  private final class Flag { var value = false }

  /// Runs a call until it waits.
  private func begin(_ call: @escaping () async -> Bool) async -> Task<Bool, Never> {
    let started = Flag()
    let task = Task {
      started.value = true
      return await call()
    }
    while !started.value { await Task.yield() }
    return task
  }

  /// Runs a call, lets time pass, and waits for it.
  private func runToEnd(_ harness: TestWindow, _ call: @escaping () async -> Bool) async -> Bool {
    let task = await begin(call)
    harness.runUntilIdle()
    return await task.value
  }

  @Test
  func `an awaited push or pop returns true when it ends, and false when nothing is popped`()
    async
  {
    let fixture = NavigationFixture()
    let navigation = fixture.navigation
    let harness = fixture.harness
    let (root, first, second) = (fixture.root, fixture.first, fixture.second)

    #expect(await runToEnd(harness) { await navigation.pushViewController(first).value })
    #expect(fixture.titles == ["Root", "First"] && navigation.transition == nil)
    #expect(await runToEnd(harness) { await navigation.pushViewController(second).value })
    #expect(await runToEnd(harness) { await navigation.popToViewController(first).value })
    #expect(await runToEnd(harness) { await navigation.popViewController().value })
    #expect(await runToEnd(harness) { await navigation.popViewController().value } == false)
    #expect(
      await runToEnd(harness) {
        await navigation.setViewControllers([root, first, second], animated: true).value
      })
    #expect(await runToEnd(harness) { await navigation.popToRootViewController().value })
    #expect(fixture.titles == ["Root"])
  }

  @Test
  func `a push that is not awaited begins immediately, and its task can be awaited after its end`()
    async
  {
    let fixture = NavigationFixture()
    let navigation = fixture.navigation

    navigation.pushViewController(fixture.first)
    #expect(navigation.transition != nil)
    #expect(navigation.popViewController() === fixture.first)

    let push: TransitionTask = navigation.pushViewController(fixture.second)
    fixture.harness.runUntilIdle()
    #expect(fixture.titles == ["Root", "Second"])
    #expect(await push.value)
    #expect(await push.value)
  }

  @Test func `an awaited push returns false when a pop reverses it, and the pop returns true`()
    async
  {
    let fixture = NavigationFixture()
    let push = await begin { await fixture.navigation.pushViewController(fixture.first).value }
    fixture.harness.advance(by: 0.1)
    let pop = await begin { await fixture.navigation.popViewController().value }
    fixture.harness.runUntilIdle()

    #expect(await push.value == false)
    #expect(await pop.value)
    #expect(fixture.titles == ["Root"])
  }

  @Test
  func `an awaited tab selection returns false if a later selection replaces it, otherwise true`()
    async
  {
    let tabs = TabBarController()
    tabs.setViewControllers([ViewController(), ViewController()], animated: false)
    tabs.transitionStyle = .crossFade
    let harness = TestWindow(root: tabs)

    #expect(await runToEnd(harness) { await tabs.select(1, animated: true).value })
    #expect(tabs.selectedIndex == 1)
    let there = await begin { await tabs.select(0, animated: true).value }
    harness.advance(by: 0.03)
    #expect(await runToEnd(harness) { await tabs.select(1, animated: true).value })
    #expect(await there.value == false)
  }

  @Test
  func `an awaited split view call returns true at its end, and false if another call replaces it`()
    async
  {
    let split = SplitViewController()
    split.setViewController(ViewController(), for: .primary)
    split.setViewController(ViewController(), for: .secondary)
    let harness = TestWindow(root: split)

    #expect(await runToEnd(harness) { await split.hide(.primary).value })
    #expect(await runToEnd(harness) { await split.show(.primary).value })
    #expect(
      await runToEnd(harness) {
        await split.setPreferredDisplayMode(.secondaryOnly, animated: true).value
      })
    let shown = await begin { await split.show(.primary).value }
    harness.advance(by: 0.05)
    #expect(await runToEnd(harness) { await split.hide(.primary).value })
    #expect(await shown.value == false)
  }

  @Test
  func `an awaited setViewControllers of a page view controller returns true after its animation`()
    async
  {
    let pages = PageViewController()
    pages.setViewControllers([ViewController()], direction: .forward, animated: false)
    let harness = TestWindow(root: pages)
    let next = ViewController()

    #expect(
      await runToEnd(harness) {
        await pages.setViewControllers([next], direction: .forward, animated: true).value
      })
    #expect(pages.viewControllers.first === next)
  }

  @Test
  func `an awaited drawer call returns true when it ends, and false when another call replaces it`()
    async
  {
    let fixture = SidesFixture([.leading])
    let drawer = fixture.drawer
    let harness = fixture.harness

    #expect(await runToEnd(harness) { await drawer.open(.leading).value })
    #expect(await runToEnd(harness) { await drawer.toggle().value })
    #expect(drawer.progress(of: .leading) == 0)
    #expect(await runToEnd(harness) { await drawer.bouncePreview().value })
    let center = ViewController()
    #expect(await runToEnd(harness) { await drawer.setCenter(center).value })
    #expect(drawer.center === center)
    let open = await begin { await drawer.open().value }
    harness.advance(by: 0.1)
    #expect(await runToEnd(harness) { await drawer.close().value })
    #expect(await open.value == false)
    #expect(await runToEnd(harness) { await drawer.open(.bottom).value } == false)
  }

  @Test
  func `an awaited present or dismiss returns true after its animation, and false if refused`()
    async
  {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let (sheet, other) = (ViewController(), ViewController())

    #expect(await runToEnd(harness) { await root.present(sheet, animated: true).value })
    #expect(root.presentedViewController === sheet)
    // The presentation is refused, because the root presents already. The awaited call returns nevertheless.
    harness.expectsCleanContainment = false
    #expect(await runToEnd(harness) { await root.present(other, animated: true).value } == false)
    #expect(await runToEnd(harness) { await root.dismiss(animated: true).value })
    #expect(root.presentedViewController == nil)
    #expect(await runToEnd(harness) { await root.dismiss(animated: true).value })
  }

  @Test func `an awaited present or dismiss returns false when the opposite call reverses it`()
    async
  {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let sheet = ViewController()

    let presented = await begin { await root.present(sheet, animated: true).value }
    harness.advance(by: 0.1)
    #expect(await runToEnd(harness) { await sheet.dismiss(animated: true).value })
    #expect(await presented.value == false)

    #expect(await runToEnd(harness) { await root.present(sheet, animated: true).value })
    let dismissed = await begin { await sheet.dismiss(animated: true).value }
    harness.advance(by: 0.1)
    #expect(await runToEnd(harness) { await root.present(sheet, animated: true).value })
    #expect(await dismissed.value == false)
  }

  @Test func `an awaited push returns when its navigation controller is deallocated`() async {
    var navigation: NavigationController? = NavigationController(
      rootViewController: ViewController())
    let harness = TestWindow(root: ViewController())
    harness.window.rootViewController = navigation
    harness.step()
    weak let stack = navigation
    let push = await begin {
      await stack?.pushViewController(ViewController(), animated: true).value ?? true
    }
    harness.advance(by: 0.1)

    harness.window.rootViewController = ViewController()
    navigation = nil
    harness.runUntilIdle()

    _ = await push.value
  }
}
