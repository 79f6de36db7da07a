// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// A navigation controller as the primary column.
struct SplitNavigationTests {
  private func make() -> (fixture: SplitFixture, stack: NavigationController, list: ViewController)
  {
    let list = ViewController()
    list.title = "R"
    let stack = NavigationController(rootViewController: list)
    return (SplitFixture(primary: stack), stack, list)
  }

  @Test
  func `collapsing a split view pushes the secondary onto the primary, and expanding restores it`()
  {
    let (fixture, stack, _) = make()

    fixture.harness.resize(to: SplitFixture.compact)
    #expect(stack.viewControllers.map(\.title) == ["R", "D"])
    #expect(fixture.secondary.isAppeared)

    fixture.harness.resize(to: SplitFixture.regular)
    #expect(stack.viewControllers.map(\.title) == ["R"])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(fixture.secondary.isAppeared)
  }

  @Test(arguments: [false, true])
  func `a collapsed split view with an empty primary stack shows the secondary in that stack`(
    isStack: Bool
  ) {
    let stack = NavigationController()
    let fixture = SplitFixture(primary: stack)
    let inner = NavigationController(rootViewController: fixture.named("A"))
    if isStack { fixture.split.setViewController(inner, for: .secondary) }
    let detail: ViewController = isStack ? inner : fixture.secondary

    for _ in 0..<2 {
      fixture.harness.resize(to: SplitFixture.compact)
      fixture.harness.runUntilIdle()
      #expect(stack.viewControllers.map(\.title) == [isStack ? "A" : "D"])
      #expect(stack.topViewController?.isAppeared == true)

      fixture.harness.resize(to: SplitFixture.regular)
      fixture.harness.runUntilIdle()
      #expect(stack.viewControllers.isEmpty && stack.children.isEmpty)
      #expect(fixture.split.viewController(for: .secondary) === detail && detail.isAppeared)
      #expect(!isStack || inner.viewControllers.map(\.title) == ["A"])
    }
  }

  @Test
  func `controllers pushed in a collapsed split view move to the secondary on expanding`() {
    let (fixture, stack, _) = make()
    let inner = NavigationController(rootViewController: fixture.named("A"))
    inner.pushViewController(fixture.named("B"), animated: false)
    fixture.split.setViewController(inner, for: .secondary)

    fixture.harness.resize(to: SplitFixture.compact)
    #expect(stack.viewControllers.map(\.title) == ["R", "A", "B"])

    stack.pushViewController(fixture.named("C"), animated: false)
    fixture.harness.resize(to: SplitFixture.regular)
    #expect(stack.viewControllers.map(\.title) == ["R"])
    #expect(inner.viewControllers.map(\.title) == ["A", "B", "C"])
    #expect(fixture.split.viewController(for: .secondary) === inner)
    #expect(inner.topViewController?.isAppeared == true)
  }

  @Test
  func `a popped root of the secondary's stack returns when a collapsed split view expands`() {
    let (fixture, stack, _) = make()
    let inner = NavigationController(rootViewController: fixture.named("A"))
    fixture.split.setViewController(inner, for: .secondary)
    fixture.harness.resize(to: SplitFixture.compact)
    stack.popViewController(animated: false)
    #expect(stack.viewControllers.map(\.title) == ["R"])

    fixture.harness.resize(to: SplitFixture.regular)
    #expect(inner.viewControllers.map(\.title) == ["A"])
    #expect(fixture.split.viewController(for: .secondary) === inner)
  }

  @Test(arguments: [false, true])
  func `the secondary's bar shows a title that was changed while the split view was collapsed`(
    isShownAgain: Bool
  ) {
    let (fixture, stack, _) = make()
    let screen = fixture.named("A")
    let inner = NavigationController(rootViewController: screen)
    fixture.split.setViewController(inner, for: .secondary)
    fixture.harness.runUntilIdle()
    func shown() -> [String] {
      func labels(in view: View) -> [String] {
        (view as? Label).map { $0.isHidden ? [] : [$0.text] } ?? view.subviews.flatMap(labels)
      }
      fixture.harness.runUntilIdle()
      return labels(in: inner.navigationBar)
    }
    #expect(shown().contains("A"))

    fixture.harness.resize(to: SplitFixture.compact)
    stack.popViewController(animated: false)
    screen.title = "B"
    if isShownAgain { fixture.split.show(.secondary) }
    fixture.harness.runUntilIdle()
    fixture.harness.resize(to: SplitFixture.regular)

    #expect(shown().contains("B") && !shown().contains("A"))
  }

