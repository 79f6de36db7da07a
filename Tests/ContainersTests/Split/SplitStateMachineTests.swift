// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Containers

struct SplitStateMachineTests {
  private typealias Machine = SplitStateMachine

  @Test func `a second move in mid-flight turns it round and supersedes the first`() {
    var machine = Machine(rest: .hidden)
    #expect(
      machine.handle(.move(to: .over(1), animated: true)) == [
        .stop, .supersede, .aim(.over(1), animated: true), .settle(.over(1), velocity: 0),
      ])

    #expect(
      machine.handle(.move(to: .hidden, animated: true)) == [
        .stop, .supersede, .aim(.hidden, animated: true), .settle(.hidden, velocity: 0),
      ])
    #expect(machine.handle(.arrived) == [.rest(.hidden), .complete])
  }

  @Test func `a move to where it rests only completes`() {
    var machine = Machine(rest: .beside(1))
    #expect(
      machine.handle(.move(to: .beside(1), animated: true)) == [.supersede, .complete])
  }

  @Test func `a release takes its velocity along`() {
    var machine = Machine(rest: .hidden)
    _ = machine.handle(.grab)
    #expect(machine.target == nil)
    #expect(machine.rest == .hidden)

    #expect(
      machine.handle(.release(to: .over(1), velocity: 700, animated: true)) == [
        .aim(.over(1), animated: true), .settle(.over(1), velocity: 700),
      ])
  }

  @Test func `collapsing ends what moves first`() {
    var machine = Machine(rest: .hidden)
    _ = machine.handle(.move(to: .beside(1), animated: true))

    #expect(
      machine.handle(.collapse) == [
        .stop, .aim(.beside(1), animated: false), .rest(.beside(1)), .complete, .fold,
      ])
    #expect(machine.handle(.grab).isEmpty)
    #expect(
      machine.handle(.move(to: .hidden, animated: true)) == [.supersede, .complete])
    #expect(machine.handle(.expand(to: .beside(2))) == [.unfold(.beside(2))])
    #expect(machine.target == .beside(2))
  }

  /// All sequences of five inputs: columns fold and unfold in turns, at rest the last aim is what was jumped
  /// to, and what settles is completed or superseded before anything else settles.
  @Test func `no sequence of inputs leaves columns half-way`() {
    let rests: [SplitPosition] = [.hidden, .beside(1), .over(2)]
    var inputs: [Machine.Input] = [.grab, .arrived, .finish, .collapse]
    for rest in rests {
      inputs.append(.expand(to: rest))
      for animated in [true, false] {
        inputs.append(.move(to: rest, animated: animated))
        inputs.append(.release(to: rest, velocity: 0, animated: animated))
      }
    }
    struct Run: Hashable {
      var machine: Machine
      var aimed = SplitPosition.hidden
      var shown = SplitPosition.hidden
      var isFolded = false
      func hash(into hasher: inout Hasher) {
        hasher.combine(aimed)
        hasher.combine(shown)
      }
    }
    var runs: Set<Run> = [Run(machine: Machine(rest: .hidden))]
    for _ in 0..<5 {
      var next: Set<Run> = []
      for run in runs {
        for input in inputs {
          var after = run
          for action in after.machine.handle(input) {
            switch action {
            case .aim(let rest, _): after.aimed = rest
            case .rest(let rest): after.shown = rest
            case .fold:
              #expect(!after.isFolded, "\(run) \(input)")
              after.isFolded = true
            case .unfold(let rest):
              #expect(after.isFolded, "\(run) \(input)")
              after.isFolded = false
              (after.aimed, after.shown) = (rest, rest)
            default: break
            }
          }
          after.machine.checkInvariants()
          #expect(after.isFolded == after.machine.isCollapsed, "\(run) \(input)")
          if case .resting(let rest) = after.machine.state {
            #expect(after.shown == rest && after.aimed == rest, "\(run) \(input)")
          }
          next.insert(after)
        }
      }
      runs = next
    }
    #expect(runs.count > 10)
  }
}
