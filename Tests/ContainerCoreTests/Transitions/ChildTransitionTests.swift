// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// A transition between children: the orders of contract 4 and 5, in both directions and in both kinds of container.
struct ChildTransitionTests {
  private final class Stack: ViewController {
    var forwards = true
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewWillAppear(_ animated: Bool) { forward(true, animated) }
    override func viewDidAppear(_ animated: Bool) { end() }
    override func viewWillDisappear(_ animated: Bool) { forward(false, animated) }
    override func viewDidDisappear(_ animated: Bool) { end() }

    private func forward(_ appearing: Bool, _ animated: Bool) {
      guard !forwards else { return }
      for child in children where child.viewIfLoaded?.superview === view {
        child.beginAppearanceTransition(appearing, animated: animated)
      }
    }

    private func end() {
      guard !forwards else { return }
      for child in children where child.isInAppearanceTransition { child.endAppearanceTransition() }
    }
  }

  private final class Fixture {
    let root = Stack()
    let (old, new, third) = (ViewController(), ViewController(), ViewController())
    let harness = TestWindow()

    init(forwards: Bool = true, isShown: Bool = true) {
      root.forwards = forwards
      for (controller, title) in [(root, "P"), (old, "Old"), (new, "New"), (third, "Third")] {
        controller.title = title
        controller.containmentObserver = harness.observers
      }
      root.addChild(old)
      old.didMove(toParent: root)
      root.view.addSubview(old.view)
      if isShown {
        harness.window.rootViewController = root
        harness.step()
      }
      for controller in [new, third] { controller.loadViewIfNeeded() }
      harness.callbacks.removeAllLines()
    }

    func transition(_ order: ChildTransition.Order, isAnimated: Bool = true) -> ChildTransition {
      ChildTransition(
        in: root, from: old, to: new, removing: [old], adding: [new], order: order,
        isAnimated: isAnimated)
    }

    final class InteractionLog { var changes: [Bool] = [] }

    /// A transition that has begun, and a log of the changes of its interaction.
    func beginWithInteractionLog() -> (ChildTransition, InteractionLog) {
      let (transition, interactions) = (transition(.leavingFirst), InteractionLog())
      begin(transition)
      transition.coordinator.notifyWhenInteractionChanges {
        interactions.changes.append($0.isInteractive)
      }
      return (transition, interactions)
    }

    func begin(_ transition: ChildTransition) {
      transition.begin { root.view.addSubview(new.view) }
    }

    /// Without what only layout adds.
    var log: [String] { harness.callbacks.removeAllLines().filter { !$0.contains("IsAppearing") } }
  }

  private static let callbacksAtBegin: [String: [String]] = [
    "leavingFirst": ["Old viewWillDisappear", "New viewWillAppear"],
    "stack": ["Old viewWillDisappear", "New viewWillAppear"],
    "enteringFirst": ["New viewWillAppear", "Old viewWillDisappear"],
    "oneAfterAnother": ["Old viewWillDisappear", "New viewWillAppear"],
  ]

  private static let callbacksAtEnd: [String: [String]] = [
    "leavingFirst": [
      "Old viewDidDisappear", "New viewDidAppear", "Old didMove nil", "New didMove P",
    ],
    "stack": ["Old viewDidDisappear", "New viewDidAppear", "Old didMove nil", "New didMove P"],
    "enteringFirst": [
      "New viewDidAppear", "Old viewDidDisappear", "Old didMove nil", "New didMove P",
    ],
    "oneAfterAnother": [
      "Old viewDidDisappear", "Old didMove nil", "New viewDidAppear", "New didMove P",
    ],
  ]

  private static let callbacksWhenCancelled: [String: [String]] = [
    "leavingFirst": [
      "Old viewWillAppear", "New viewWillDisappear", "New viewDidDisappear", "Old viewDidAppear",
      "New willMove nil", "New didMove nil", "Old willMove P", "Old didMove P",
    ],
    "stack": [
      "New willMove nil", "Old willMove P", "New viewWillDisappear", "New viewDidDisappear",
      "Old viewWillAppear", "Old viewDidAppear", "Old didMove P", "New didMove nil",
    ],
    "enteringFirst": [
      "New willMove nil", "Old willMove P", "Old viewWillAppear", "Old viewDidAppear",
      "New viewWillDisappear", "New viewDidDisappear", "New didMove nil", "Old didMove P",
    ],
    "oneAfterAnother": [
      "New willMove nil", "Old willMove P", "New viewWillDisappear", "Old viewWillAppear",
      "New viewDidDisappear", "New didMove nil", "Old viewDidAppear", "Old didMove P",
    ],
  ]

