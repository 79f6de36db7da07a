// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContainerCore

/// `show` and `showDetail`: which container performs them, and what happens if no container can.
struct ShowingTests {
  private final class Box: ViewController {
    var actions: Set<ContainerAction> = []
    var callsSuper = false
    private(set) var shownTitles: [String] = []

    override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
      actions.contains(action)
    }

    override func show(_ controller: ViewController, sender: Any?) {
      if callsSuper { return super.show(controller, sender: sender) }
      shownTitles.append("show \(controller.title ?? "") for \(sender ?? "nobody")")
    }

    override func showDetail(_ controller: ViewController, sender: Any?) {
      shownTitles.append("showDetail \(controller.title ?? "") for \(sender ?? "nobody")")
    }
  }

  private let outer = Box()
  private let inner = Box()
  private let leaf = ViewController()
  private let red = ViewController()
  private let harness: TestWindow

  init() {
    for (controller, title) in [(outer, "Outer"), (inner, "Inner"), (leaf, "Leaf"), (red, "Red")] {
      controller.title = title
    }
    harness = TestWindow(root: outer)
    for (parent, child) in [(outer, inner), (inner, leaf)] as [(ViewController, ViewController)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    harness.step()
  }

  @Test(arguments: ContainerAction.allCases)
  func `show and showDetail are performed by the nearest ancestor that can perform them`(
    action: ContainerAction
  ) {
    outer.actions = [action]
    inner.actions = [action]

    perform(action)

    #expect(inner.shownTitles == ["\(action) Red for Sender"])
    #expect(outer.shownTitles.isEmpty)
    #expect(leaf.targetViewController(forAction: action, sender: nil) === inner)
  }

  @Test(arguments: ContainerAction.allCases)
  func `show and showDetail skip an ancestor that cannot perform them`(action: ContainerAction) {
    outer.actions = [action]
    inner.actions = Set(ContainerAction.allCases).subtracting([action])

    perform(action)

    #expect(inner.shownTitles.isEmpty)
    #expect(outer.shownTitles == ["\(action) Red for Sender"])
  }

  @Test func `a show override that calls super passes the call to the next ancestor`() {
    outer.actions = [.show]
    inner.actions = [.show]
    inner.callsSuper = true

    leaf.show(red, sender: "Sender")

    #expect(outer.shownTitles == ["show Red for Sender"])
  }

  @Test func `targetViewController returns the controller itself if it can perform the action`() {
    inner.actions = [.show]

    #expect(inner.targetViewController(forAction: .show, sender: nil) === inner)
    #expect(inner.targetViewController(forAction: .showDetail, sender: nil) == nil)
  }

  @Test(arguments: ContainerAction.allCases)
  func `show and showDetail present the controller when no ancestor can perform them`(
    action: ContainerAction
  ) {
    perform(action)
    harness.runUntilIdle()

    #expect(leaf.presentedViewController === red)
    #expect(red.isAppeared)
    #expect(leaf.targetViewController(forAction: action, sender: nil) == nil)
  }

  @Test func `show from a presented controller does not reach its presenter's containers`() {
    outer.actions = [.show]
    let blue = ViewController()
    leaf.present(blue, animated: false)

    blue.show(red, sender: nil)
    harness.runUntilIdle()

    #expect(outer.shownTitles.isEmpty)
    #expect(blue.presentedViewController === red)
  }

  private func perform(_ action: ContainerAction) {
    switch action {
    case .show: leaf.show(red, sender: "Sender")
    case .showDetail: leaf.showDetail(red, sender: "Sender")
    }
  }
}
