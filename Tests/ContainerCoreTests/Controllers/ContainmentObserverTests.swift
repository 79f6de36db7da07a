// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// The events and calls that an observer is notified of, and the controllers that it observes.
struct ContainmentObserverTests {
  private final class Listener: ContainmentObserver {
    var log: [String] = []

    func observe(_ event: ContainmentEvent) {
      log.append("\(event.controller.title ?? "?") \(event.callback.name)")
    }

    func callWillBegin(_ call: ContainmentCall) {
      let other = call.other.map { " \($0.title ?? "?")" } ?? ""
      log.append("> \(call.controller.title ?? "?") \(call.kind.name)\(other)")
    }

    func callDidEnd(_ call: ContainmentCall) { log.append("<") }
  }

  private let listener = Listener()

  private func controller(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    controller.loadViewIfNeeded()
    return controller
  }

  @Test
  func
    `a containment observer is notified before and after each call of a containment method`()
  {
    let parent = controller("P")
    let child = controller("C")
    parent.containmentObserver = listener

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.removeFromSuperview()
    child.removeFromParent()
    child.beginAppearanceTransition(true, animated: false)

    #expect(
      listener.log == [
        "> C addChild P", "C willMove", "<", "> C addSubview P", "<", "> C removeFromSuperview P",
        "<", "> C removeFromParent P", "C didMove", "<", "> C beginAppearanceTransition",
        "C viewWillAppear", "<",
      ])
  }

  @Test
  func
    `adding the view of a controller without a parent notifies the containment observer`()
  {
    let parent = controller("P")
    let child = controller("C")
    parent.containmentObserver = listener

    parent.view.addSubview(child.view)

    #expect(listener.log == ["> C addSubview P", "<"])
  }

  @Test
  func `moving a subview from a child's view to the parent's notifies the containment observer`() {
    let parent = controller("P")
    let child = controller("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let badge = View()
    child.view.addSubview(badge)
    parent.containmentObserver = listener

    child.view.addSubview(badge)
    #expect(listener.log.isEmpty)
    parent.view.addSubview(badge)

    #expect(listener.log == ["> C addSubview P", "<"])
  }

  @Test
  func `a window's containment observer is notified of the callbacks of the root and its children`()
  {
    let root = ViewController()
    root.title = "R"
    let child = ViewController()
    child.title = "C"
    let harness = TestWindow()
    harness.window.containmentObserver = listener

    harness.window.rootViewController = root
    harness.step()
    root.addChild(child)
    child.loadViewIfNeeded()

    let callbacks = listener.log.filter { !$0.hasPrefix(">") && $0 != "<" }
    #expect(
      callbacks.filter { !$0.contains("Layout") } == [
        "R loadView", "R viewDidLoad", "R viewWillAppear", "R viewIsAppearing", "R viewDidAppear",
        "C willMove", "C loadView", "C viewDidLoad",
      ])
  }

  @Test
  func
    `a containment observer is notified of descendants that were added before or after it was set`()
  {
    let parent = controller("P")
    let child = controller("C")
    let grandchild = controller("G")
    let later = controller("L")
    parent.addChild(child)
    child.addChild(grandchild)

    parent.containmentObserver = listener
    grandchild.endAppearanceTransition()
    child.removeFromParent()
    later.addChild(child)
    parent.addChild(later)
    listener.log = []
    grandchild.beginAppearanceTransition(true, animated: false)

    #expect(listener.log == ["> G beginAppearanceTransition", "G viewWillAppear", "<"])
  }

  @Test
  func
    `a window's containment observer is notified of controllers added before the observer was set`()
  {
    let root = controller("R")
    let child = controller("C")
    root.addChild(child)
    let harness = TestWindow(root: root)

    harness.window.containmentObserver = listener
    child.didMove(toParent: root)

    #expect(listener.log == ["C didMove"])
  }

  @Test func `didMove with the controller itself as the parent has no effect`() {
    let child = controller("C")

    child.didMove(toParent: child)

    #expect(child.parent == nil)
  }

  @Test func `a former parent can become a child of its former child`() {
    let outer = controller("O")
    let inner = controller("I")
    outer.addChild(inner)
    inner.removeFromParent()
    inner.addChild(outer)

    inner.loadViewIfNeeded()
    inner.willMove(toParent: nil)

    #expect(outer.parent === inner)
  }
}
