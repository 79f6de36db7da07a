// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

struct TransitionStateMachineTests {
  private typealias Machine = TransitionStateMachine<Int>

  /// Carries the actions out on a picture of the screen, and notes what cannot be.
  private struct Performer {
    var machine = Machine(0)
    var place = 0
    var shown: Machine.Transition?
    var isBack = false
    var heading = 0
    var isHeld = false
    var waiting: [Int] = []
    var heard: [Int: Bool] = [:]
    var calls = 0
    var failures: [String] = []

    mutating func perform(_ input: Machine.Input) {
      let isCall = if case .go = input { true } else { false }
      if isCall { calls += 1 }
      let before = machine
      var isAdopted = false
      for action in machine.handle(input) {
        switch action {
        case .calls(.adopt):
          if isAdopted || !isCall { failures.append("adopted without a call") }
          isAdopted = true
          waiting.append(calls)
        case .calls(.supersede): call(false)
        case .calls(.complete(let finished)): call(finished)
        case .begin(let transition):
          expect(shown == nil, "began in the middle of another transition")
          expect(
            transition.from == place && transition.from != transition.to, "wrong \(transition)")
          shown = transition
          isBack = false
          isHeld = if case .drag = input { true } else { false }
          heading = transition.to
        case .turn:
          expect(shown != nil, "nothing to turn")
          heading = heading == shown?.to ? shown?.from ?? heading : shown?.to ?? heading
          // A handle has turned the movement already.
          if case .turned(let isReversed) = input { isBack = isReversed }
        case .hold:
          expect(shown != nil && !isHeld, "nothing to hold")
          isHeld = true
        case .resume(let reversed, _):
          expect(shown != nil, "nothing to resume")
          isBack = reversed
          isHeld = false
        case .jump: expect(shown?.isAnimated == true, "nothing to end")
        case .end(let transition), .cancel(let transition):
          expect(shown == transition, "ended what had not begun")
          place = action == .end(transition) ? transition.to : transition.from
          shown = nil
          isHeld = false
        }
      }
      if isCall { expect(isAdopted, "a call was dropped: \(input) in \(before)") }
      if case .go(let place, _) = input { expect(machine.destination == place, "goes elsewhere") }
      check()
    }

    private mutating func check() {
      guard let transition = machine.transition else {
        expect(
          shown == nil && place == machine.destination && machine.leaving == nil,
          "at rest on \(machine.destination), but \(place)")
        expect(waiting.isEmpty, "at rest, but calls wait")
        return expect(!machine.isHeld, "at rest in a hand")
      }
      expect(
        shown == transition && isBack == machine.isReversed && isHeld == machine.isHeld,
        "moves otherwise")
      expect(
        heading == machine.destination
          && Set([machine.destination, machine.leaving]) == Set([transition.from, transition.to]),
        "heads elsewhere")
      machine.checkInvariants()
    }

    private mutating func call(_ finished: Bool) {
      for number in waiting {
        expect(heard[number] == nil, "call \(number) was answered twice")
        heard[number] = finished
      }
      waiting = []
    }

    private mutating func expect(_ holds: Bool, _ message: String) {
      if !holds { failures.append(message) }
    }
  }

  private static let inputs: [Machine.Input] =
    (0..<4).flatMap { place in
      [.go(place, animated: true), .go(place, animated: false), .drag(to: place)]
    } + [
      .grab, .release(toEnd: true), .release(toEnd: false), .release(toEnd: nil),
      .turned(isReversed: true), .turned(isReversed: false), .arrived(atEnd: true),
      .arrived(atEnd: false), .finish,
    ]

  /// What decides how a performer goes on: sequences that lead to the same are one.
  private struct Situation: Hashable {
    let destination: Int
    let transition: [Int]
    let isHeld: Bool
    let isAwaited: Bool

    init(_ performer: Performer) {
      destination = performer.machine.destination
      transition = performer.machine.transition.map { [$0.from, $0.to] } ?? []
      isHeld = performer.machine.isHeld
      isAwaited = !performer.waiting.isEmpty
    }
  }

