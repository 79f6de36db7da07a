// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import TestSupport
import Testing

/// What is presented in the view of a controller that lies in containers.
struct TogetherContextTests {
  private let fixture = TogetherFixture()
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
  func `3.1 dismissing in a context that is off screen tells its presenter nothing`(animated: Bool)
  {
    fixture.present(modal, .currentContext, from: left)
    tabs.select(1)
    fixture.clear()

    left.dismiss(animated: animated)
    fixture.harness.settle()

    #expect(fixture.log == [])
    #expect(left.presentedViewController == nil)
    tabs.select(0)
    #expect(left.isAppeared)
  }

  @Test(arguments: [true, false])
  func `a tab is switched while another one is presented in its place`(animated: Bool) {
    fixture.present(modal, .currentContext, from: left, animated: true)
    fixture.harness.advance(by: 0.1)
    tabs.select(1, animated: animated)
    fixture.harness.settle()

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

  @Test func `a dismissal in a context on its way off is over at once`() {
    tabs.switchStyle = .slide
    fixture.present(modal, .currentContext, from: left)
    tabs.select(1, animated: true)
    fixture.harness.advance(by: 0.1)
    fixture.clear()

    left.dismiss(animated: true)
    #expect(fixture.log == ["Modal viewDidDisappear"])
    #expect(left.presentedViewController == nil)
    fixture.harness.settle()
    #expect(!left.isAppeared && right.isAppeared)
  }

  @Test func `a container that is covered in its own view tells its children nothing`() {
    let bottom = fixture.screen("Bottom")
    let top = fixture.screen("Top")
    let stack = fixture.named(NavigationController(viewControllers: [bottom, top]), "Stack")
    stack.definesPresentationContext = true
    fixture.show(stack)
    fixture.present(modal, .currentContext, from: stack)
    fixture.clear()

    stack.popViewController(animated: true)
    fixture.harness.settle()
    #expect(fixture.log == ["Top willMove nil", "Top didMove nil"])
    #expect(stack.isAppeared && !stack.isContentAppeared)

    modal.dismiss(animated: false)
    #expect(bottom.isAppeared && stack.isContentAppeared)
  }

  @Test func `what stands for what stands for a controller leaves with it`() {
    modal.definesPresentationContext = true
    fixture.present(modal, .currentContext, from: left)
    let above = fixture.screen("Above")
    fixture.present(above, .currentContext, from: modal, animated: true)
    fixture.harness.advance(by: 0.1)

    left.dismiss(animated: false)
    fixture.harness.settle()

    #expect(left.isAppeared)
    #expect(!modal.isAppeared && !above.isAppeared)
  }

  @Test func `a view that something is presented in stays when memory is short`() {
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
