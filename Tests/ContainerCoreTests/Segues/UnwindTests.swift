// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// Contract 8.2 to 8.4 on controllers in a window.
struct UnwindTests {
  private final class Screen: ViewController {
    var onPrepare: ((Segue) -> Void)?
    var allowsSegues = true

    override func prepare(for segue: Segue, sender: Any?) { onPrepare?(segue) }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      allowsSegues
    }
  }

  private let home = Screen()
  private let middle = Screen()
  private let source = Screen()
  private let stack: StackContainer
  private let harness: TestWindow

  init() {
    for (controller, title) in [(home, "Home"), (middle, "Middle"), (source, "Source")] {
      controller.title = title
    }
    stack = StackContainer("Stack", [home, middle, source])
    harness = TestWindow(root: stack)
    stack.containmentObserver = harness.observers
    home.loadViewIfNeeded()
    harness.callbacks.removeAllLines()
  }

  // MARK: Order

  @Test
  func `an unwind segue calls prepare, then the unwind action, and then shows the destination`() {
    home.registerUnwindAction("home") { [callbacks = harness.callbacks] segue in
      callbacks.record("acted for \(segue.sender ?? "nobody")")
      #expect(segue.source.isAppeared)
      #expect((segue as? UnwindSegue)?.action == "home")
      #expect(segue.identifier == "back")
    }
    source.registerUnwindSegue("back", action: "home")
    source.onPrepare = { [callbacks = harness.callbacks] segue in
      callbacks.record("prepared for \(segue.destination.title ?? "")")
      #expect(segue.sender as? String == "Button")
    }

    #expect(source.triggerSegue("back", sender: "Button"))
    harness.runUntilIdle()

    #expect(
      harness.callbacks.lines == [
        "Source shouldPerformSegue back", "Source prepare back Home", "prepared for Home",
        "Home action home from Source", "acted for Button", "Stack unwind towards Home",
        "Middle willMove nil", "Source willMove nil", "Source viewWillDisappear",
        "Home viewWillAppear", "Home viewIsAppearing", "Source viewDidDisappear",
        "Home viewDidAppear", "Middle didMove nil", "Source didMove nil",
      ])
  }

  @Test func `shouldPerformSegue can refuse an unwind segue that a control triggers`() {
    home.registerUnwindAction("home")
    source.registerUnwindSegue("back", action: "home")
    source.allowsSegues = false

    #expect(!source.triggerSegue("back", sender: "Button"))

    #expect(harness.callbacks.lines == ["Source shouldPerformSegue back"])
    #expect(source.isAppeared)
  }

  @Test func `an unwind segue without a destination changes nothing and sends no callbacks`() {
    home.registerUnwindAction("elsewhere")
    source.onPrepare = { _ in Issue.record("prepare was called without a destination") }

    #expect(!source.performUnwind("home"))

    #expect(harness.callbacks.lines.isEmpty)
    #expect(!harness.window.needsFrame)
    #expect(stack.top === source)
  }

  @Test func `observers are notified of an unwind segue with its source and destination`() {
    final class Listener: ContainmentObserver {
      var calls: [String] = []
      func observe(_ event: ContainmentEvent) {}
      func callWillBegin(_ call: ContainmentCall) {
        calls.append("\(call.kind) \(call.controller.title ?? "") \(call.other?.title ?? "")")
      }
    }
    let listener = Listener()
    stack.containmentObserver = listener
    home.registerUnwindAction("home")

    source.performUnwind("home", animated: false)

    #expect(listener.calls.first == "unwind(action: \"home\") Source Home")
  }

  @Test func `an unwind action can pop the source of the unwind segue itself`() {
    home.registerUnwindAction("home") { [stack, home] _ in stack.pop(to: home, animated: false) }

    #expect(source.performUnwind("home"))
    harness.runUntilIdle()

    #expect(stack.children.map(\.title) == ["Home"])
    #expect(home.isAppeared)
  }

  @Test func `an unwind action can dismiss the source of the unwind segue itself`() {
    let modal = Screen()
    stack.present(modal, animated: false)
    home.registerUnwindAction("home") { [stack] _ in stack.dismiss(animated: true) }

    #expect(modal.performUnwind("home"))
    harness.runUntilIdle()

    #expect(stack.presentedViewController == nil)
    #expect(stack.children.map(\.title) == ["Home"])
    #expect(home.isAppeared)
  }

  @Test func `an unwind action that starts a second unwinding leads to the second destination`() {
    middle.registerUnwindAction("back") { [middle] _ in middle.performUnwind("home") }
    home.registerUnwindAction("home")

    source.performUnwind("back")
    harness.runUntilIdle()

    #expect(stack.children.map(\.title) == ["Home"])
    #expect(home.isAppeared)
  }

  @Test
  func `an unwind action that starts a second unwinding selects the second destination's tab`() {
    let home = Screen()
    let middle = Screen()
    let source = Screen()
    let tabs = TabsContainer("Tabs", [source, middle, home])
    harness.window.rootViewController = tabs
    harness.step()
    middle.registerUnwindAction("back") { [middle] _ in middle.performUnwind("home") }
    home.registerUnwindAction("home")

    source.performUnwind("back")
    harness.runUntilIdle()

    #expect(tabs.selected === home)
    #expect(home.isAppeared)
    #expect(!middle.isViewLoaded)
  }

  // MARK: Who

  @Test func `registering a second unwind action with the same name replaces the first`() {
    var performed: [Int] = []
    home.registerUnwindAction("home") { _ in performed.append(1) }
    home.registerUnwindAction("home") { _ in performed.append(2) }

    source.performUnwind("home")

    #expect(home.unwindActions == ["home"])
    #expect(performed == [2])
  }

  @Test func `a controller can unwind to itself only if its canPerformUnwind returns true`() {
    final class Own: ViewController {
      override func canPerformUnwind(
        _ action: String, from source: ViewController, sender: Any?
      ) -> Bool { action == "again" }
    }
    let own = Own()
    own.registerUnwindAction("home")

    #expect(!own.performUnwind("home"))
    #expect(own.performUnwind("again"))
  }

  @Test
  func
    `childContaining returns the child with the unwind source, or nil if the source is presented`()
  {
    let request = UnwindSegueSource(source: source, sender: nil, action: "home")
    #expect(stack.childContaining(request) === source)
    #expect(source.childContaining(request) == nil)
    #expect(home.childContaining(request) == nil)

    let outer = ViewController()
    let leaf = ViewController()
    let inner = StackContainer("Inner", [leaf])
    outer.addChild(inner)
    let deep = UnwindSegueSource(source: leaf, sender: nil, action: "home")
    #expect(outer.childContaining(deep) === inner)
    let modal = ViewController()
    stack.present(modal, animated: false)
    let above = UnwindSegueSource(source: modal, sender: nil, action: "home")
    #expect(stack.childContaining(above) == nil)
  }

  @Test func `performUnwind on a controller without a parent returns false`() {
    let lone = Screen()

    #expect(!lone.performUnwind("home"))
  }

  // MARK: Interruption

  nonisolated static let interruptionTimes = Array(stride(from: 0.02, through: 0.29, by: 0.03))

  @Test(arguments: interruptionTimes)
  func `a second unwind during the animation of the first one ends at the second one's destination`(
    point: Double
  ) {
    home.registerUnwindAction("home")
    middle.registerUnwindAction("middle")

    source.performUnwind("middle")
    harness.advance(by: point)
    middle.performUnwind("home")
    harness.runUntilIdle()

    #expect(stack.children.map(\.title) == ["Home"])
    #expect(home.isAppeared)
    #expect(stack.view.subviews.count == 1)
  }

  @Test(arguments: interruptionTimes)
  func `an unwind segue from a source that is being presented dismisses the source`(point: Double) {
    let modal = Screen()
    home.registerUnwindAction("home")
    stack.present(modal, animated: true)
    harness.advance(by: point)

    modal.performUnwind("home")
    harness.runUntilIdle()

    #expect(stack.presentedViewController == nil)
    #expect(home.isAppeared)
    #expect(!modal.isAppeared)
  }

  @Test(arguments: interruptionTimes)
  func `an unwind that is requested again during its animation calls the unwind action again`(
    point: Double
  ) {
    var count = 0
    let modal = Screen()
    stack.present(modal, animated: false)
    home.registerUnwindAction("home") { _ in count += 1 }

    modal.performUnwind("home")
    harness.advance(by: point)
    modal.performUnwind("home")
    harness.runUntilIdle()

    #expect(count == 2)
    #expect(home.isAppeared)
    #expect(stack.presentedViewController == nil)
  }

  @Test(arguments: interruptionTimes)
  func `a window resize during an unwind segue resizes the destination`(point: Double) {
    home.registerUnwindAction("home")

    source.performUnwind("home")
    harness.advance(by: point)
    harness.resize(to: Size(500, 400))
    harness.runUntilIdle()

    #expect(home.view.frame.size == Size(500, 400))
    #expect(home.isAppeared)
  }

  @Test func `a controller that was popped by an unwind segue is deallocated`() {
    weak var gone: ViewController?
    do {
      let screen = Screen()
      gone = screen
      home.registerUnwindAction("home")
      stack.show(screen, sender: nil)
      harness.runUntilIdle()
      screen.performUnwind("home")
    }
    harness.runUntilIdle()
    harness.callbacks.removeAllLines()

    #expect(home.isAppeared)
    #expect(gone == nil)
  }
}
