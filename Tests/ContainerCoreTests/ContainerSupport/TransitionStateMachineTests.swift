// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

struct TransitionStateMachineTests {
  private typealias Machine = TransitionStateMachine<Int>

  /// Carries the actions out on a picture of the screen, and notes what cannot be.
  private struct Performer {
    var machine = Machine(0)
    var position = 0
    var displayedTransition: Machine.Transition?
    var isMovingBack = false
    var target = 0
    var isPaused = false
    var pendingCalls: [Int] = []
    var results: [Int: Bool] = [:]
    var calls = 0
    var failures: [String] = []

    mutating func perform(_ input: Machine.Input) {
      let isCall = if case .go = input { true } else { false }
      if isCall { calls += 1 }
      let before = machine
      var isAdopted = false
      for action in machine.handle(input) {
        switch action {
        case .calls(.joinPending):
          if isAdopted || !isCall { failures.append("adopted without a call") }
          isAdopted = true
          pendingCalls.append(calls)
        case .calls(.failPending): completeCalls(false)
        case .calls(.complete(let finished)): completeCalls(finished)
        case .begin(let transition):
          expect(displayedTransition == nil, "began in the middle of another transition")
          expect(
            transition.from == position && transition.from != transition.to, "wrong \(transition)")
          displayedTransition = transition
          isMovingBack = false
          isPaused = if case .drag = input { true } else { false }
          target = transition.to
        case .reverse:
          expect(displayedTransition != nil, "no transition to reverse")
          target =
            target == displayedTransition?.to
            ? displayedTransition?.from ?? target : displayedTransition?.to ?? target
          // A handle has turned the movement already.
          if case .directionChanged(let isReversed) = input { isMovingBack = isReversed }
        case .pause:
          expect(displayedTransition != nil && !isPaused, "no transition to pause")
          isPaused = true
        case .resume(let reversed, _):
          expect(displayedTransition != nil, "no transition to resume")
          isMovingBack = reversed
          isPaused = false
        case .finishAnimation:
          expect(displayedTransition?.isAnimated == true, "no animation to finish")
        case .end(let transition), .cancel(let transition):
          expect(displayedTransition == transition, "ended a transition that had not begun")
          position = action == .end(transition) ? transition.to : transition.from
          displayedTransition = nil
          isPaused = false
        }
      }
      if isCall { expect(isAdopted, "a call was dropped: \(input) in \(before)") }
      if case .go(let requested, _) = input {
        expect(machine.destination == requested, "the destination is not the requested one")
      }
      check()
    }

    private mutating func check() {
      guard let transition = machine.transition else {
        expect(
          displayedTransition == nil && position == machine.destination && machine.leaving == nil,
          "idle at \(machine.destination), but the position is \(position)")
        expect(pendingCalls.isEmpty, "idle, but calls are pending")
        return expect(!machine.isHeld, "idle, but a pointer holds it")
      }
      expect(
        displayedTransition == transition && isMovingBack == machine.isReversed
          && isPaused == machine.isHeld,
        "another transition is displayed")
      expect(
        target == machine.destination
          && Set([machine.destination, machine.leaving]) == Set([transition.from, transition.to]),
        "the transition runs to another end")
      machine.checkInvariants()
    }

    private mutating func completeCalls(_ finished: Bool) {
      for number in pendingCalls {
        expect(results[number] == nil, "call \(number) was completed twice")
        results[number] = finished
      }
      pendingCalls = []
    }

    private mutating func expect(_ holds: Bool, _ message: String) {
      if !holds { failures.append(message) }
    }
  }

  private static let inputs: [Machine.Input] =
    (0..<4).flatMap { destination in
      [.go(destination, animated: true), .go(destination, animated: false), .drag(to: destination)]
    } + [
      .grab, .release(toEnd: true), .release(toEnd: false), .release(toEnd: nil),
      .directionChanged(isReversed: true), .directionChanged(isReversed: false),
      .animationEnded(atEnd: true),
      .animationEnded(atEnd: false), .finish,
    ]

  /// What decides how a performer goes on: sequences that lead to the same are one.
  private struct Situation: Hashable {
    let destination: Int
    let transition: [Int]
    let isPaused: Bool
    let hasPendingCalls: Bool

    init(_ performer: Performer) {
      destination = performer.machine.destination
      transition = performer.machine.transition.map { [$0.from, $0.to] } ?? []
      isPaused = performer.machine.isHeld
      hasPendingCalls = !performer.pendingCalls.isEmpty
    }
  }

