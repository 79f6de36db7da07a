// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Changing what shows while one controller fills everything.
struct SplitFoldedTests {
  private final class Heard { var finished: [String] = [] }

  private let fixture: SplitFixture
  private let heard = Heard()

  init() {
    fixture = SplitFixture(columns: 3)
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.settle()
    _ = fixture.take()
  }

  private var split: SplitViewController { fixture.split }

  private func show(_ column: SplitColumn, animated: Bool = true) {
    split.show(column, animated: animated) { [heard] in
      heard.finished.append("\(column) \($0)")
    }
  }

  private var hosts: [Bool] { SplitColumn.allCases.map { !split.columns[$0].host.isHidden } }

  @Test(arguments: [SplitColumn.supplementary, .secondary])
  func `a column that comes after slides over the one that shows`(column: SplitColumn) {
    let name = column == .secondary ? "D" : "S"
    show(column)
    #expect(fixture.take() == ["P viewWillDisappear", "\(name) viewWillAppear"])
    #expect(split.effectiveTitle == name && heard.finished == [])

    fixture.harness.advance(by: 0.1)
    let subviews = split.view.subviews
    #expect(subviews.last === split.columns[column].host)
    #expect(fixture.take() == [])

    fixture.harness.settle()
    #expect(fixture.take() == ["P viewDidDisappear", "\(name) viewDidAppear"])
    #expect(heard.finished == ["\(column) true"])
    #expect(hosts == SplitColumn.allCases.map { $0 == column })
    #expect(split.columns[column].host.transform == .identity)
    #expect(split.view.subviews.last === split.layout.compactHost)
  }

  @Test(arguments: [true, false])
  func `a stack that fills everything gives back what it took in before it goes`(toStack: Bool) {
    let root = fixture.named("root")
    let fixture = SplitFixture(columns: 3, primary: NavigationController(rootViewController: root))
    let columns = [fixture.supplementary, fixture.secondary].compactMap(\.self)
    fixture.harness.resize(to: SplitFixture.compact)
    fixture.harness.settle()
    #expect(columns.allSatisfy { $0.parent === fixture.primary })

    let stack = NavigationController(rootViewController: ViewController())
    fixture.split.setViewController(toStack ? stack : ViewController(), for: .primary)
    fixture.harness.settle()
    #expect(fixture.primary.children.map(\.title) == ["root"])
    #expect(columns.allSatisfy { toStack ? $0.parent === stack : fixture.split.hasChild($0) })

    fixture.split.setViewController(nil, for: .primary)
    fixture.harness.resize(to: SplitFixture.regular)
    fixture.harness.settle()
    #expect(columns.allSatisfy { fixture.split.hasChild($0) && $0.isAppeared })
  }

  @Test func `a column that comes back as what covered the split view goes appears with it`() {
    let inner = SplitViewController(primary: ViewController(), secondary: ViewController())
    let last = ViewController()
    let outer = SplitViewController(
      primary: NavigationController(rootViewController: ViewController()),
      supplementary: NavigationController(rootViewController: inner), secondary: last)
    let harness = TestWindow(size: SplitFixture.compact)
    harness.window.rootViewController = outer
    inner.loadViewIfNeeded()
    harness.settle()
    let detail = ViewController()
    detail.modalPresentationStyle = .fullScreen
    inner.showDetail(detail, sender: nil)
    harness.settle()
    #expect(detail.isAppeared && !last.isAppeared)

    harness.resize(to: SplitFixture.regular)
    harness.settle()

    #expect(inner.viewController(for: .secondary) === detail)
    #expect(last.isAppeared && last.view.window != nil && outer.hasChild(last))
  }

  @Test func `one that comes before is what the other slides off from`() {
    show(.secondary, animated: false)
    _ = fixture.take()

    show(.primary)
    fixture.harness.advance(by: 0.1)
    #expect(split.view.subviews.last === split.columns[.secondary].host)
    fixture.harness.settle()

    #expect(
      fixture.take() == [
        "D viewWillDisappear", "P viewWillAppear", "D viewDidDisappear", "P viewDidAppear",
      ])
    #expect(hosts == [true, false, false])
  }

  @Test(arguments: 0..<10) func `a call turns it round, wherever it is`(tenth: Int) {
    show(.secondary)
    fixture.harness.advance(by: 0.035 * Double(tenth))
    let share = split.folding.collapsedTransition.transition?.fractionComplete
    show(.primary)
    #expect(split.folding.collapsedTransition.transition?.fractionComplete == share)
    fixture.harness.settle()

    #expect(
      fixture.take() == [
        "P viewWillDisappear", "D viewWillAppear", "D viewWillDisappear", "P viewWillAppear",
        "D viewDidDisappear", "P viewDidAppear",
      ])
    #expect(heard.finished == ["secondary false", "primary true"])
    #expect(hosts == [true, false, false] && split.folding.collapsedTransition.transition == nil)
  }

  @Test func `a third column ends it first`() {
    show(.supplementary)
    fixture.harness.advance(by: 0.1)
    show(.secondary)
    #expect(heard.finished == ["supplementary true"])
    fixture.harness.settle()

    #expect(split.effectiveTitle == "D" && heard.finished.last == "secondary true")
    #expect(
      fixture.take() == [
        "P viewWillDisappear", "S viewWillAppear", "P viewDidDisappear", "S viewDidAppear",
        "S viewWillDisappear", "D viewWillAppear", "S viewDidDisappear", "D viewDidAppear",
      ])
  }

  @Test func `the same call again waits for the same end`() {
    show(.secondary)
    fixture.harness.advance(by: 0.1)
    show(.secondary)
    #expect(heard.finished == [])
    fixture.harness.settle()
    #expect(heard.finished == ["secondary true", "secondary true"])
  }

  @Test(arguments: ["room", "gone", "set", "motion", "frame"])
  func `whatever comes in between brings it to its end`(cause: String) {
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
      split.folding.collapsedTransition.transition == nil
        && heard.finished.first == "secondary true")
    fixture.harness.settle()
  }

  @Test func `what goes is out of reach, and the keyboard is with what comes`() {
    let (old, new) = (Button(title: "A", label: "A"), Button(title: "B", label: "B"))
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
    fixture.harness.settle()
    #expect(old.isReachable)
  }

  @Test func `with less motion it is there at once`() {
    fixture.harness.window.traits.reducesMotion = true
    show(.secondary)
    #expect(
      split.folding.collapsedTransition.transition == nil && heard.finished == ["secondary true"])
    #expect(hosts == [false, false, true])
  }

  @Test func `a stack pushes what was put away, and pops to its own`() {
    let list = ViewController()
    list.title = "R"
    let stack = NavigationController(rootViewController: list)
    let fixture = SplitFixture(primary: stack)
    fixture.harness.resize(to: SplitFixture.compact)
    stack.popViewController(animated: false)
    fixture.harness.settle()

    fixture.split.show(.secondary) { [heard] in heard.finished.append("\($0)") }
    #expect(stack.transition != nil && heard.finished == [])
    fixture.harness.settle()
    #expect(stack.viewControllers.map(\.title) == ["R", "D"] && heard.finished == ["true"])

    fixture.split.show(.primary) { [heard] in heard.finished.append("\($0)") }
    #expect(stack.transition != nil)
    fixture.harness.settle()
    #expect(stack.viewControllers.map(\.title) == ["R"] && heard.finished == ["true", "true"])
    fixture.harness.resize(to: SplitFixture.regular)
    #expect(fixture.secondary.isAppeared)
  }
}
