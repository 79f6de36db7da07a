// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContainerCore

/// `show` and `showDetail`: who is found, and what happens where nobody is.
struct ShowingTests {
  private final class Box: ViewController {
    var actions: Set<ContainerAction> = []
    var isLeavingItToOthers = false
    private(set) var shown: [String] = []

    override func canPerformAction(_ action: ContainerAction, sender: Any?) -> Bool {
      actions.contains(action)
    }

    override func show(_ controller: ViewController, sender: Any?) {
      if isLeavingItToOthers { return super.show(controller, sender: sender) }
      shown.append("show \(controller.title ?? "") for \(sender ?? "nobody")")
    }

    override func showDetail(_ controller: ViewController, sender: Any?) {
      shown.append("showDetail \(controller.title ?? "") for \(sender ?? "nobody")")
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
  func `the nearest ancestor that can does it`(action: ContainerAction) {
    outer.actions = [action]
    inner.actions = [action]

    ask(action)

    #expect(inner.shown == ["\(action) Red for Sender"])
    #expect(outer.shown.isEmpty)
    #expect(leaf.targetViewController(forAction: action, sender: nil) === inner)
  }

  @Test(arguments: ContainerAction.allCases)
  func `one that cannot is passed over`(action: ContainerAction) {
    outer.actions = [action]
    inner.actions = Set(ContainerAction.allCases).subtracting([action])

    ask(action)

    #expect(inner.shown.isEmpty)
    #expect(outer.shown == ["\(action) Red for Sender"])
  }

  @Test func `an override that calls super leaves it to those above`() {
    outer.actions = [.show]
    inner.actions = [.show]
    inner.isLeavingItToOthers = true

    leaf.show(red, sender: "Sender")

    #expect(outer.shown == ["show Red for Sender"])
  }

  @Test func `a controller that can is its own target`() {
    inner.actions = [.show]

    #expect(inner.targetViewController(forAction: .show, sender: nil) === inner)
    #expect(inner.targetViewController(forAction: .showDetail, sender: nil) == nil)
  }

  @Test(arguments: ContainerAction.allCases)
  func `where nobody can the controller is presented`(action: ContainerAction) {
    ask(action)
    harness.settle()

    #expect(leaf.presentedViewController === red)
    #expect(red.isAppeared)
    #expect(leaf.targetViewController(forAction: action, sender: nil) == nil)
  }

  @Test func `a presented controller does not reach the containers below`() {
    outer.actions = [.show]
    let blue = ViewController()
    leaf.present(blue, animated: false)

    blue.show(red, sender: nil)
    harness.settle()

    #expect(outer.shown.isEmpty)
    #expect(blue.presentedViewController === red)
  }

  private func ask(_ action: ContainerAction) {
    switch action {
    case .show: leaf.show(red, sender: "Sender")
    case .showDetail: leaf.showDetail(red, sender: "Sender")
    }
  }
}
