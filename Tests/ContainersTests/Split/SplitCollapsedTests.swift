// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Changing what shows while one controller fills everything.
struct SplitCollapsedTests {
  private final class CompletionLog { var finished: [String] = [] }

  private let fixture: SplitFixture
  private let completionLog = CompletionLog()

  init() {
    fixture = SplitFixture(columns: 3)
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.runUntilIdle()
    _ = fixture.consumeCallbacks()
  }

  private var split: SplitViewController { fixture.split }

  private func show(_ column: SplitColumn, animated: Bool = true) {
    split.show(column, animated: animated) { [completionLog] in
      completionLog.finished.append("\(column) \($0)")
    }
  }

  private var visibleContainers: [Bool] {
    SplitColumn.allCases.map { !split.columns[$0].containerView.isHidden }
  }

  @Test(arguments: [SplitColumn.supplementary, .secondary])
  func `showing a later column of a collapsed split view slides it over the visible column`(
    column: SplitColumn
  ) {
    let name = column == .secondary ? "D" : "S"
    show(column)
    #expect(fixture.consumeCallbacks() == ["P viewWillDisappear", "\(name) viewWillAppear"])
    #expect(split.effectiveTitle == name && completionLog.finished == [])

    fixture.harness.advance(by: 0.1)
    let subviews = split.view.subviews
    #expect(subviews.last === split.columns[column].containerView)
    #expect(fixture.consumeCallbacks() == [])

    fixture.harness.runUntilIdle()
    #expect(fixture.consumeCallbacks() == ["P viewDidDisappear", "\(name) viewDidAppear"])
    #expect(completionLog.finished == ["\(column) true"])
    #expect(visibleContainers == SplitColumn.allCases.map { $0 == column })
    #expect(split.columns[column].containerView.transform == .identity)
    #expect(split.view.subviews.last === split.layout.collapsedContainerView)
  }

  @Test(arguments: [true, false])
  func `replacing the primary of a collapsed split view keeps the split view's other columns`(
    toStack: Bool
  ) {
    let root = fixture.named("root")
    let fixture = SplitFixture(columns: 3, primary: NavigationController(rootViewController: root))
    let columns = [fixture.supplementary, fixture.secondary].compactMap(\.self)
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.runUntilIdle()
    #expect(columns.allSatisfy { $0.parent === fixture.primary })

    let stack = NavigationController(rootViewController: ViewController())
    fixture.split.setViewController(toStack ? stack : ViewController(), for: .primary)
    fixture.harness.runUntilIdle()
    #expect(fixture.primary.children.map(\.title) == ["root"])
    #expect(columns.allSatisfy { toStack ? $0.parent === stack : fixture.split.hasChild($0) })

    fixture.split.setViewController(nil, for: .primary)
    fixture.harness.resize(to: SplitFixture.regular)
    fixture.harness.runUntilIdle()
    #expect(columns.allSatisfy { fixture.split.hasChild($0) && $0.isAppeared })
  }

  @Test
  func
    `a split view that expands after its nested split view showed a detail shows its own secondary`()
  {
    let inner = SplitViewController(primary: ViewController(), secondary: ViewController())
    let last = ViewController()
    let outer = SplitViewController(
      primary: NavigationController(rootViewController: ViewController()),
      supplementary: NavigationController(rootViewController: inner), secondary: last)
    let harness = TestWindow(size: SplitFixture.compact)
    harness.window.rootViewController = outer
    inner.loadViewIfNeeded()
    harness.runUntilIdle()
    let detail = ViewController()
    detail.modalPresentationStyle = .fullScreen
    inner.showDetail(detail, sender: nil)
    harness.runUntilIdle()
    #expect(detail.isAppeared && !last.isAppeared)

    harness.resize(to: SplitFixture.regular)
    harness.runUntilIdle()

    #expect(inner.viewController(for: .secondary) === detail)
    #expect(last.isAppeared && last.view.window != nil && outer.hasChild(last))
  }

