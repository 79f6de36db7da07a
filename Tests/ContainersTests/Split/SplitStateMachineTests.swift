// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Containers

struct SplitStateMachineTests {
  private typealias Machine = SplitStateMachine

  @Test
  func `hiding a split view column that is appearing completes the showing with false`() {
    var machine = Machine(target: .hidden)
    #expect(
      machine.handle(.move(to: .over(1), animated: true)) == [
        .stop, .failPending, .beginAppearance(.over(1), animated: true),
        .settle(.over(1), velocity: 0),
      ])

    #expect(
      machine.handle(.move(to: .hidden, animated: true)) == [
        .stop, .failPending, .beginAppearance(.hidden, animated: true),
        .settle(.hidden, velocity: 0),
      ])
    #expect(machine.handle(.animationEnded) == [.becomeIdle(.hidden), .complete])
  }

  @Test func `moving split view columns to their current position completes without animation`() {
    var machine = Machine(target: .beside(1))
    #expect(
      machine.handle(.move(to: .beside(1), animated: true)) == [.failPending, .complete])
  }

  @Test func `a released split view column moves to its target with the velocity of the release`() {
    var machine = Machine(target: .hidden)
    _ = machine.handle(.grab)
    #expect(machine.target == nil)
    #expect(machine.targetOrHeldPosition == .hidden)

    #expect(
      machine.handle(.release(to: .over(1), velocity: 700, animated: true)) == [
        .beginAppearance(.over(1), animated: true), .settle(.over(1), velocity: 700),
      ])
  }

  @Test func `collapsing a split view ends the running column animation first`() {
    var machine = Machine(target: .hidden)
    _ = machine.handle(.move(to: .beside(1), animated: true))

    #expect(
      machine.handle(.collapse) == [
        .stop, .beginAppearance(.beside(1), animated: false), .becomeIdle(.beside(1)), .complete,
        .collapse,
      ])
    #expect(machine.handle(.grab).isEmpty)
    #expect(
      machine.handle(.move(to: .hidden, animated: true)) == [.failPending, .complete])
    #expect(machine.handle(.expand(to: .beside(2))) == [.expand(.beside(2))])
    #expect(machine.target == .beside(2))
  }

  /// All sequences of five inputs: columns fold and unfold in turns, at rest the last aim is what was jumped
  /// to, and what settles is completed or superseded before anything else settles.
  @Test func `no sequence of five inputs leaves a split view in an unfinished transition`() {
    let rests: [SplitPosition] = [.hidden, .beside(1), .over(2)]
    var inputs: [Machine.Input] = [.grab, .animationEnded, .finish, .collapse]
    for rest in rests {
      inputs.append(.expand(to: rest))
      for animated in [true, false] {
        inputs.append(.move(to: rest, animated: animated))
        inputs.append(.release(to: rest, velocity: 0, animated: animated))
      }
    }
    struct Run: Hashable {
      var machine: Machine
      var target = SplitPosition.hidden
      var current = SplitPosition.hidden
      var isCollapsed = false
      func hash(into hasher: inout Hasher) {
        hasher.combine(target)
        hasher.combine(current)
      }
    }
    var runs: Set<Run> = [Run(machine: Machine(target: .hidden))]
    for _ in 0..<5 {
      var next: Set<Run> = []
      for run in runs {
        for input in inputs {
          var after = run
          for action in after.machine.handle(input) {
            switch action {
            case .beginAppearance(let rest, _): after.target = rest
            case .becomeIdle(let rest): after.current = rest
            case .collapse:
              #expect(!after.isCollapsed, "\(run) \(input)")
              after.isCollapsed = true
            case .expand(let rest):
              #expect(after.isCollapsed, "\(run) \(input)")
              after.isCollapsed = false
              (after.target, after.current) = (rest, rest)
            default: break
            }
          }
          after.machine.checkInvariants()
          #expect(after.isCollapsed == after.machine.isCollapsed, "\(run) \(input)")
          if case .idle(let rest) = after.machine.state {
            #expect(after.current == rest && after.target == rest, "\(run) \(input)")
          }
          next.insert(after)
        }
      }
      runs = next
    }
    #expect(runs.count > 10)
  }
}
