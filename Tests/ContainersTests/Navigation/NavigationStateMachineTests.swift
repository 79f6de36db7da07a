// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Containers

struct NavigationStateMachineTests {
  private typealias Machine = NavigationStateMachine<Int>

  /// Carries the actions out on a picture of the screen, and notes what cannot be.
  private struct Performer {
    var machine = Machine(stack: [0])
    var members: [Int] = [0]
    var shown: Machine.Change?
    var isBack = false
    var isHeld = false
    var waiting: [Int] = []
    var heard: [Int: Bool] = [:]
    var calls = 0
    var failures: [String] = []

    mutating func perform(_ input: Machine.Input) {
      let isCall = if case .set = input { true } else { false }
      if isCall { calls += 1 }
      let before = machine
      var isAdopted = false
      for action in machine.handle(input) {
        switch action {
        case .adopt:
          if isAdopted || !isCall { failures.append("adopted without a call") }
          isAdopted = true
          waiting.append(calls)
        case .supersede: call(false)
        case .complete: call(true)
        case .begin(let change):
          expect(shown == nil, "began in the middle of another change")
          expect(change.from == members && change.from.last != change.to.last, "wrong \(change)")
          shown = change
          isBack = false
          isHeld = input == .drag
        case .exchange(let from, let to):
          expect(shown == nil && from == members && from.last == to.last, "wrong exchange")
          members = to
        case .hold:
          expect(shown != nil && !isHeld, "nothing to hold")
          isHeld = true
        case .resume(let reversed):
          expect(shown != nil, "nothing to resume")
          isBack = reversed
          isHeld = false
        case .jump: expect(shown?.isAnimated == true, "nothing to end")
        case .end(let change), .cancel(let change):
          expect(shown == change, "ended what had not begun")
          members = action == .end(change) ? change.to : change.from
          shown = nil
          isHeld = false
        }
      }
      if isCall { expect(isAdopted, "a call was dropped: \(input) in \(before)") }
      check()
    }

    private mutating func check() {
      switch machine.state {
      case .resting(let stack):
        expect(shown == nil && members == stack, "at rest on \(stack), but \(members)")
        expect(waiting.isEmpty, "at rest, but calls wait")
      case .moving(let change, let isReversed):
        expect(shown == change && isBack == isReversed && !isHeld, "moves otherwise")
      case .held(let change, let isReversed):
        expect(shown == change && isBack == isReversed && isHeld, "is held otherwise")
      }
      expect(!machine.stack.isEmpty, "no screen is left")
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
    [[0], [0, 1], [0, 1, 2], [0, 2], [3], [1, 0]].flatMap { stack in
      [.set(stack, animated: true), .set(stack, animated: false)]
    } + [
      .drag, .grab, .release(toEnd: true), .release(toEnd: false), .release(toEnd: nil),
      .arrived(atEnd: true), .arrived(atEnd: false), .finish,
    ]

  /// What decides how a performer goes on: sequences that lead to the same are one.
  private struct Situation: Hashable {
    let stack: [Int]
    let change: [[Int]]
    let isHeld: Bool
    let isAwaited: Bool

    init(_ performer: Performer) {
      stack = performer.machine.stack
      change = performer.machine.change.map { [$0.from, $0.to] } ?? []
      isHeld = performer.machine.isHeld
      isAwaited = !performer.waiting.isEmpty
    }
  }

  @Test func `no sequence of inputs of any length leaves screens or calls in disorder`() {
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

    #expect(seen.count > 100)
  }

  @Test func `the stack is at once what it is to be`() {
    var machine = Machine(stack: [0])

    _ = machine.handle(.set([0, 1], animated: true))
    #expect(machine.stack == [0, 1])
    _ = machine.handle(.set([0], animated: true))
    #expect(machine.stack == [0])
    _ = machine.handle(.arrived(atEnd: false))
    #expect(machine.state == .resting([0]))
  }

  @Test func `the root cannot be dragged off`() {
    var machine = Machine(stack: [0])

    #expect(machine.handle(.drag).isEmpty)
  }

  @Test(arguments: [true, false])
  func `a drag goes where it is let go`(toEnd: Bool) {
    var machine = Machine(stack: [0, 1])
    let change = Machine.Change(from: [0, 1], to: [0], isAnimated: true)

    #expect(machine.handle(.drag) == [.begin(change)])
    #expect(
      machine.handle(.release(toEnd: toEnd))
        == (toEnd ? [] : [.supersede]) + [.resume(reversed: !toEnd)])
    #expect(
      machine.handle(.arrived(atEnd: toEnd))
        == [toEnd ? .end(change) : .cancel(change), .complete])
    #expect(machine.stack == (toEnd ? [0] : [0, 1]))
  }
}
