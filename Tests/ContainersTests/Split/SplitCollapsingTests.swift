// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct SplitCollapsingTests {
  @Test
  func `a collapsed split view shows one controller, and expanding restores columns and widths`() {
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700))
    fixture.split.setColumnWidth(250, for: .primary)
    let button = Button(title: "Go", accessibilityLabel: "Go")
    fixture.secondary.view.addSubview(button)

    fixture.harness.resize(to: SplitFixture.compact)
    #expect(fixture.frame(.primary) == Rect(0, 0, 480, 700))
    #expect(!fixture.secondary.isAppeared)
    #expect(fixture.primary.traits.horizontalSizeClass == .compact)

    fixture.harness.resize(to: Size(1200, 700))
    #expect(fixture.frame(.primary).width == 250)
    #expect(fixture.split.displayMode == .twoBesideSecondary)
    #expect(button.isDescendant(of: fixture.secondary.view))
    #expect(fixture.split.children.count == 3)
  }

  @Test
  func `removing a collapsed split view's primary makes childForKeyCommands and childForTitle nil`()
  {
    let fixture = SplitFixture(primary: NavigationController(rootViewController: ViewController()))
    fixture.harness.resize(to: SplitFixture.compact)
    #expect(fixture.secondary.parent === fixture.primary)

    fixture.split.setViewController(nil, for: .primary)
    fixture.harness.runUntilIdle()

    #expect(!fixture.secondary.isAppeared)
    #expect(fixture.split.childForKeyCommands == nil)
    #expect(fixture.split.childForTitle == nil)
  }

  @Test
  func `a split view's delegate can handle collapsing, and expanding restores the secondary`() {
    let fixture = SplitFixture(primary: SplitStack())
    var asked: [String] = []
    fixture.collapseHandler = { secondary, primary in
      asked.append("\(secondary.title ?? "") onto \(primary.title ?? "")")
      return true
    }

    fixture.harness.resize(to: SplitFixture.compact)
    #expect(asked == ["D onto P"])
    #expect(fixture.primary.children.isEmpty)

    let other = fixture.named("E")
    fixture.separateHandler = { _ in other }
    fixture.harness.resize(to: SplitFixture.regular)
    // It was not given away, so it is the secondary again.
    #expect(fixture.split.viewController(for: .secondary)?.isAppeared == true)
  }

  @Test
  func `a split view's delegate can add the secondary to the primary, and return it on expanding`()
  {
    let fixture = SplitFixture()
    fixture.collapseHandler = { secondary, primary in
      primary.addChild(secondary)
      secondary.didMove(toParent: primary)
      return true
    }
    fixture.harness.expectsCleanContainment = false
    fixture.harness.resize(to: SplitFixture.compact)
    #expect(fixture.secondary.parent === fixture.primary)

    fixture.separateHandler = { _ in
      fixture.secondary.willMove(toParent: nil)
      fixture.secondary.removeFromParent()
      return fixture.secondary
    }
    fixture.harness.resize(to: SplitFixture.regular)
    #expect(fixture.split.hasChild(fixture.secondary))
    #expect(fixture.secondary.isAppeared)
  }

  @Test
  func `a split view's delegate can provide the controller that fills the collapsed split view`() {
    let fixture = SplitFixture()
    let other = fixture.named("C")
    fixture.primaryForCollapsing = other

    fixture.harness.resize(to: SplitFixture.compact)
    #expect(other.isAppeared)
    #expect(other.view.frame == Rect(0, 0, 480, 700))
    #expect(!fixture.primary.isAppeared)

    fixture.harness.resize(to: SplitFixture.regular)
    #expect(other.parent == nil)
    #expect(fixture.primary.isAppeared && fixture.secondary.isAppeared)
  }

  @Test
  func `a three-column split view collapses onto one stack and restores its columns on expanding`()
  {
    let stack = SplitStack()
    let fixture = SplitFixture(columns: 3, size: Size(1200, 700), primary: stack)
    stack.push(fixture.named("R"))

    fixture.harness.resize(to: SplitFixture.compact)
    #expect(stack.children.map(\.title) == ["R", "S", "D"])

    fixture.harness.resize(to: Size(1200, 700))
    #expect(stack.children.map(\.title) == ["R"])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(fixture.split.viewController(for: .supplementary) === fixture.supplementary)
  }

  @Test func `a detail popped from a collapsed split view is the secondary after expanding`() {
    let stack = SplitStack()
    let fixture = SplitFixture(primary: stack)
    stack.push(fixture.named("R"))
    fixture.harness.resize(to: SplitFixture.compact)
    _ = stack.pop()
    #expect(stack.children.map(\.title) == ["R"])

    fixture.harness.resize(to: SplitFixture.regular)

    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
    #expect(stack.children.map(\.title) == ["R"])
  }

  @Test func `showing the secondary of a collapsed split view pushes it again after it was popped`()
  {
    let stack = SplitStack()
    let fixture = SplitFixture(primary: stack)
    stack.push(fixture.named("R"))
    fixture.harness.resize(to: SplitFixture.compact)
    _ = stack.pop()

    fixture.split.show(.secondary)

    #expect(stack.children.map(\.title) == ["R", "D"])
  }

  @Test
  func `a detail that showDetail pushes in a collapsed split view is the secondary on expanding`() {
    let stack = SplitStack()
    let fixture = SplitFixture(primary: stack)
    let list = fixture.named("R")
    stack.push(list)
    fixture.harness.resize(to: SplitFixture.compact)
    let detail = fixture.named("E")

    list.showDetail(detail, sender: nil)
    #expect(stack.children.map(\.title) == ["R", "D", "E"])

    fixture.harness.resize(to: SplitFixture.regular)
    #expect(fixture.split.viewController(for: .secondary) === detail)
    #expect(stack.children.map(\.title) == ["R"])
  }

  @Test
  func `showDetail in a collapsed split view presents the detail if the primary cannot push it`() {
    let fixture = SplitFixture()
    fixture.harness.resize(to: SplitFixture.compact)
    let detail = fixture.named("E")

    fixture.primary.showDetail(detail, sender: nil)
    fixture.harness.runUntilIdle()
    #expect(detail.presentingViewController != nil)

    fixture.harness.resize(to: SplitFixture.regular)
    fixture.harness.runUntilIdle()
    #expect(detail.presentingViewController == nil)
    #expect(fixture.split.viewController(for: .secondary) === detail)
    #expect(detail.isAppeared)
    #expect(fixture.secondary.parent == nil)
  }

  @Test
  func
    `in a collapsed split view without a navigation controller, show replaces the visible column`()
  {
    let fixture = SplitFixture()
    fixture.harness.resize(to: SplitFixture.compact)
    _ = fixture.consumeCallbacks()

    fixture.split.show(.secondary, animated: false)

    #expect(
      fixture.consumeCallbacks() == [
        "P viewWillDisappear", "D viewWillAppear", "P viewDidDisappear", "D viewDidAppear",
      ])
    #expect(fixture.split.effectiveTitle == "D")
    fixture.harness.resize(to: SplitFixture.regular)
    #expect(fixture.primary.isAppeared && fixture.secondary.isAppeared)
  }

  @Test func `a split view's delegate can handle showDetail itself`() {
    final class Shower: SplitViewControllerDelegate {
      var shownColumns: [String] = []
      func splitViewController(
        _ splitViewController: SplitViewController, showDetail controller: ViewController,
        sender: Any?
      ) -> Bool {
        shownColumns.append(controller.title ?? "")
        return true
      }
    }
    let fixture = SplitFixture()
    let shower = Shower()
    fixture.split.delegate = shower

    fixture.primary.showDetail(fixture.named("E"), sender: nil)

    #expect(shower.shownColumns == ["E"])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
  }

  @Test func `columns that are set in a collapsed split view appear after expanding`() {
    let fixture = SplitFixture()
    fixture.harness.resize(to: SplitFixture.compact)

    fixture.split.setViewController(fixture.named("E"), for: .secondary)
    fixture.split.setViewController(fixture.named("Q"), for: .primary)
    #expect(fixture.split.viewController(for: .primary)?.isAppeared == true)
    fixture.harness.resize(to: SplitFixture.regular)

    #expect(fixture.split.children.allSatisfy { $0.isAppeared })
    #expect(Set(fixture.split.children.map(\.effectiveTitle)) == ["E", "Q"])
  }

  @Test(arguments: [true, false])
  func `collapsing a split view during a column transition calls the completion handler once`(
    hides: Bool
  ) {
    let fixture = SplitFixture(mode: hides ? .automatic : .secondaryOnly)
    var results: [Bool] = []
    if hides {
      fixture.split.hide(.primary) { results.append($0) }
    } else {
      fixture.split.show(.primary) { results.append($0) }
    }
    fixture.harness.advance(by: 0.1)

    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.runUntilIdle()

    #expect(results.count == 1)
    #expect(fixture.primary.isAppeared && !fixture.secondary.isAppeared)
  }

  // MARK: Bad use

  @Test func `an empty split view ignores input and accepts a detail`() {
    let split = SplitViewController()
    let harness = TestWindow(root: split)
    harness.pressKey(.function(8))
    harness.drag(from: Point(5, 300), to: Point(300, 300), duration: 0.2)
    harness.resize(to: SplitFixture.compact)
    split.show(.secondary)
    harness.resize(to: SplitFixture.regular)

    let detail = ViewController()
    split.showDetail(detail, sender: nil)

    #expect(detail.isAppeared)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func `a split view and its replaced column are deallocated after their removal`() {
    weak var split: SplitViewController?
    weak var old: ViewController?
    do {
      let harness = TestWindow()
      let controller = SplitViewController(primary: ViewController(), secondary: ViewController())
      split = controller
      old = controller.viewController(for: .secondary)
      harness.window.rootViewController = controller
      harness.step()
      controller.hide(.primary)
      harness.advance(by: 0.1)
      controller.setViewController(ViewController(), for: .secondary)
      harness.resize(to: SplitFixture.compact)
      harness.resize(to: SplitFixture.regular)
      harness.runUntilIdle()
      #expect(old == nil)
      harness.window.rootViewController = nil
      harness.step()
    }
    #expect(split == nil)
  }
}
