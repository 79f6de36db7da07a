// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import TestSupport
import Testing

/// Presentations in the context of a controller that is nested in containers.
struct CombinedContextTests {
  private let fixture = CombinedFixture()
  private let left: ViewController
  private let right: ViewController
  private let modal: ViewController
  private let tabs: TabBarController

  init() {
    left = fixture.screen("Left")
    right = fixture.screen("Right")
    modal = fixture.screen("Modal")
    left.definesPresentationContext = true
    tabs = fixture.named(TabBarController(viewControllers: [left, right]), "Tabs")
    fixture.show(tabs)
  }

  @Test(arguments: [true, false])
  func `dismissing an off-screen currentContext presentation sends the presenter no callbacks`(
    animated: Bool
  ) {
    fixture.present(modal, .currentContext, from: left)
    tabs.select(1)
    fixture.clear()

    left.dismiss(animated: animated)
    fixture.harness.runUntilIdle()

    #expect(fixture.log == [])
    #expect(left.presentedViewController == nil)
    tabs.select(0)
    #expect(left.isAppeared)
  }

  @Test(arguments: [true, false])
  func `selecting another tab completes a running currentContext presentation first`(
    animated: Bool
  ) {
    fixture.present(modal, .currentContext, from: left, animated: true)
    fixture.harness.advance(by: 0.1)
    tabs.select(1, animated: animated)
    fixture.harness.runUntilIdle()

    #expect(!modal.isAppeared && !left.isAppeared && right.isAppeared)
    #expect(
      fixture.log == [
        "Modal loadView", "Modal viewDidLoad", "Left viewWillDisappear", "Modal viewWillAppear",
        "Modal viewIsAppearing", "Right loadView", "Right viewDidLoad", "Modal viewDidAppear",
        "Left viewDidDisappear", "Modal viewWillDisappear", "Right viewWillAppear",
        "Right viewIsAppearing", "Modal viewDidDisappear", "Right viewDidAppear",
      ])
    tabs.select(0)
    #expect(modal.isAppeared)
  }

  @Test
  func `dismissing a currentContext presentation in a disappearing tab completes immediately`() {
    tabs.transitionStyle = .slide
    fixture.present(modal, .currentContext, from: left)
    tabs.select(1, animated: true)
    fixture.harness.advance(by: 0.1)
    fixture.clear()

    left.dismiss(animated: true)
    #expect(fixture.log == ["Modal viewDidDisappear"])
    #expect(left.presentedViewController == nil)
    fixture.harness.runUntilIdle()
    #expect(!left.isAppeared && right.isAppeared)
  }

  @Test
  func `a pop below a covering currentContext presentation sends no appearance callbacks`() {
    let bottom = fixture.screen("Bottom")
    let top = fixture.screen("Top")
    let stack = fixture.named(NavigationController(viewControllers: [bottom, top]), "Stack")
    stack.definesPresentationContext = true
    fixture.show(stack)
    fixture.present(modal, .currentContext, from: stack)
    fixture.clear()

    stack.popViewController(animated: true)
    fixture.harness.runUntilIdle()
    #expect(fixture.log == ["Top willMove nil", "Top didMove nil"])
    #expect(stack.isAppeared && !stack.isContentAppeared)

    modal.dismiss(animated: false)
    #expect(bottom.isAppeared && stack.isContentAppeared)
  }

  @Test func `dismissing from the first presenter removes a chain of currentContext presentations`()
  {
    modal.definesPresentationContext = true
    fixture.present(modal, .currentContext, from: left)
    let above = fixture.screen("Above")
    fixture.present(above, .currentContext, from: modal, animated: true)
    fixture.harness.advance(by: 0.1)

    left.dismiss(animated: false)
    fixture.harness.runUntilIdle()

    #expect(left.isAppeared)
    #expect(!modal.isAppeared && !above.isAppeared)
  }

  @Test func `a memory warning does not unload a view over which a controller is presented`() {
    fixture.present(modal, .overCurrentContext, from: left)
    let view = left.view
    tabs.select(1)
    tabs.unloadsViewsOffScreen = true
    fixture.harness.window.deliverMemoryWarning()

    #expect(left.view === view)
    tabs.select(0)
    #expect(modal.isAppeared && modal.view.window != nil)
  }
}