  @Test func `showing an earlier column of a collapsed split view slides the visible column off`() {
    show(.secondary, animated: false)
    _ = fixture.consumeCallbacks()

    show(.primary)
    fixture.harness.advance(by: 0.1)
    #expect(split.view.subviews.last === split.columns[.secondary].containerView)
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks() == [
        "D viewWillDisappear", "P viewWillAppear", "D viewDidDisappear", "P viewDidAppear",
      ])
    #expect(visibleContainers == [true, false, false])
  }

  @Test(arguments: 0..<10)
  func `showing the previous column of a collapsed split view reverses the running transition`(
    tenth: Int
  ) {
    show(.secondary)
    fixture.harness.advance(by: 0.035 * Double(tenth))
    let fraction = split.collapse.collapsedTransition.transition?.fractionComplete
    show(.primary)
    #expect(split.collapse.collapsedTransition.transition?.fractionComplete == fraction)
    fixture.harness.runUntilIdle()

    #expect(
      fixture.consumeCallbacks() == [
        "P viewWillDisappear", "D viewWillAppear", "D viewWillDisappear", "P viewWillAppear",
        "D viewDidDisappear", "P viewDidAppear",
      ])
    #expect(completionLog.finished == ["secondary false", "primary true"])
    #expect(
      visibleContainers == [true, false, false]
        && split.collapse.collapsedTransition.transition == nil)
  }

  @Test
  func `showing a third column of a collapsed split view completes the running transition first`() {
    show(.supplementary)
    fixture.harness.advance(by: 0.1)
    show(.secondary)
    #expect(completionLog.finished == ["supplementary true"])
    fixture.harness.runUntilIdle()

    #expect(split.effectiveTitle == "D" && completionLog.finished.last == "secondary true")
    #expect(
      fixture.consumeCallbacks() == [
        "P viewWillDisappear", "S viewWillAppear", "P viewDidDisappear", "S viewDidAppear",
        "S viewWillDisappear", "D viewWillAppear", "S viewDidDisappear", "D viewDidAppear",
      ])
  }

  /// A column that performs a closure once, when it begins or ends to disappear.
  private final class DisappearingColumn: ViewController {
    var onWillDisappear: (() -> Void)?
    var onDidDisappear: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
      let action = onWillDisappear
      onWillDisappear = nil
      action?()
    }

    override func viewDidDisappear(_ animated: Bool) {
      let action = onDidDisappear
      onDidDisappear = nil
      action?()
    }
  }

  private func makeFixture(columns: Int = 2, primary: ViewController) -> SplitFixture {
    let fixture = SplitFixture(columns: columns, primary: primary)
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.runUntilIdle()
    return fixture
  }

  private func show(_ column: SplitColumn, in split: SplitViewController?) {
    split?.show(column) { [completionLog] in completionLog.finished.append("\(column) \($0)") }
  }

  @Test func `a slide that a callback of another slide begins calls its completion at its own end`()
  {
    let primary = DisappearingColumn()
    let fixture = makeFixture(primary: primary)
    primary.onDidDisappear = { [weak split = fixture.split] in show(.primary, in: split) }

    show(.secondary, in: fixture.split)
    for _ in 0..<50 where completionLog.finished.isEmpty {
      fixture.harness.advance(by: 0.02)
    }
    #expect(completionLog.finished == ["secondary true"])
    #expect(fixture.split.collapse.collapsedTransition.transition != nil)

    fixture.harness.runUntilIdle()
    #expect(completionLog.finished == ["secondary true", "primary true"])
    #expect(primary.isAppeared)
  }

  @Test
  func `a slide of a collapsed split view that its first callback reverses completes with false`() {
    let primary = DisappearingColumn()
    let fixture = makeFixture(primary: primary)
    primary.onWillDisappear = { [weak split = fixture.split] in show(.primary, in: split) }

    show(.secondary, in: fixture.split)
    fixture.harness.runUntilIdle()

    #expect(completionLog.finished == ["secondary false", "primary true"])
    #expect(primary.isAppeared)
  }

  @Test
  func `calls in callbacks of an interrupted slide follow the call that has interrupted it`() {
    let primary = DisappearingColumn()
    let fixture = makeFixture(columns: 3, primary: primary)
    primary.onDidDisappear = { [weak split = fixture.split] in show(.primary, in: split) }

    show(.supplementary, in: fixture.split)
    fixture.harness.advance(by: 0.1)
    show(.secondary, in: fixture.split)
    fixture.harness.runUntilIdle()

    #expect(completionLog.finished == ["supplementary true", "secondary true", "primary true"])
    #expect(primary.isAppeared && !fixture.secondary.isAppeared)
    #expect(fixture.split.children.allSatisfy { !$0.isInAppearanceTransition })
    #expect(fixture.split.collapse.collapsedTransition.transition == nil)
  }

  @Test
  func `showing a column of a collapsed split view twice runs one transition for both calls`() {
    show(.secondary)
    fixture.harness.advance(by: 0.1)
    show(.secondary)
    #expect(completionLog.finished == [])
    fixture.harness.runUntilIdle()
    #expect(completionLog.finished == ["secondary true", "secondary true"])
  }

  @Test(arguments: ["room", "gone", "set", "motion", "frame"])
  func `a resize, removal, replacement or unanimated show ends a collapsed split view's transition`(
    cause: String
  ) {
    show(.secondary)
    fixture.harness.advance(by: 0.1)
    switch cause {
    case "room": fixture.harness.resize(to: SplitFixture.regular)
    case "gone": fixture.harness.window.rootViewController = ViewController()
    case "set": split.setViewController(fixture.named("E"), for: .primary)
    case "motion": fixture.harness.window.traits.reducesMotion = true
    default: show(.secondary, animated: false)
    }
    fixture.harness.step()
    #expect(
      split.collapse.collapsedTransition.transition == nil
        && completionLog.finished.first == "secondary true")
    fixture.harness.runUntilIdle()
  }

  @Test
  func `showing a column of a collapsed split view makes a view in the column first responder`() {
    let (old, new) = (
      Button(title: "A", accessibilityLabel: "A"), Button(title: "B", accessibilityLabel: "B")
    )
    for (button, controller) in [(old, fixture.primary), (new, fixture.secondary)] {
      button.frame = Rect(20, 20, 100, 32)
      controller.view.addSubview(button)
    }
    fixture.harness.window.focus.focus(old)

    show(.secondary)
    fixture.harness.advance(by: 0.1)
    #expect(fixture.harness.window.focus.firstResponder === new)
    #expect(!old.isReachable)

    show(.primary)
    #expect(fixture.harness.window.focus.firstResponder === old)
    fixture.harness.runUntilIdle()
    #expect(old.isReachable)
  }

  @Test func `a collapsed split view shows a column immediately when motion is reduced`() {
    fixture.harness.window.traits.reducesMotion = true
    show(.secondary)
    #expect(
      split.collapse.collapsedTransition.transition == nil
        && completionLog.finished == ["secondary true"])
    #expect(visibleContainers == [false, false, true])
  }

  @Test
  func
    `in a collapsed split view, show(.secondary) pushes a popped detail, and show(.primary) pops it`()
  {
    let list = ViewController()
    list.title = "R"
    let stack = NavigationController(rootViewController: list)
    let fixture = SplitFixture(primary: stack)
    fixture.harness.resize(to: SplitFixture.compact)
    stack.popViewController(animated: false)
    fixture.harness.runUntilIdle()

    fixture.split.show(.secondary) { [completionLog] in completionLog.finished.append("\($0)") }
    #expect(stack.transition != nil && completionLog.finished == [])
    fixture.harness.runUntilIdle()
    #expect(stack.viewControllers.map(\.title) == ["R", "D"] && completionLog.finished == ["true"])

    fixture.split.show(.primary) { [completionLog] in completionLog.finished.append("\($0)") }
    #expect(stack.transition != nil)
    fixture.harness.runUntilIdle()
    #expect(
      stack.viewControllers.map(\.title) == ["R"] && completionLog.finished == ["true", "true"])
    fixture.harness.resize(to: SplitFixture.regular)
    #expect(fixture.secondary.isAppeared)
  }
}
