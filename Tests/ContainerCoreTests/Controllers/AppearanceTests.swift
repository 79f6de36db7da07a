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

  @Test func `3.1 the first root display has its order`() {
    let root = controller("R")

    harness.show(root)

    #expect(
      harness.callbacks.lines(with: [.layout]) == [
        "R loadView", "R viewDidLoad", "R viewWillAppear", "R viewIsAppearing",
        "R viewWillLayoutSubviews", "R viewDidLayoutSubviews", "R viewDidAppear",
      ])
  }

  @Test func `3.1 geometry is final when viewIsAppearing comes`() {
    final class Spy: ViewController {
      var size: Size?
      override func viewIsAppearing(_ animated: Bool) { size = view.bounds.size }
    }
    let root = Spy()

    _ = TestWindow(root: root, size: Size(640, 480))

    #expect(root.size == Size(640, 480))
  }

  @Test func `2 a begin on an untouched controller loads it, with no layout callbacks`() {
    let lone = controller("C")

    lone.beginAppearanceTransition(true, animated: false)
    lone.endAppearanceTransition()

    #expect(
      harness.callbacks.lines(with: [.layout]) == [
        "C loadView", "C viewDidLoad", "C viewWillAppear", "C viewDidAppear",
      ])
  }

  @Test func `3.2 a child hears nothing until its parent appears`() {
    let root = controller("R")
    let child = controller("C")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(!harness.callbacks.lines.contains("C viewWillAppear"))
    harness.callbacks.takeLines()

    harness.show(root)

    #expect(
      harness.callbacks.lines == [
        "R viewWillAppear", "C viewWillAppear", "R viewIsAppearing", "C viewIsAppearing",
        "R viewDidAppear", "C viewDidAppear",
      ])
  }

  @Test func `3.3 putting a child's view in and out of a shown parent tells it at once`() {
    let root = controller("R")
    harness.show(root)
    let child = controller("C")
    root.addChild(child)
    child.loadViewIfNeeded()
    harness.callbacks.takeLines()

    root.view.addSubview(child.view)
    #expect(
      harness.callbacks.takeLines() == ["C viewWillAppear", "C viewIsAppearing", "C viewDidAppear"])
    child.didMove(toParent: root)
    harness.callbacks.takeLines()

    child.view.removeFromSuperview()
    #expect(harness.callbacks.takeLines() == ["C viewWillDisappear", "C viewDidDisappear"])
    harness.step()
    #expect(harness.callbacks.lines.isEmpty)
  }

  @Test func `3.5 with manual forwarding a child hears nothing by itself`() {
    final class Manual: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let root = Manual()
    let child = controller("C")
    root.addChild(child)
    child.didMove(toParent: root)
    root.view.addSubview(child.view)
    harness.callbacks.takeLines()
    // It fills the window, so the checker misses the calls.
    harness.expectsCleanContainment = false

    harness.show(root)

    #expect(!harness.callbacks.lines.contains("C viewWillAppear"))
    #expect(!harness.callbacks.lines.contains("C viewDidAppear"))
  }

  @Test func `3.6 of doubled calls the last end sends the did-callback`() {
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

  @Test func `3.6 a call without a partner is reported and nothing is sent`() {
    let lone = controller("C")
    harness.expectsCleanContainment = false

    lone.endAppearanceTransition()

    #expect(harness.callbacks.lines == ["C unbalanced appearance call"])
  }

  @Test func `3.7 isMovingToParent is true only in the first appearance after being added`() {
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

  @Test func `6.5 a settled pass sends nothing`() {
    harness.show(controller("R"))
    harness.callbacks.takeLines()

    harness.step()

    #expect(harness.callbacks.lines(with: [.layout]).isEmpty)
    #expect(harness.lastFrame == nil)
  }
}
