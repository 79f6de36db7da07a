// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// The order of a split view's callbacks (contract 5.5). `ContainmentTableTests` checks more sequences.
struct SplitOrderTests {
  @Test(arguments: [true, false])
  func `hiding and showing a split view column sends appearance callbacks and keeps it a child`(
    animated: Bool
  ) {
    let fixture = SplitFixture()

    fixture.split.hide(.primary, animated: animated)
    fixture.harness.runUntilIdle()
    #expect(fixture.consumeCallbacks() == ["P viewWillDisappear", "P viewDidDisappear"])
    #expect(fixture.split.hasChild(fixture.primary))

    fixture.split.show(.primary, animated: animated)
    fixture.harness.runUntilIdle()
    #expect(fixture.consumeCallbacks() == ["P viewWillAppear", "P viewDidAppear"])
  }

  @Test
  func `a split view's primary receives appearance callbacks before the supplementary column`() {
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700))

    fixture.split.setPreferredDisplayMode(.secondaryOnly, animated: true)
    fixture.harness.runUntilIdle()
    #expect(
      fixture.consumeCallbacks() == [
        "P viewWillDisappear", "S viewWillDisappear", "P viewDidDisappear", "S viewDidDisappear",
      ])

    fixture.split.setPreferredDisplayMode(.twoOverSecondary, animated: true)
    fixture.harness.runUntilIdle()
    #expect(
      fixture.consumeCallbacks() == [
        "P viewWillAppear", "S viewWillAppear", "P viewDidAppear", "S viewDidAppear",
      ])
  }

  @Test
  func `a swipe that does not reveal a split view's primary sends balanced appearance callbacks`() {
    let fixture = SplitFixture(mode: .secondaryOnly)
    fixture.harness.press(at: Point(5, 300))
    fixture.harness.move(from: Point(5, 300), to: Point(80, 300), duration: 0.4)
    fixture.harness.advance(by: 0.3)

    fixture.harness.release(at: Point(80, 300))
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks() == [
        "P viewWillAppear", "P viewWillDisappear", "P viewDidDisappear",
      ])
    #expect(fixture.split.displayMode == .secondaryOnly)
  }

  @Test
  func `a reversed column transition of a split view calls its completion handler with false`() {
    let fixture = SplitFixture()
    var results: [Bool] = []
    fixture.split.hide(.primary) { results.append($0) }
    fixture.harness.advance(by: 0.1)

    fixture.split.show(.primary) { results.append($0) }
    fixture.harness.runUntilIdle()

    #expect(results == [false, true])
  }

  private let replaced = [
    "D willMove nil", "E willMove stack", "D viewWillDisappear", "E viewWillAppear",
    "D viewDidDisappear", "D didMove nil", "E viewDidAppear", "E didMove stack",
  ]

  @Test func `showDetail sends the same callbacks as setting a split view's secondary`() {
    let set = SplitFixture()
    set.split.setViewController(set.named("E"), for: .secondary)
    #expect(set.consumeCallbacks() == replaced)

    let shown = SplitFixture()
    shown.primary.showDetail(shown.named("E"), sender: nil)
    #expect(shown.consumeCallbacks() == replaced)
    #expect(shown.split.viewController(for: .secondary)?.title == "E")
  }

  @Test
  func `collapsing a split view without a navigation controller sends only appearance callbacks`() {
    let fixture = SplitFixture()

    fixture.harness.resize(to: SplitFixture.compact)
    #expect(fixture.split.isCollapsed)
    #expect(fixture.consumeCallbacks() == ["D viewWillDisappear", "D viewDidDisappear"])

    fixture.harness.resize(to: SplitFixture.regular)
    #expect(!fixture.split.isCollapsed)
    #expect(fixture.consumeCallbacks() == ["D viewWillAppear", "D viewDidAppear"])
  }

  @Test func `collapsing a split view onto a stack sends containment callbacks to the secondary`() {
    let stack = SplitStack()
    let fixture = SplitFixture(primary: stack)
    stack.push(fixture.named("R"))
    _ = fixture.consumeCallbacks()

    fixture.harness.resize(to: SplitFixture.compact)
    #expect(
      fixture.consumeCallbacks() == [
        "D viewWillDisappear", "D viewDidDisappear", "D willMove nil", "D didMove nil",
        "D willMove P", "R viewWillDisappear", "R viewDidDisappear", "D viewWillAppear",
        "D viewDidAppear", "D didMove P",
      ])
    #expect(fixture.secondary.parent === stack)

    fixture.harness.resize(to: SplitFixture.regular)
    #expect(
      fixture.consumeCallbacks() == [
        "D willMove nil", "D viewWillDisappear", "D viewDidDisappear", "D didMove nil",
        "R viewWillAppear", "R viewDidAppear", "D willMove stack", "D viewWillAppear",
        "D viewDidAppear", "D didMove stack",
      ])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
  }

  @Test func `only the primary appears when the split view is first shown in a compact window`() {
    let harness = TestWindow(size: SplitFixture.compact)
    let controllers = ["P", "D"].map { title in
      let controller = ViewController()
      controller.title = title
      controller.containmentObserver = harness.observers
      return controller
    }
    let split = SplitViewController(primary: controllers[0], secondary: controllers[1])
    split.title = "split"

    harness.show(split)

    #expect(
      harness.callbacks.lines.filter { $0.contains("Will") || $0.contains("Did") }
        .filter { $0.contains("ppear") } == ["P viewWillAppear", "P viewDidAppear"])
  }

  @Test func `removing a split view sends disappearance callbacks to its columns`() {
    let fixture = SplitFixture()

    fixture.harness.window.rootViewController = nil
    fixture.harness.step()

    #expect(
      fixture.consumeCallbacks() == [
        "P viewWillDisappear", "D viewWillDisappear", "P viewDidDisappear", "D viewDidDisappear",
      ])
  }

  @Test
  func `a split view's delegate receives willChangeTo before the columns receive their callbacks`()
  {
    let fixture = SplitFixture()
    fixture.logsModes = true

    fixture.split.hide(.primary)
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks() == [
        "to secondaryOnly", "P viewWillDisappear", "P viewDidDisappear",
      ])
  }
}
