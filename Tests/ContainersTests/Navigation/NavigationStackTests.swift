// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import TestSupport
import Testing

@testable import Containers

/// A stack as a value, and very long ones. A way that looks at the whole stack for each push would take far
/// longer than the limit.
struct NavigationStackTests {
  private let controllers = (0..<6).map { _ in ViewController() }

  private func stack(_ indices: Int...) -> NavigationStack {
    NavigationStack(indices.map { controllers[$0] })
  }

  private func indices(_ found: [ViewController]) -> [Int] {
    found.map { screen in controllers.firstIndex { $0 === screen } ?? -1 }
  }

  @Test func `navigation stacks are equal if they have the same controllers in the same order`() {
    var pushed = stack(0, 1)
    pushed.push(controllers[2])

    #expect(pushed == stack(0, 1, 2) && pushed.hashValue == stack(0, 1, 2).hashValue)
    #expect(pushed != stack(0, 2, 1) && pushed != stack(0, 1) && pushed.withoutTop == stack(0, 1))
    #expect(indices(pushed.controllers) == [0, 1, 2] && pushed.count == 3)
    #expect(pushed.prefix(1) == stack(0) && pushed.prefix(9) == pushed)
    #expect(
      pushed.prefix(through: controllers[1]) == stack(0, 1)
        && pushed.prefix(through: controllers[5]) == nil)
    #expect(
      NavigationStack().isEmpty && NavigationStack().top == nil
        && NavigationStack().withoutTop.isEmpty)
  }

  @Test
  func `subtracting a navigation stack from another gives the remaining controllers, top first`() {
    let old = stack(0, 1, 2, 3)
    var new = old.prefix(2)
    new.push(controllers[3])
    new.push(controllers[4])

    #expect(indices(old.subtracting(new)) == [2] && indices(new.subtracting(old)) == [4])
    #expect(!old.containsTop(of: new) && old.containsTop(of: old.withoutTop))
    #expect(old.containsTop(of: stack(4, 2)) && old.containsTop(of: NavigationStack()))
    #expect(indices(old.subtracting(stack(3, 2))) == [1, 0])
  }

  @Test
  func `deallocating a navigation stack of a million entries does not overflow the thread's stack`()
  {
    let screen = ViewController()
    var long: NavigationStack? = NavigationStack(repeatElement(screen, count: 1_000_000))
    let part = long?.prefix(500_000)

    long = nil

    #expect(part?.count == 500_000)
  }

  @Test(.timeLimit(.minutes(1)))
  func `20,000 controllers are pushed and popped one by one in under a minute`() {
    let root = ViewController()
    let navigation = NavigationController(rootViewController: root)

    for _ in 0..<20_000 { navigation.pushViewController(ViewController(), animated: false) }
    #expect(navigation.children.count == 20_001)
    for _ in 0..<10_000 { navigation.popViewController(animated: false) }
    #expect(navigation.viewControllers.count == 10_001)
    navigation.popToRootViewController(animated: false)

    #expect(navigation.viewControllers.count == 1 && navigation.topViewController === root)
    #expect(navigation.children.count == 1)
  }

  @Test func `a covered controller that is added to another parent leaves the navigation stack`() {
    let navigation = NavigationController(viewControllers: Array(controllers[0..<4]))
    navigation.pushViewController(controllers[4], animated: false)
    let other = ViewController()

    other.addChild(controllers[1])
    navigation.pushViewController(controllers[5], animated: false)

    #expect(indices(navigation.viewControllers) == [0, 2, 3, 4, 5])
  }
}
