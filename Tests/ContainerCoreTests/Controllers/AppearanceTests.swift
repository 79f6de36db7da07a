// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 2 and 3.
struct AppearanceTests {
  private let harness = TestWindow()

  private func controller(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    controller.containmentObserver = harness.observers
    return controller
  }

  @Test
  func
    `a root controller's first appearance sends loading, appearance and layout callbacks in order`()
  {
    let root = controller("R")

    harness.show(root)

    #expect(
      harness.callbacks.lines(with: [.layout]) == [
        "R loadView", "R viewDidLoad", "R viewWillAppear", "R viewIsAppearing",
        "R viewWillLayoutSubviews", "R viewDidLayoutSubviews", "R viewDidAppear",
      ])
  }

  @Test func `a root controller's view has its final size in viewIsAppearing`() {
    final class Spy: ViewController {
      var size: Size?
      override func viewIsAppearing(_ animated: Bool) { size = view.bounds.size }
    }
    let root = Spy()

    _ = TestWindow(root: root, size: Size(640, 480))

    #expect(root.size == Size(640, 480))
  }

  @Test func `beginAppearanceTransition loads the controller's view and sends no layout callbacks`()
  {
    let lone = controller("C")

    lone.beginAppearanceTransition(true, animated: false)
    lone.endAppearanceTransition()

    #expect(
      harness.callbacks.lines(with: [.layout]) == [
        "C loadView", "C viewDidLoad", "C viewWillAppear", "C viewDidAppear",
      ])
  }

  @Test func `a child receives no appearance callbacks until its parent appears`() {
    let root = controller("R")
    let child = controller("C")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(!harness.callbacks.lines.contains("C viewWillAppear"))
    harness.callbacks.removeAllLines()

    harness.show(root)

    #expect(
      harness.callbacks.lines == [
        "R viewWillAppear", "C viewWillAppear", "R viewIsAppearing", "C viewIsAppearing",
        "R viewDidAppear", "C viewDidAppear",
      ])
  }

  @Test
  func
    `adding or removing a child's view on screen immediately sends the child's callbacks`()
  {
    let root = controller("R")
    harness.show(root)
    let child = controller("C")
    root.addChild(child)
    child.loadViewIfNeeded()
    harness.callbacks.removeAllLines()

    root.view.addSubview(child.view)
    #expect(
      harness.callbacks.removeAllLines() == [
        "C viewWillAppear", "C viewIsAppearing", "C viewDidAppear",
      ])
    child.didMove(toParent: root)
    harness.callbacks.removeAllLines()

    child.view.removeFromSuperview()
    #expect(harness.callbacks.removeAllLines() == ["C viewWillDisappear", "C viewDidDisappear"])
    harness.step()
    #expect(harness.callbacks.lines.isEmpty)
  }

  @Test
  func
    `a child of a container with manual forwarding receives no appearance callbacks automatically`()
  {
    final class Manual: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let root = Manual()
    let child = controller("C")
    root.addChild(child)
    child.didMove(toParent: root)
    root.view.addSubview(child.view)
    harness.callbacks.removeAllLines()
    // It fills the window, so the checker misses the calls.
    harness.expectsCleanContainment = false

    harness.show(root)

    #expect(!harness.callbacks.lines.contains("C viewWillAppear"))
    #expect(!harness.callbacks.lines.contains("C viewDidAppear"))
  }

  @Test
  func
    `viewDidAppear is sent by the last endAppearanceTransition of nested appearance transitions`()
  {
    let lone = controller("C")

    for _ in 0..<2 { lone.beginAppearanceTransition(true, animated: true) }
    lone.endAppearanceTransition()
    #expect(!lone.isAppeared)
    lone.endAppearanceTransition()

    #expect(lone.isAppeared)
    #expect(
      harness.callbacks.lines == [
        "C loadView", "C viewDidLoad", "C viewWillAppear", "C viewDidAppear",
      ])
  }

  @Test func `endAppearanceTransition without a begin call is reported and sends no callback`() {
    let lone = controller("C")
    harness.expectsCleanContainment = false

    lone.endAppearanceTransition()

    #expect(harness.callbacks.lines == ["C unbalanced appearance call"])
  }

  @Test func `isMovingToParent is true only during the first appearance after addChild`() {
    final class Spy: ViewController {
      var answers: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { answers.append(isMovingToParent) }
      override func viewDidAppear(_ animated: Bool) { answers.append(isMovingToParent) }
    }
    let root = controller("R")
    _ = TestWindow(root: root)
    let child = Spy()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)

    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()

    #expect(child.answers == [true, true, false, false])
  }

  @Test func `a window without changes sends no layout callbacks and renders no frame`() {
    harness.show(controller("R"))
    harness.callbacks.removeAllLines()

    harness.step()

    #expect(harness.callbacks.lines(with: [.layout]).isEmpty)
    #expect(harness.lastFrame == nil)
  }
}