  @Test
  func
    `in every sequence of calls and drags, each begun transition ends and each call completes once`()
  {
    var seen: Set<Situation> = []
    var open: [(Performer, [Machine.Input])] = [(Performer(), [])]
    while let (performer, path) = open.popLast() {
      for input in Self.inputs {
        var next = performer
        next.perform(input)
        let path = path + [input]
        if seen.insert(Situation(next)).inserted { open.append((next, path)) }
        next.perform(.finish)
        guard next.failures.isEmpty, next.results.count == next.calls else {
          Issue.record("\(next.failures), \(next.results) of \(next.calls) calls after \(path)")
          return
        }
      }
    }

    // Four at rest; twelve changes with two directions, held or not, awaited or not.
    #expect(seen.count == 4 + 12 * 2 * 2 * 2)
  }

  @Test
  func
    `during a transition, the state machine's destination is the content that was requested last`()
  {
    var machine = Machine(0)

    _ = machine.handle(.go(1, animated: true))
    #expect(machine.destination == 1 && machine.leaving == 0)
    _ = machine.handle(.go(0, animated: true))
    #expect(machine.destination == 0 && machine.leaving == 1)
    _ = machine.handle(.animationEnded(atEnd: false))
    #expect(machine == Machine(0))
  }

  @Test
  func
    `a request to an idle state machine begins a transition and completes at the transition's end`()
  {
    var machine = Machine(0)
    let transition = Machine.Transition(from: 0, to: 1, isAnimated: true)

    #expect(machine.handle(.go(1, animated: true)) == [.joinPending, .begin(transition)])
    #expect(
      machine.handle(.animationEnded(atEnd: true)) == [.end(transition), .complete(finished: true)])
    #expect(machine == Machine(1))
  }

  @Test func `a call for the content that the container already shows completes immediately`() {
    var machine = Machine(3)

    #expect(
      machine.handle(.go(3, animated: true)) == [.joinPending, .complete(finished: true)])
  }

  @Test
  func `each call for the content that is leaving the container reverses the running transition`() {
    var machine = Machine(0)
    let transition = Machine.Transition(from: 0, to: 1, isAnimated: true)
    _ = machine.handle(.go(1, animated: true))

    #expect(
      machine.handle(.go(0, animated: true))
        == [.failPending, .reverse, .joinPending, .resume(reversed: true)])
    #expect(
      machine.handle(.go(1, animated: true))
        == [.failPending, .reverse, .joinPending, .resume(reversed: false)])
    #expect(
      machine.handle(.go(0, animated: false))
        == [
          .failPending, .reverse, .joinPending, .resume(reversed: true), .finishAnimation,
          .cancel(transition),
          .complete(finished: true),
        ])
  }

  @Test
  func
    `during a transition, a call for a third content ends the transition and begins another one`()
  {
    var machine = Machine(0)
    _ = machine.handle(.go(1, animated: true))

    #expect(
      machine.handle(.go(2, animated: true))
        == [
          .finishAnimation, .end(Machine.Transition(from: 0, to: 1, isAnimated: true)),
          .complete(finished: true), .joinPending,
          .begin(Machine.Transition(from: 1, to: 2, isAnimated: true)),
        ])
  }

  @Test
  func
    `a second call for the same content joins the transition, or ends it if the call is unanimated`()
  {
    var machine = Machine(0)
    _ = machine.handle(.go(1, animated: true))

    #expect(machine.handle(.go(1, animated: true)) == [.joinPending])
    #expect(
      machine.handle(.go(1, animated: false))
        == [
          .joinPending, .finishAnimation,
          .end(Machine.Transition(from: 0, to: 1, isAnimated: true)),
          .complete(finished: true),
        ])
  }

  @Test func `a transition that runs back to its start calls the completion handler with false`() {
    var machine = Machine(0)
    let transition = Machine.Transition(from: 0, to: 1, isAnimated: true)
    _ = machine.handle(.go(1, animated: true))

    #expect(
      machine.handle(.animationEnded(atEnd: false)) == [
        .cancel(transition), .complete(finished: false),
      ])
    #expect(machine == Machine(0))
  }

  @Test func `a drag to the content that the container already shows does nothing`() {
    var machine = Machine(0)

    #expect(machine.handle(.drag(to: 0)).isEmpty)
  }

  @Test(arguments: [true, false])
  func `a drag between a container's contents ends at the content toward which it is released`(
    toEnd: Bool
  ) {
    var machine = Machine(1)
    let transition = Machine.Transition(from: 1, to: 0, isAnimated: true)

    #expect(machine.handle(.drag(to: 0)) == [.begin(transition)])
    #expect(
      machine.handle(.release(toEnd: toEnd, velocity: 2))
        == (toEnd ? [] : [.failPending, .reverse]) + [.resume(reversed: !toEnd, velocity: 2)])
    #expect(
      machine.handle(.animationEnded(atEnd: toEnd))
        == [toEnd ? .end(transition) : .cancel(transition), .complete(finished: true)])
    #expect(machine.destination == (toEnd ? 0 : 1))
  }
}
