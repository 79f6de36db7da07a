// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContainerCore

/// One decision at a time, and one answer for every call.
struct MotorTests {
  private nonisolated struct Lamp: StateMachine {
    enum Input { case turn(Bool), glow, arrived }
    enum Action: MachineAction {
      case calls(MotorAnswer), shine(Bool)

      var answer: MotorAnswer? { if case .calls(let answer) = self { answer } else { nil } }
    }

    var isOn = false

    mutating func handle(_ input: Input) -> [Action] {
      switch input {
      case .turn(let on):
        isOn = on
        return [.supersede, .shine(on)]
      case .glow: return [.adopt]
      case .arrived: return [.complete(finished: isOn)]
      }
    }
  }

  private final class Owner {
    var seen: [String] = []
    var onShine: (() -> Void)?
    var onDecided: (() -> Void)?
    private(set) lazy var motor = Motor(
      Lamp(), owner: self,
      decided: {
        $0.seen.append("decided")
        $0.onDecided?()
      },
      perform: { owner, action in
        owner.seen.append("\(action)")
        owner.onShine?()
      })
  }

  private final class Answers { var heard: [String] = [] }
  private let owner = Owner()
  private let answers = Answers()

  private func answer(_ name: String) -> (Bool) -> Void {
    { [answers] in answers.heard.append("\(name) \($0)") }
  }

  @Test func `a call is answered when the machine completes it`() {
    owner.motor.send(.turn(true), completion: answer("on"))
    #expect(answers.heard == [] && owner.motor.machine.isOn)

    owner.motor.send(.arrived)

    #expect(answers.heard == ["on true"])
    #expect(owner.seen == ["shine(true)", "decided", "decided"])
  }

  @Test func `a later call supersedes an earlier one, and a joining one is answered with it`() {
    owner.motor.send(.turn(true), completion: answer("on"))
    owner.motor.send(.turn(true), completion: answer("again"))
    owner.motor.send(.glow, completion: answer("glow"))
    owner.motor.send(.arrived)

    #expect(answers.heard == ["on false", "again true", "glow true"])
  }

  @Test func `a call that the machine does not adopt hears false at once`() {
    owner.motor.send(.arrived, completion: answer("nothing"))

    #expect(answers.heard == ["nothing false"])
  }

  @Test func `what is asked for in the middle of a decision comes after it`() {
    owner.onShine = { [owner] in
      owner.onShine = nil
      owner.motor.whenFree { $0.motor.send(.turn(false)) }
      owner.seen.append("asked")
    }
    owner.motor.send(.turn(true))

    #expect(owner.seen == ["shine(true)", "asked", "decided", "shine(false)", "decided"])
  }

  @Test func `held open, it puts calls off until the outermost hold ends`() {
    owner.motor.hold {
      owner.motor.hold { owner.motor.whenFree { $0.seen.append("call") } }
      owner.seen.append("held")
    }

    #expect(owner.seen == ["held", "call"])
  }

  @Test func `calls that wait hear false when the owner goes`() {
    var owner: Owner? = Owner()
    owner?.motor.send(.turn(true), completion: answer("on"))
    owner?.motor.hold { [answer = answer("later")] in
      owner?.motor.whenFree(answering: answer) { _ in Issue.record("the owner is gone") }
      owner = nil
    }

    #expect(answers.heard.sorted() == ["later false", "on false"])
  }

  @Test func `an owner that is let go of as it arrives is there until all is carried out`() {
    var owner: Owner? = Owner()
    let motor = owner?.motor
    owner?.onShine = { owner = nil }
    owner?.onDecided = { [answers] in answers.heard.append("decided") }

    motor?.arrive(.turn(true))

    #expect(answers.heard == ["decided"] && owner == nil)
  }

  @Test func `a container may answer the calls itself`() {
    owner.motor.send(.turn(true), completion: answer("on"))
    for call in owner.motor.takeCalls() { call(true) }
    owner.motor.send(.arrived)

    #expect(answers.heard == ["on true"])
  }

  // MARK: Movement

  private func move(
    _ harness: TestWindow, seconds: Double, then arrival: Lamp.Input? = .arrived
  ) {
    owner.motor.animate(
      in: harness.window, from: 0, to: 1, motion: .curve(.linear, duration: seconds),
      then: arrival
    ) { _, _ in }
  }

  @Test func `animations arrive together, with the last of them`() {
    let harness = TestWindow()
    owner.motor.send(.turn(true), completion: answer("on"))
    move(harness, seconds: 0.1)
    move(harness, seconds: 0.3)
    #expect(owner.motor.animators.count == 2)

    harness.advance(by: 0.2)
    #expect(answers.heard == [])
    harness.advance(by: 0.2)

    #expect(answers.heard == ["on true"] && owner.motor.animators.isEmpty)
  }

  @Test func `what was stopped arrives no more, and what was started since does`() {
    let harness = TestWindow()
    owner.motor.send(.turn(true), completion: answer("on"))
    move(harness, seconds: 0.1)
    harness.advance(by: 0.05)
    owner.motor.stop()
    harness.advance(by: 0.2)
    #expect(answers.heard == [])

    move(harness, seconds: 0.1)
    harness.advance(by: 0.2)

    #expect(answers.heard == ["on true"])
  }

  @Test func `a movement of no length, or without a window, has arrived once`() {
    owner.motor.send(.turn(true), completion: answer("on"))
    owner.motor.hold {
      for end in [0.0, 0, 1] {
        owner.motor.animate(
          in: nil, from: 0, to: end, motion: .none, then: .arrived
        ) { $0.seen.append("at \($1)") }
      }
    }

    #expect(
      owner.seen == ["shine(true)", "decided", "at 0.0", "at 0.0", "at 1.0", "decided"])
    #expect(answers.heard == ["on true"])
  }

  @Test func `without animations it has arrived after the decision`() {
    owner.onShine = { [owner] in
      owner.onShine = nil
      owner.motor.arrive(.arrived)
      owner.seen.append("asked")
    }
    owner.motor.send(.turn(true), completion: answer("on"))

    #expect(owner.seen == ["shine(true)", "asked", "decided", "decided"])
    #expect(answers.heard == ["on true"])
  }

  @Test func `a hint leads nowhere`() {
    let harness = TestWindow()
    owner.motor.send(.turn(true), completion: answer("on"))
    move(harness, seconds: 0.1, then: nil)
    harness.advance(by: 0.2)

    #expect(answers.heard == [] && owner.motor.animators.isEmpty)
  }
}
