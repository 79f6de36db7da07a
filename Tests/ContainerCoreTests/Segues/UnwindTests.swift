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
    harness.callbacks.takeLines()
  }

  // MARK: Order

  @Test func `8.2 the source prepares, the destination acts, then the way back is seen`() {
    home.registerUnwindAction("home") { [callbacks = harness.callbacks] segue in
      callbacks.note("acted for \(segue.sender ?? "nobody")")
      #expect(segue.source.isAppeared)
      #expect((segue as? UnwindSegue)?.action == "home")
      #expect(segue.identifier == "back")
    }
    source.registerUnwindSegue("back", action: "home")
    source.onPrepare = { [callbacks = harness.callbacks] segue in
      callbacks.note("prepared for \(segue.destination.title ?? "")")
      #expect(segue.sender as? String == "Button")
    }

    #expect(source.triggerSegue("back", sender: "Button"))
    harness.settle()

    #expect(
      harness.callbacks.lines == [
        "Source shouldPerformSegue back", "Source prepare back Home", "prepared for Home",
        "Home action home from Source", "acted for Button", "Stack unwind towards Home",
        "Middle willMove nil", "Source willMove nil", "Source viewWillDisappear",
        "Home viewWillAppear", "Home viewIsAppearing", "Source viewDidDisappear",
        "Home viewDidAppear", "Middle didMove nil", "Source didMove nil",
      ])
  }

  @Test func `8.1 a control's wish to go back can be refused`() {
    home.registerUnwindAction("home")
    source.registerUnwindSegue("back", action: "home")
    source.allowsSegues = false

    #expect(!source.triggerSegue("back", sender: "Button"))

    #expect(harness.callbacks.lines == ["Source shouldPerformSegue back"])
    #expect(source.isAppeared)
  }

  @Test func `8.2 without a destination nothing at all happens`() {
    home.registerUnwindAction("elsewhere")
    source.onPrepare = { _ in Issue.record("prepared for nothing") }

    #expect(!source.performUnwind("home"))

    #expect(harness.callbacks.lines.isEmpty)
    #expect(!harness.window.needsFrame)
    #expect(stack.top === source)
  }

  @Test func `a call around all of it names source and destination`() {
    final class Listener: ContainmentObserver {
      var calls: [String] = []
      func observe(_ event: ContainmentEvent) {}
      func callBegan(_ call: ContainmentCall) {
        calls.append("\(call.kind) \(call.controller.title ?? "") \(call.other?.title ?? "")")
      }
    }
    let listener = Listener()
    stack.containmentObserver = listener
    home.registerUnwindAction("home")

    source.performUnwind("home", animated: false)

    #expect(listener.calls.first == "unwind(action: \"home\") Source Home")
  }

  @Test func `the action may change what the way back was going to change`() {
    home.registerUnwindAction("home") { [stack, home] _ in stack.pop(to: home, animated: false) }

    #expect(source.performUnwind("home"))
    harness.settle()

    #expect(stack.children.map(\.title) == ["Home"])
    #expect(home.isAppeared)
  }

  @Test func `the action may dismiss what the way back was going to dismiss`() {
    let modal = Screen()
    stack.present(modal, animated: false)
    home.registerUnwindAction("home") { [stack] _ in stack.dismiss(animated: true) }

    #expect(modal.performUnwind("home"))
    harness.settle()

    #expect(stack.presentedViewController == nil)
    #expect(stack.children.map(\.title) == ["Home"])
    #expect(home.isAppeared)
  }

  @Test func `an action that unwinds further goes further`() {
    middle.registerUnwindAction("back") { [middle] _ in middle.performUnwind("home") }
    home.registerUnwindAction("home")

    source.performUnwind("back")
    harness.settle()

    #expect(stack.children.map(\.title) == ["Home"])
    #expect(home.isAppeared)
  }

  @Test func `in tabs too, where every place can be shown from every other`() {
    let home = Screen()
    let middle = Screen()
    let source = Screen()
    let tabs = TabsContainer("Tabs", [source, middle, home])
    harness.window.rootViewController = tabs
    harness.step()
    middle.registerUnwindAction("back") { [middle] _ in middle.performUnwind("home") }
    home.registerUnwindAction("home")

    source.performUnwind("back")
    harness.settle()

    #expect(tabs.selected === home)
    #expect(home.isAppeared)
    #expect(!middle.isViewLoaded)
  }

  // MARK: Who

  @Test func `a second action of the same name takes the first one's place`() {
    var performed: [Int] = []
    home.registerUnwindAction("home") { _ in performed.append(1) }
    home.registerUnwindAction("home") { _ in performed.append(2) }

    source.performUnwind("home")

    #expect(home.unwindActions == ["home"])
    #expect(performed == [2])
  }

  @Test func `a controller does not go back to itself, unless it says that it does`() {
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

  @Test func `the child that contains a source is found through presentations too`() {
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

  @Test func `a controller that lies nowhere looks at itself and goes nowhere`() {
    let lone = Screen()

    #expect(!lone.performUnwind("home"))
  }

  // MARK: Interruption

  nonisolated static let points = Array(stride(from: 0.02, through: 0.29, by: 0.03))

  @Test(arguments: points)
  func `unwinding in the middle of an unwinding`(point: Double) {
    home.registerUnwindAction("home")
    middle.registerUnwindAction("middle")

    source.performUnwind("middle")
    harness.advance(by: point)
    middle.performUnwind("home")
    harness.settle()

    #expect(stack.children.map(\.title) == ["Home"])
    #expect(home.isAppeared)
    #expect(stack.view.subviews.count == 1)
  }

  @Test(arguments: points)
  func `unwinding while the source is being presented`(point: Double) {
    let modal = Screen()
    home.registerUnwindAction("home")
    stack.present(modal, animated: true)
    harness.advance(by: point)

    modal.performUnwind("home")
    harness.settle()

    #expect(stack.presentedViewController == nil)
    #expect(home.isAppeared)
    #expect(!modal.isAppeared)
  }

  @Test(arguments: points)
  func `the same unwinding asked for twice leads there once`(point: Double) {
    var count = 0
    let modal = Screen()
    stack.present(modal, animated: false)
    home.registerUnwindAction("home") { _ in count += 1 }

    modal.performUnwind("home")
    harness.advance(by: point)
    modal.performUnwind("home")
    harness.settle()

    #expect(count == 2)
    #expect(home.isAppeared)
    #expect(stack.presentedViewController == nil)
  }

  @Test(arguments: points)
  func `a resize in the middle of an unwinding`(point: Double) {
    home.registerUnwindAction("home")

    source.performUnwind("home")
    harness.advance(by: point)
    harness.resize(to: Size(500, 400))
    harness.settle()

    #expect(home.view.frame.size == Size(500, 400))
    #expect(home.isAppeared)
  }

  @Test func `those who were left are let go of`() {
    weak var gone: ViewController?
    do {
      let screen = Screen()
      gone = screen
      home.registerUnwindAction("home")
      stack.show(screen, sender: nil)
      harness.settle()
      screen.performUnwind("home")
    }
    harness.settle()
    harness.callbacks.takeLines()

    #expect(home.isAppeared)
    #expect(gone == nil)
  }
}
