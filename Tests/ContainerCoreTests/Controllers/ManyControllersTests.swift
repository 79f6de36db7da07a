// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

/// Thousands of siblings and of nested controllers. An algorithm that visits all children for each child would
/// exceed the time limit.
struct ManyControllersTests {
  private static func nest(_ count: Int, in controller: ViewController) -> ViewController {
    var inner = controller
    for _ in 0..<count {
      let next = ViewController()
      inner.addChild(next)
      inner.view.addSubview(next.view)
      next.didMove(toParent: inner)
      inner = next
    }
    return inner
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func `10,000 children are added and removed one by one in under a minute`(fromTheFirst: Bool) {
    let parent = ViewController()
    let harness = TestWindow(root: parent)
    let children = (0..<10_000).map { _ in ViewController() }

    for child in children {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    harness.step()
    #expect(parent.children.count == children.count && children.allSatisfy { $0.isAppeared })
    for child in fromTheFirst ? children : children.reversed() {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    harness.step()

    #expect(parent.children.isEmpty && parent.view.subviews.isEmpty)
    #expect(children.allSatisfy { !$0.isAppeared && $0.parent == nil })
  }

  @Test func `1000 nested controllers appear and disappear`() {
    let parent = ViewController()
    let inner = Self.nest(1000, in: parent)

    let harness = TestWindow(root: parent)
    harness.step()
    #expect(inner.isAppeared)

    let child = parent.children[0]
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    harness.step()
    #expect(!inner.isAppeared && inner.viewIfLoaded?.window == nil)
  }

  @Test func `500 nested presentations are presented and dismissed`() {
    let root = ViewController()
    let harness = TestWindow(root: root)

    var top = root
    for _ in 0..<500 {
      let next = ViewController()
      next.modalPresentationStyle = .fullScreen
      top.present(next, animated: false)
      harness.step()
      top = next
    }
    #expect(top.isAppeared && !root.isAppeared)

    root.dismiss(animated: false)
    harness.step()
    #expect(root.isAppeared && root.presentedViewController == nil && !top.isAppeared)
  }

  @Test func `nesting controllers deeper than 2048 levels traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = ViewController()
        var inner = outer
        for _ in 0..<2048 {
          let next = ViewController()
          inner.addChild(next)
          inner = next
        }
        withExtendedLifetime(outer) {}
      }
    }
  }
}