  private nonisolated static let orders: [String: ChildTransition.Order] = [
    "leavingFirst": .leavingFirst, "stack": .stack, "enteringFirst": .enteringFirst,
    "oneAfterAnother": .oneAfterAnother,
  ]

  @Test(arguments: orders.keys.sorted(), [true, false])
  func
    `a completed child transition sends its callbacks in order and leaves only the entering child`(
      name: String, forwards: Bool
    ) throws
  {
    let fixture = Fixture(forwards: forwards)
    let transition = fixture.transition(try #require(Self.orders[name]))

    fixture.begin(transition)
    #expect(
      fixture.log == ["Old willMove nil", "New willMove P"] + (Self.callbacksAtBegin[name] ?? []))
    transition.end(atEnd: true)

    #expect(fixture.log == Self.callbacksAtEnd[name])
    #expect(fixture.root.children.map(\.title) == ["New"])
    #expect(fixture.old.view.superview == nil && fixture.new.isAppeared)
  }

  @Test(arguments: orders.keys.sorted(), [true, false])
  func `a canceled child transition sends the opposite callbacks and restores the leaving child`(
    name: String, forwards: Bool
  ) throws {
    let fixture = Fixture(forwards: forwards)
    let transition = fixture.transition(try #require(Self.orders[name]))
    fixture.begin(transition)
    _ = fixture.log

    transition.end(atEnd: false)

    #expect(fixture.log == Self.callbacksWhenCancelled[name])
    #expect(fixture.root.children.map(\.title) == ["Old"])
    #expect(fixture.new.view.superview == nil && fixture.old.isAppeared && !fixture.new.isAppeared)
  }

  @Test(arguments: orders.keys.sorted())
  func `a child transition that is reversed twice ends with balanced callbacks`(name: String) throws
  {
    let fixture = Fixture()
    let transition = fixture.transition(try #require(Self.orders[name]))
    fixture.begin(transition)

    transition.reverse()
    transition.reverse()
    transition.end(atEnd: true)

    #expect(fixture.root.children.map(\.title) == ["New"])
    #expect(
      fixture.new.isAppeared && !fixture.old.isAppeared && !fixture.old.isInAppearanceTransition)
  }

  @Test
  func
    `reversing a child transition sends will callbacks immediately and did callbacks at its end`()
  {
    let fixture = Fixture()
    let transition = fixture.transition(.leavingFirst)
    fixture.begin(transition)
    _ = fixture.log

    transition.reverse()
    #expect(
      fixture.log == [
        "New willMove nil", "Old willMove P", "New viewWillDisappear", "Old viewWillAppear",
      ])
    transition.end(atEnd: false)

    #expect(
      fixture.log == [
        "New viewDidDisappear", "Old viewDidAppear", "New didMove nil", "Old didMove P",
      ])
  }

  @Test func `a child transition off screen sends parent callbacks only`() {
    let fixture = Fixture(isShown: false)
    let transition = fixture.transition(.stack)
    #expect(!transition.isContainerOnScreen)
    fixture.begin(transition)
    transition.end(atEnd: true)

    #expect(
      fixture.log == ["Old willMove nil", "New willMove P", "Old didMove nil", "New didMove P"])
  }

  @Test func `a child transition that is reversed off screen sends parent callbacks only`() {
    let fixture = Fixture(isShown: false)
    let transition = fixture.transition(.leavingFirst)
    fixture.begin(transition)
    _ = fixture.log

    transition.reverse()
    transition.end(atEnd: false)

    #expect(
      fixture.log == ["New willMove nil", "Old willMove P", "New didMove nil", "Old didMove P"])
    #expect(fixture.root.children.map(\.title) == ["Old"])
  }

  @Test func `retargeting a running child transition replaces the entering child`() {
    let fixture = Fixture()
    let transition = fixture.transition(.oneAfterAnother)
    fixture.begin(transition)
    _ = fixture.log

    transition.retarget(to: fixture.third) { fixture.root.view.addSubview(fixture.third.view) }
    #expect(
      fixture.log == [
        "New willMove nil", "Third willMove P", "New viewWillDisappear", "Third viewWillAppear",
        "New viewDidDisappear", "New didMove nil",
      ])
    transition.end(atEnd: true)

    #expect(fixture.root.children.map(\.title) == ["Third"] && fixture.third.isAppeared)
  }

  private final class LineLog { var lines: [String] = [] }

  @Test
  func `exchanging the children of a running child transition sends the opposite callbacks`() {
    let fixture = Fixture(forwards: false)
    for child in [fixture.new, fixture.third] {
      fixture.root.addChild(child)
      child.didMove(toParent: fixture.root)
    }
    _ = fixture.log
    let appearances = LineLog()
    let transition = ChildTransition(
      in: fixture.root, leaving: [fixture.third], entering: [fixture.new], isAnimated: true)
    transition.keepsLeavingViews = true
    transition.onAppearance = { child, appears, moment in
      appearances.lines.append("\(child.title ?? "") \(appears) \(moment)")
    }
    transition.begin { fixture.root.view.addSubview(fixture.new.view) }
    #expect(fixture.log == ["New viewWillAppear"])
    #expect(appearances.lines == ["New true willBegin", "New true didBegin"])

    transition.updateChildren(leaving: [fixture.new], entering: [fixture.third], isAnimated: false)
    {
      fixture.root.view.addSubview(fixture.third.view)
    }
    #expect(fixture.third.transitionCoordinator === transition.coordinator)
    // The coordinator reports the original `from` and `to`, even if it is first read after an update.
    #expect(
      transition.coordinator.from === fixture.third && transition.coordinator.to === fixture.new)
    #expect(transition.coordinator.isAnimated)
    #expect(fixture.log == ["New viewWillDisappear", "Third viewWillAppear"])
    appearances.lines = []
    transition.end(atEnd: true)

    #expect(fixture.log == ["New viewDidDisappear", "Third viewDidAppear"])
    #expect(appearances.lines == ["New false didEnd", "Third true didEnd"])
    #expect(transition.coordinator.isCancelled, "the entering child is removed again")
    #expect(fixture.new.transitionCoordinator == nil && fixture.new.view.superview != nil)
  }

  @Test
  func
    `a ChildTransition's onAppearance handler can remove the container before the child appears`()
  {
    let fixture = Fixture(forwards: false)
    fixture.root.addChild(fixture.new)
    fixture.new.didMove(toParent: fixture.root)
    let transition = ChildTransition(in: fixture.root, from: nil, to: fixture.new)
    transition.onAppearance = { _, _, moment in
      if moment == .willBegin { fixture.harness.window.rootViewController = ViewController() }
    }
    transition.begin { fixture.root.view.addSubview(fixture.new.view) }
    transition.end(atEnd: true)

    #expect(!fixture.log.contains("New viewWillAppear"))
  }

  @Test
  func `a leaving child that disappeared with its container receives no second viewWillDisappear`()
  {
    let fixture = Fixture(forwards: false)
    let transition = ChildTransition(in: fixture.root, from: fixture.old, to: nil)
    transition.onAppearance = { _, _, moment in
      if moment == .willBegin { fixture.harness.window.rootViewController = ViewController() }
    }
    transition.begin {}
    transition.end(atEnd: true)

    #expect(
      fixture.log.filter { $0.hasPrefix("Old") } == [
        "Old viewWillDisappear", "Old viewDidDisappear",
      ])
    fixture.harness.runUntilIdle()
    fixture.harness.checker.checkAtEnd()
  }

  @Test func `a leaving child that another container has added receives no further callbacks`() {
    let fixture = Fixture()
    let transition = fixture.transition(.stack)
    fixture.begin(transition)
    fixture.harness.expectsCleanContainment = false
    let other = ViewController()
    other.addChild(fixture.old)
    fixture.old.didMove(toParent: other)
    _ = fixture.log

    transition.end(atEnd: true)

    #expect(fixture.old.parent === other)
    #expect(!fixture.log.contains { $0.hasPrefix("Old didMove") })
  }

  @Test
  func `a canceled child transition does not take back a child that another container has added`() {
    let fixture = Fixture()
    let transition = fixture.transition(.leavingFirst)
    fixture.begin(transition)
    fixture.harness.expectsCleanContainment = false
    let other = ViewController()
    other.addChild(fixture.old)
    fixture.old.didMove(toParent: other)
    _ = fixture.log

    transition.end(atEnd: false)

    #expect(fixture.old.parent === other && !fixture.old.isAppeared)
    #expect(!fixture.log.contains { $0.hasPrefix("Old willMove") || $0 == "Old viewWillAppear" })
  }

  @Test
  func
    `a leaving child that is only covered by the entering child remains a child of the container`()
  {
    let fixture = Fixture()
    let transition = ChildTransition(
      in: fixture.root, from: fixture.old, to: fixture.new, adding: [fixture.new], order: .stack)
    fixture.begin(transition)
    transition.end(atEnd: true)

    #expect(!fixture.log.contains { $0.hasPrefix("Old willMove") || $0.hasPrefix("Old didMove") })
    #expect(fixture.root.children.count == 2)
  }

  // MARK: The coordinator

  @Test
  func `a child transition has one coordinator, whose alongside animations follow a reversal`() {
    let fixture = Fixture()
    let bystander = View(frame: Rect(0, 0, 10, 10))
    fixture.root.view.addSubview(bystander)
    let transition = fixture.transition(.leavingFirst)
    final class Ends { var cancellations: [Bool] = [] }
    let ends = Ends()
    transition.begin {
      let coordinator = fixture.new.transitionCoordinator
      #expect(coordinator != nil && coordinator === fixture.old.transitionCoordinator)
      #expect(coordinator === fixture.root.transitionCoordinator)
      #expect(coordinator?.from === fixture.old && coordinator?.to === fixture.new)
      coordinator?.animate(alongsideTransition: { _ in bystander.alpha = 0 }) { context in
        ends.cancellations.append(context.isCancelled)
      }
      fixture.root.view.addSubview(fixture.new.view)
    }
    transition.run(
      PropertyAnimator(motion: .curve(.linear, duration: 1)) { fixture.new.view.alpha = 0.5 }
    ) { transition.end(atEnd: $0) }
    fixture.harness.advance(by: 0.5)
    #expect(abs(bystander.presentationAlpha - 0.5) < 0.05)

    transition.isReversed = true
    fixture.harness.runUntilIdle()

    #expect(bystander.alpha == 1 && ends.cancellations == [true])
    #expect(fixture.new.transitionCoordinator == nil && fixture.old.isAppeared)
  }

  @Test
  func `alongside animations follow a child transition that is driven only by fractionComplete`() {
    let fixture = Fixture()
    let bystander = View(frame: Rect(0, 0, 10, 10))
    fixture.root.view.addSubview(bystander)
    let transition = fixture.transition(.leavingFirst)
    transition.begin {
      fixture.root.transitionCoordinator?.animate(alongsideTransition: { _ in bystander.alpha = 0 })
      fixture.root.view.addSubview(fixture.new.view)
    }
    transition.update(fractionComplete: 0.25)
    #expect(abs(bystander.presentationAlpha - 0.75) < 0.01)

    transition.end(atEnd: true)
    #expect(bystander.alpha == 0)
  }

  @Test(arguments: [true, false])
  func
    `alongside animations added after a child transition run only if the transition completed`(
      atEnd: Bool
    )
  {
    let fixture = Fixture()
    let transition = fixture.transition(.leavingFirst)
    fixture.begin(transition)
    transition.end(atEnd: atEnd)
    var completed = 0

    transition.coordinator.animate(alongsideTransition: { _ in completed += 1 })

    #expect(transition.coordinator.isCancelled == !atEnd)
    #expect(completed == (atEnd ? 1 : 0), "a cancelled transition undoes its animations")
  }

  @Test
  func `the transition coordinator reports the end of the interaction when the transition ends`() {
    let fixture = Fixture()
    let (transition, interactions) = fixture.beginWithInteractionLog()
    transition.run(
      PropertyAnimator(motion: .curve(.linear, duration: 1)) { fixture.new.view.alpha = 0.5 },
      startsPaused: true
    ) { _ in }

    transition.end(atEnd: true)

    #expect(interactions.changes == [false])
  }

  @Test func `the transition coordinator reports when a gesture begins and ends its interaction`() {
    let fixture = Fixture()
    let (transition, interactions) = fixture.beginWithInteractionLog()
    transition.run(
      PropertyAnimator(motion: .curve(.linear, duration: 1)) { fixture.new.view.alpha = 0.5 }
    ) { transition.end(atEnd: $0) }
    #expect(!transition.coordinator.initiallyInteractive)

    transition.fractionComplete = 0.3
    transition.resume(toEnd: true)
    fixture.harness.runUntilIdle()

    #expect(interactions.changes == [true, false] && fixture.new.isAppeared)
  }

  @Test
  func `transitionCoordinator is the size transition's coordinator during viewWillTransition`() {
    let fixture = Fixture()
    final class Watcher: ViewController {
      var currentCoordinator: TransitionCoordinator?
      var receivedCoordinator: TransitionCoordinator?
      override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        receivedCoordinator = coordinator
        currentCoordinator = transitionCoordinator
      }
    }
    let watcher = Watcher()
    fixture.harness.window.rootViewController = watcher
    fixture.harness.step()

    fixture.harness.resize(to: Size(500, 500))

    #expect(
      watcher.receivedCoordinator != nil
        && watcher.currentCoordinator === watcher.receivedCoordinator)
    #expect(watcher.transitionCoordinator == nil)
  }
}