  @Test func `no sequence of inputs of any length leaves places or calls in disorder`() {
    var seen: Set<Situation> = []
    var open: [(Performer, [Machine.Input])] = [(Performer(), [])]
    while let (performer, path) = open.popLast() {
      for input in Self.inputs {
        var next = performer
        next.perform(input)
        let path = path + [input]
        if seen.insert(Situation(next)).inserted { open.append((next, path)) }
        next.perform(.finish)
        guard next.failures.isEmpty, next.heard.count == next.calls else {
          Issue.record("\(next.failures), \(next.heard) of \(next.calls) calls after \(path)")
          return
        }
      }
    }

    // Four at rest; twelve changes with two directions, held or not, awaited or not.
    #expect(seen.count == 4 + 12 * 2 * 2 * 2)
  }

  @Test func `the destination is at once where the last call leads`() {
    var machine = Machine(0)

    _ = machine.handle(.go(1, animated: true))
    #expect(machine.destination == 1 && machine.leaving == 0)
    _ = machine.handle(.go(0, animated: true))
    #expect(machine.destination == 0 && machine.leaving == 1)
    _ = machine.handle(.arrived(atEnd: false))
    #expect(machine == Machine(0))
  }

  @Test func `a call at rest begins a transition, and arrives`() {
    var machine = Machine(0)
    let transition = Machine.Transition(from: 0, to: 1, isAnimated: true)

    #expect(machine.handle(.go(1, animated: true)) == [.adopt, .begin(transition)])
    #expect(
      machine.handle(.arrived(atEnd: true)) == [.end(transition), .complete(finished: true)])
    #expect(machine == Machine(1))
  }

  @Test func `the same place again is there`() {
    var machine = Machine(3)

    #expect(
      machine.handle(.go(3, animated: true)) == [.adopt, .complete(finished: true)])
  }

  @Test func `the place that is left turns the transition round, as often as it is asked for`() {
    var machine = Machine(0)
    let transition = Machine.Transition(from: 0, to: 1, isAnimated: true)
    _ = machine.handle(.go(1, animated: true))

    #expect(
      machine.handle(.go(0, animated: true))
        == [.supersede, .turn, .adopt, .resume(reversed: true)])
    #expect(
      machine.handle(.go(1, animated: true))
        == [.supersede, .turn, .adopt, .resume(reversed: false)])
    #expect(
      machine.handle(.go(0, animated: false))
        == [
          .supersede, .turn, .adopt, .resume(reversed: true), .jump, .cancel(transition),
          .complete(finished: true),
        ])
  }

  @Test func `a third place ends the transition first`() {
    var machine = Machine(0)
    _ = machine.handle(.go(1, animated: true))

    #expect(
      machine.handle(.go(2, animated: true))
        == [
          .jump, .end(Machine.Transition(from: 0, to: 1, isAnimated: true)),
          .complete(finished: true), .adopt,
          .begin(Machine.Transition(from: 1, to: 2, isAnimated: true)),
        ])
  }

  @Test func `the same place again goes on, or ends at once`() {
    var machine = Machine(0)
    _ = machine.handle(.go(1, animated: true))

    #expect(machine.handle(.go(1, animated: true)) == [.adopt])
    #expect(
      machine.handle(.go(1, animated: false))
        == [
          .adopt, .jump, .end(Machine.Transition(from: 0, to: 1, isAnimated: true)),
          .complete(finished: true),
        ])
  }

  @Test func `what was not expected to fall back does not finish`() {
    var machine = Machine(0)
    let transition = Machine.Transition(from: 0, to: 1, isAnimated: true)
    _ = machine.handle(.go(1, animated: true))

    #expect(
      machine.handle(.arrived(atEnd: false)) == [.cancel(transition), .complete(finished: false)])
    #expect(machine == Machine(0))
  }

  @Test func `nothing is dragged to where it is`() {
    var machine = Machine(0)

    #expect(machine.handle(.drag(to: 0)).isEmpty)
  }

  @Test(arguments: [true, false])
  func `a drag goes where it is let go`(toEnd: Bool) {
    var machine = Machine(1)
    let transition = Machine.Transition(from: 1, to: 0, isAnimated: true)

    #expect(machine.handle(.drag(to: 0)) == [.begin(transition)])
    #expect(
      machine.handle(.release(toEnd: toEnd, velocity: 2))
        == (toEnd ? [] : [.supersede, .turn]) + [.resume(reversed: !toEnd, velocity: 2)])
    #expect(
      machine.handle(.arrived(atEnd: toEnd))
        == [toEnd ? .end(transition) : .cancel(transition), .complete(finished: true)])
    #expect(machine.destination == (toEnd ? 0 : 1))
  }
}
