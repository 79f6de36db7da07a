// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

struct TabDelegateTests {
  private final class DelegateSpy: TabBarControllerDelegate {
    var log: [String] = []
    var refusedController: ViewController?
    var animator: (any ViewControllerAnimatedTransitioning)?
    var interactionController: (any ViewControllerInteractiveTransitioning)?

    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool {
      log.append("should \(viewController.title ?? "")")
      return viewController !== refusedController
    }

    func tabBarController(
      _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) {
      log.append("did \(viewController.title ?? "")")
    }

    func tabBarController(
      _ tabBarController: TabBarController, animationControllerFrom from: ViewController,
      to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      if animator != nil { log.append("animate \(from.title ?? "") \(to.title ?? "")") }
      return animator
    }

    func tabBarController(
      _ tabBarController: TabBarController,
      interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interactionController }
  }

  private final class DropAnimator: ViewControllerAnimatedTransitioning {
    private(set) var contexts: [TransitionContext] = []

    func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
      contexts.append(context)
      let view = context.to?.view
      view?.transform = .translation(0, -100)
      return PropertyAnimator(motion: .curve(.linear, duration: 0.4)) {
        view?.transform = .identity
      }
    }
  }

  private let fixture = TabFixture()
  private let delegate = DelegateSpy()

  init() {
    fixture.tabs.delegate = delegate
  }

  @Test
  func `a tab bar controller's delegate is asked about selections by the user, not by code`() {
    fixture.click(1)
    fixture.click(1)
    fixture.harness.pressKey(.tab, .control)
    #expect(
      delegate.log == ["should B", "did B", "should B", "did B", "should C", "did C"])
    #expect(fixture.tabs.selectedIndex == 2)

    fixture.tabs.selectedIndex = 0
    fixture.tabs.select(1, animated: true)
    fixture.tabs.viewControllers = [fixture.pages[2]]

    #expect(delegate.log.count == 6)
  }

  @Test func `refusing a tab in shouldSelect keeps the selected tab and sends no callbacks`() {
    delegate.refusedController = fixture.pages[1]

    fixture.click(1)
    fixture.harness.pressKey(.pageDown, .control)

    #expect(delegate.log == ["should B", "should B"])
    #expect(fixture.consumeCallbacks() == [])
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(fixture.tabs.tabBar.selectedIndex == 0)
  }

  private final class Stack: ViewController, TabReselectable {
    var count = 0
    func tabWasReselected() { count += 1 }
  }

  private final class Wrapper: ViewController {
    override var childForKeyCommands: ViewController? { children.first }
  }

  @Test
  func `tapping the selected tab again notifies a controller that conforms to TabReselectable`() {
    let (stack, inner, wrapper) = (Stack(), Stack(), Wrapper())
    wrapper.addChild(inner)
    inner.didMove(toParent: wrapper)
    fixture.tabs.viewControllers = [stack, wrapper]

    fixture.harness.step()
    fixture.click(0)
    fixture.click(0)
    fixture.tabs.selectedIndex = 0
    #expect(stack.count == 2)
    fixture.click(1)
    fixture.click(1)

    #expect(inner.count == 1)
  }

  @Test func `tapping the selected tab again pops its navigation controller to the root`() {
    let stack = NavigationController(rootViewController: ViewController())
    stack.pushViewController(ViewController(), animated: false)
    fixture.tabs.viewControllers = [stack, fixture.pages[1]]
    fixture.harness.step()
    stack.pushViewController(ViewController(), animated: false)

    fixture.click(0)
    fixture.harness.runUntilIdle()

    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `a tab selection resets the transform that the delegate's animation controller has set`() {
    let drop = DropAnimator()
    delegate.animator = drop

    fixture.click(1)
    fixture.harness.advance(by: 0.1)

    #expect(drop.contexts.count == 1)
    #expect(drop.contexts.first?.from === fixture.pages[0])
    #expect(drop.contexts.first?.to === fixture.pages[1])
    #expect(drop.contexts.first?.containerView === fixture.pages[1].view.superview)
    #expect(fixture.pages[0].view.superview != nil)
    #expect(fixture.tabs.transition?.isRunning == true)
    fixture.harness.runUntilIdle()
    #expect(fixture.consumeCallbacks() == TabFixture.switchCallbacks)
    #expect(fixture.pages[1].view.transform == .identity)
    #expect(delegate.log == ["should B", "animate A B", "did B"])
  }

  @Test(arguments: [true, false])
  func `a tab bar delegate's interaction controller finishes or cancels a tab selection`(
    finishes: Bool
  ) {
    let driver = PercentDrivenInteractiveTransition()
    delegate.animator = DropAnimator()
    delegate.interactionController = driver
    var results: [Bool] = []

    fixture.tabs.select(1, animated: true) { results.append($0) }
    driver.update(0.6)
    fixture.harness.advance(by: 1)
    #expect(fixture.pages[1].isAppearing)
    #expect(results == [])
    if finishes { driver.finish() } else { driver.cancel() }
    fixture.harness.runUntilIdle()

    #expect(results == [finishes])
    #expect(fixture.tabs.selectedIndex == (finishes ? 1 : 0))
    let back = [
      "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
      "A viewDidAppear",
    ]
    #expect(
      fixture.consumeCallbacks()
        == (finishes
          ? TabFixture.switchCallbacks : Array(TabFixture.switchCallbacks.prefix(3)) + back))
    #expect(fixture.pages[finishes ? 0 : 1].view.superview == nil)
  }

  @Test func `a tab bar controller's delegate can remove a tab in shouldSelect`() {
    final class Remover: TabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
      ) -> Bool {
        tabBarController.viewControllers.removeAll { $0 === viewController }
        return true
      }
    }
    let remover = Remover()
    fixture.tabs.delegate = remover

    fixture.click(2)

    #expect(fixture.tabs.viewControllers.map(\.title) == ["A", "B"])
    #expect(fixture.tabs.selectedIndex == 0)
  }
}
