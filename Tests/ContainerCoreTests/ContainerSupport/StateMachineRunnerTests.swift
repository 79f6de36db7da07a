// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContainerCore

/// One decision at a time, and one answer for every call.
struct StateMachineRunnerTests {
  private nonisolated struct Lamp: StateMachine {
    enum Input { case turn(Bool), glow, animationEnded }
    enum Action: MachineAction {
      case calls(CompletionRule), shine(Bool)

      var completionRule: CompletionRule? {
        if case .calls(let answer) = self { answer } else { nil }
      }
    }

    var isOn = false

    mutating func handle(_ input: Input) -> [Action] {
      switch input {
      case .turn(let on):
        isOn = on
        return [.failPending, .shine(on)]
      case .glow: return [.joinPending]
      case .animationEnded: return [.complete(finished: isOn)]
      }
    }
  }

  private final class Owner {
    var performedActions: [String] = []
    var onShine: (() -> Void)?
    var onStateChange: (() -> Void)?
    private(set) lazy var runner = StateMachineRunner(
      Lamp(), owner: self,
      onStateChange: {
        $0.performedActions.append("decided")
        $0.onStateChange?()
      },
      perform: { owner, action in
        owner.performedActions.append("\(action)")
        owner.onShine?()
      })
  }

  private final class CompletionLog { var results: [String] = [] }
  private let owner = Owner()
  private let completions = CompletionLog()

  private func completion(_ name: String) -> (Bool) -> Void {
    { [completions] in completions.results.append("\(name) \($0)") }
  }

  @Test
  func `a pending completion handler is called when the state machine returns the complete action`()
  {
    owner.runner.send(.turn(true), completion: completion("on"))
    #expect(completions.results == [] && owner.runner.machine.isOn)

    owner.runner.send(.animationEnded)

    #expect(completions.results == ["on true"])
    #expect(owner.performedActions == ["shine(true)", "decided", "decided"])
  }

  @Test
  func
    `a replaced call completes with false, and calls joined to a transition complete at its end`()
  {
    owner.runner.send(.turn(true), completion: completion("on"))
    owner.runner.send(.turn(true), completion: completion("again"))
    owner.runner.send(.glow, completion: completion("glow"))
    owner.runner.send(.animationEnded)

    #expect(completions.results == ["on false", "again true", "glow true"])
  }

  @Test
  func `a completion is called immediately with false if the state machine ignores the input`() {
    owner.runner.send(.animationEnded, completion: completion("nothing"))

    #expect(completions.results == ["nothing false"])
  }

  @Test func `performWhenIdle during a state change runs its block after the state change`() {
    owner.onShine = { [owner] in
      owner.onShine = nil
      owner.runner.performWhenIdle { $0.runner.send(.turn(false)) }
      owner.performedActions.append("asked")
    }
    owner.runner.send(.turn(true))

    #expect(
      owner.performedActions == ["shine(true)", "asked", "decided", "shine(false)", "decided"])
  }

  @Test
  func `nested transactions postpone performWhenIdle blocks until the outermost transaction ends`()
  {
    owner.runner.performTransaction {
      owner.runner.performTransaction {
        owner.runner.performWhenIdle { $0.performedActions.append("call") }
      }
      owner.performedActions.append("held")
    }

    #expect(owner.performedActions == ["held", "call"])
  }

  @Test func `pending completions are called with false when the container is deallocated`() {
    var owner: Owner? = Owner()
    owner?.runner.send(.turn(true), completion: completion("on"))
    owner?.runner.performTransaction { [answer = completion("later")] in
      owner?.runner.performWhenIdle(completion: answer) { _ in
        Issue.record("the closure ran without an owner")
      }
      owner = nil
    }

    #expect(completions.results.sorted() == ["later false", "on false"])
  }

  @Test
  func
    `a container that an action releases is kept alive until the state change has ended`()
  {
    var owner: Owner? = Owner()
    let motor = owner?.runner
    owner?.onShine = { owner = nil }
    owner?.onStateChange = { [completions] in completions.results.append("decided") }

    motor?.sendIfNotAnimating(.turn(true))

    #expect(completions.results == ["decided"] && owner == nil)
  }

  @Test
  func
    `completion handlers returned by removePendingCompletions are not called by the state machine`()
  {
    owner.runner.send(.turn(true), completion: completion("on"))
    for call in owner.runner.removePendingCompletions() { call(true) }
    owner.runner.send(.animationEnded)

    #expect(completions.results == ["on true"])
  }

  // MARK: Movement

  private func move(
    _ harness: TestWindow, seconds: Double, then arrival: Lamp.Input? = .animationEnded
  ) {
    owner.runner.animate(
      in: harness.window, from: 0, to: 1, motion: .curve(.linear, duration: seconds),
      inputAtEnd: arrival
    ) { _, _ in }
  }

  @Test
  func `a call that starts two animations completes when the longer animation has ended`() {
    let harness = TestWindow()
    owner.runner.send(.turn(true), completion: completion("on"))
    move(harness, seconds: 0.1)
    move(harness, seconds: 0.3)
    #expect(owner.runner.animators.count == 2)

    harness.advance(by: 0.2)
    #expect(completions.results == [])
    harness.advance(by: 0.2)

    #expect(completions.results == ["on true"] && owner.runner.animators.isEmpty)
  }

  @Test
  func
    `a completion handler stays pending if its animation is stopped, until a later animation ends`()
  {
    let harness = TestWindow()
    owner.runner.send(.turn(true), completion: completion("on"))
    move(harness, seconds: 0.1)
    harness.advance(by: 0.05)
    owner.runner.stopAnimations()
    harness.advance(by: 0.2)
    #expect(completions.results == [])

    move(harness, seconds: 0.1)
    harness.advance(by: 0.2)

    #expect(completions.results == ["on true"])
  }

  @Test
  func
    `animations without a window and duration end immediately and complete their call only once`()
  {
    owner.runner.send(.turn(true), completion: completion("on"))
    owner.runner.performTransaction {
      for end in [0.0, 0, 1] {
        owner.runner.animate(
          in: nil, from: 0, to: end, motion: .none, inputAtEnd: .animationEnded
        ) { $0.performedActions.append("at \($1)") }
      }
    }

    #expect(
      owner.performedActions == ["shine(true)", "decided", "at 0.0", "at 0.0", "at 1.0", "decided"])
    #expect(completions.results == ["on true"])
  }

  @Test func `sendIfNotAnimating during a state change sends its input after the state change`() {
    owner.onShine = { [owner] in
      owner.onShine = nil
      owner.runner.sendIfNotAnimating(.animationEnded)
      owner.performedActions.append("asked")
    }
    owner.runner.send(.turn(true), completion: completion("on"))

    #expect(owner.performedActions == ["shine(true)", "asked", "decided", "decided"])
    #expect(completions.results == ["on true"])
  }

  @Test
  func `a call's completion handler stays pending after an animation whose inputAtEnd is nil`() {
    let harness = TestWindow()
    owner.runner.send(.turn(true), completion: completion("on"))
    move(harness, seconds: 0.1, then: nil)
    harness.advance(by: 0.2)

    #expect(completions.results == [] && owner.runner.animators.isEmpty)
  }
}
