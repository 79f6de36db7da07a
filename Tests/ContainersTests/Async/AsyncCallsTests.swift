// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Calls that are awaited return once they have ended, with the truth.
struct AsyncCallsTests {
  private final class Started { var value = false }

  /// Runs a call until it waits.
  private func begin(_ call: @escaping () async -> Bool) async -> Task<Bool, Never> {
    let started = Started()
    let task = Task {
      started.value = true
      return await call()
    }
    while !started.value { await Task.yield() }
    return task
  }

  /// Runs a call, lets time pass, and waits for it.
  private func outcome(_ harness: TestWindow, _ call: @escaping () async -> Bool) async -> Bool {
    let task = await begin(call)
    harness.settle()
    return await task.value
  }

  @Test func `a stack`() async {
    let fixture = NavigationFixture()
    let navigation = fixture.navigation
    let harness = fixture.harness
    let (root, first, second) = (fixture.root, fixture.first, fixture.second)

    #expect(await outcome(harness) { await navigation.pushViewController(first).finished })
    #expect(fixture.titles == ["Root", "First"] && navigation.transition == nil)
    #expect(await outcome(harness) { await navigation.pushViewController(second).finished })
    #expect(await outcome(harness) { await navigation.popToViewController(first).finished })
    #expect(await outcome(harness) { await navigation.popViewController().finished })
    #expect(await outcome(harness) { await navigation.popViewController().finished } == false)
    #expect(
      await outcome(harness) {
        await navigation.setViewControllers([root, first, second], animated: true).finished
      })
    #expect(await outcome(harness) { await navigation.popToRootViewController().finished })
    #expect(fixture.titles == ["Root"])
  }

  @Test func `a plain call goes on at once, and returns what it returns elsewhere`() async {
    let fixture = NavigationFixture()
    let navigation = fixture.navigation

    navigation.pushViewController(fixture.first)
    #expect(navigation.transition != nil)
    #expect(navigation.popViewController() === fixture.first)

    let push: Outcome = navigation.pushViewController(fixture.second)
    fixture.harness.settle()
    #expect(fixture.titles == ["Root", "Second"])
    #expect(await push.finished)
    #expect(await push.finished)
  }

  @Test func `a push that is turned round says so, and the pop that did it too`() async {
    let fixture = NavigationFixture()
    let push = await begin { await fixture.navigation.pushViewController(fixture.first).finished }
    fixture.harness.advance(by: 0.1)
    let pop = await begin { await fixture.navigation.popViewController().finished }
    fixture.harness.settle()

    #expect(await push.value == false)
    #expect(await pop.value)
    #expect(fixture.titles == ["Root"])
  }

  @Test func `tabs`() async {
    let tabs = TabBarController()
    tabs.setViewControllers([ViewController(), ViewController()], animated: false)
    tabs.switchStyle = .crossFade
    let harness = TestWindow(root: tabs)

    #expect(await outcome(harness) { await tabs.select(1, animated: true).finished })
    #expect(tabs.selectedIndex == 1)
    let there = await begin { await tabs.select(0, animated: true).finished }
    harness.advance(by: 0.03)
    #expect(await outcome(harness) { await tabs.select(1, animated: true).finished })
    #expect(await there.value == false)
  }

  @Test func `columns`() async {
    let split = SplitViewController()
    split.setViewController(ViewController(), for: .primary)
    split.setViewController(ViewController(), for: .secondary)
    let harness = TestWindow(root: split)

    #expect(await outcome(harness) { await split.hide(.primary).finished })
    #expect(await outcome(harness) { await split.show(.primary).finished })
    #expect(
      await outcome(harness) {
        await split.setPreferredDisplayMode(.secondaryOnly, animated: true).finished
      })
    let shown = await begin { await split.show(.primary).finished }
    harness.advance(by: 0.05)
    #expect(await outcome(harness) { await split.hide(.primary).finished })
    #expect(await shown.value == false)
  }

  @Test func `pages`() async {
    let pages = PageViewController()
    pages.setViewControllers([ViewController()], direction: .forward, animated: false)
    let harness = TestWindow(root: pages)
    let next = ViewController()

    #expect(
      await outcome(harness) {
        await pages.setViewControllers([next], direction: .forward, animated: true).finished
      })
    #expect(pages.viewControllers.first === next)
  }

  @Test func `a drawer`() async {
    let fixture = SidesFixture([.leading])
    let drawer = fixture.drawer
    let harness = fixture.harness

    #expect(await outcome(harness) { await drawer.open(.leading).finished })
    #expect(await outcome(harness) { await drawer.toggle().finished })
    #expect(drawer.progress(of: .leading) == 0)
    #expect(await outcome(harness) { await drawer.bouncePreview().finished })
    let center = ViewController()
    #expect(await outcome(harness) { await drawer.setCenter(center).finished })
    #expect(drawer.center === center)
    let open = await begin { await drawer.open().finished }
    harness.advance(by: 0.1)
    #expect(await outcome(harness) { await drawer.close().finished })
    #expect(await open.value == false)
    #expect(await outcome(harness) { await drawer.open(.bottom).finished } == false)
  }

  @Test func `presentation`() async {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let (sheet, other) = (ViewController(), ViewController())

    #expect(await outcome(harness) { await root.present(sheet, animated: true).finished })
    #expect(root.presentedViewController === sheet)
    // Refused: it presents already. Nobody waits for ever.
    harness.expectsCleanContainment = false
    #expect(await outcome(harness) { await root.present(other, animated: true).finished } == false)
    #expect(await outcome(harness) { await root.dismiss(animated: true).finished })
    #expect(root.presentedViewController == nil)
    #expect(await outcome(harness) { await root.dismiss(animated: true).finished })
  }

  @Test func `a presentation that is turned round says so`() async {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let sheet = ViewController()

    let presented = await begin { await root.present(sheet, animated: true).finished }
    harness.advance(by: 0.1)
    #expect(await outcome(harness) { await sheet.dismiss(animated: true).finished })
    #expect(await presented.value == false)

    #expect(await outcome(harness) { await root.present(sheet, animated: true).finished })
    let dismissed = await begin { await sheet.dismiss(animated: true).finished }
    harness.advance(by: 0.1)
    #expect(await outcome(harness) { await root.present(sheet, animated: true).finished })
    #expect(await dismissed.value == false)
  }

  @Test func `a container that goes lets nobody wait`() async {
    var navigation: NavigationController? = NavigationController(
      rootViewController: ViewController())
    let harness = TestWindow(root: ViewController())
    harness.window.rootViewController = navigation
    harness.step()
    weak let stack = navigation
    let push = await begin {
      await stack?.pushViewController(ViewController(), animated: true).finished ?? true
    }
    harness.advance(by: 0.1)

    harness.window.rootViewController = ViewController()
    navigation = nil
    harness.settle()

    _ = await push.value
  }
}