  @Test
  func `a pushed controller's button becomes first responder, its text field only on request`() {
    final class Form: ViewController {
      let button = Button(accessibilityLabel: "Save")
      let field = TextField(accessibilityLabel: "Name")
      var asks = false
      override func viewDidLoad() {
        super.viewDidLoad()
        field.frame = Rect(10, 60, 100, 32)
        view.addSubview(field)
      }
      override func viewDidAppear(_ animated: Bool) {
        if asks { field.becomeFirstResponder() }
      }
    }
    let (fixture, stack, _) = make()
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.runUntilIdle()
    for asks in [false, true] {
      let form = Form()
      form.asks = asks
      stack.pushViewController(form, animated: true)
      fixture.harness.runUntilIdle()
      #expect(form.field.isFirstResponder == asks)
      stack.popViewController(animated: false)
      form.view.addSubview(form.button)
      form.button.frame = Rect(10, 100, 80, 32)
      form.asks = false
      fixture.harness.window.focus.focus(nil)
      stack.pushViewController(form, animated: true)
      fixture.harness.runUntilIdle()
      #expect(!form.field.isFirstResponder && form.button.isFirstResponder)
      stack.popViewController(animated: false)
    }
  }

  @Test
  func `show(.secondary) in a collapsed split view pushes the secondary's root again after a pop`()
  {
    let (fixture, stack, _) = make()
    let inner = NavigationController(rootViewController: fixture.named("A"))
    fixture.split.setViewController(inner, for: .secondary)
    fixture.harness.resize(to: SplitFixture.compact)
    stack.popViewController(animated: false)

    fixture.split.show(.secondary)

    #expect(stack.viewControllers.map(\.title) == ["R", "A"])
  }

  @Test
  func `a detail shown in a collapsed split view is pushed, and is the secondary after expanding`()
  {
    let (fixture, stack, list) = make()
    fixture.harness.resize(to: SplitFixture.compact)
    stack.popViewController(animated: false)
    let detail = fixture.named("E")

    list.showDetail(detail, sender: nil)
    fixture.harness.runUntilIdle()
    #expect(stack.viewControllers.map(\.title) == ["R", "E"])

    fixture.harness.resize(to: SplitFixture.regular)
    #expect(stack.viewControllers.map(\.title) == ["R"])
    #expect(fixture.split.viewController(for: .secondary) === detail)
  }

  @Test func `unwinding to the secondary of a collapsed split view pops the controllers above it`()
  {
    let (fixture, stack, _) = make()
    fixture.harness.resize(to: SplitFixture.compact)
    stack.pushViewController(fixture.named("E"), animated: false)
    let modal = fixture.named("M")
    modal.modalPresentationStyle = .fullScreen
    fixture.split.present(modal, animated: false)
    fixture.secondary.registerUnwindAction("back") { _ in }

    modal.performUnwind("back")
    fixture.harness.runUntilIdle()

    #expect(stack.viewControllers.map(\.title) == ["R", "D"])
    #expect(fixture.secondary.isAppeared)
  }

  @Test func `expanding a split view during a push completes the push first`() {
    let (fixture, stack, list) = make()
    fixture.harness.resize(to: SplitFixture.compact)
    let detail = fixture.named("E")
    list.showDetail(detail, sender: nil)
    fixture.harness.advance(by: 0.1)

    fixture.harness.resize(to: SplitFixture.regular)
    fixture.harness.runUntilIdle()

    #expect(stack.viewControllers.map(\.title) == ["R"])
    #expect(fixture.split.viewController(for: .secondary) === detail)
    #expect(detail.isAppeared)
  }

  @Test func `hiding the secondary fails if it is the only controller of a collapsed split view`() {
    let (fixture, stack, _) = make()
    fixture.harness.resize(to: SplitFixture.compact)
    stack.setViewControllers([fixture.secondary], animated: false)
    var answers: [Bool] = []

    fixture.split.hide(.secondary, animated: false) { answers.append($0) }
    fixture.harness.runUntilIdle()

    #expect(answers == [false])
    #expect(stack.viewControllers.map(\.title) == ["D"])
  }

  @Test
  func `a detail that was popped while a split view was collapsed is in no column after expanding`()
  {
    let list = ViewController()
    let stack = NavigationController(rootViewController: list)
    let fixture = SplitFixture(columns: 3, primary: stack)
    fixture.harness.resize(to: SplitFixture.compact)
    list.showDetail(fixture.named("E"), sender: nil)
    fixture.harness.runUntilIdle()
    stack.popToViewController(stack.viewControllers[1], animated: false)

    fixture.harness.resize(to: Size(1400, 700))
    fixture.harness.runUntilIdle()

    #expect(fixture.split.viewController(for: .supplementary) === fixture.supplementary)
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
  }

  @Test
  func `expanding a split view after its detail was popped keeps the primary's stack`() {
    let (list, screen) = (ViewController(), ViewController())
    let stack = NavigationController(viewControllers: [list, screen])
    let split = SplitViewController(primary: stack)
    let harness = TestWindow(size: SplitFixture.compact)
    harness.window.rootViewController = split
    harness.runUntilIdle()
    screen.showDetail(ViewController(), sender: nil)
    harness.runUntilIdle()
    stack.popViewController(animated: false)

    harness.resize(to: SplitFixture.regular)
    harness.runUntilIdle()

    #expect(stack.viewControllers.count == 2 && stack.topViewController === screen)
    #expect(split.viewController(for: .secondary) == nil)
  }
}
