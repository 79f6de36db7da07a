// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Containers

struct DrawerStateMachineTests {
  private typealias Machine = DrawerStateMachine

  @Test(arguments: [
    (0.49, 0.0, DrawerPosition.closed), (0.5, 0, .open), (0.9, -400, .closed),
    (0.9, -399, .open), (0.1, 400, .open), (0.1, 399, .closed),
  ])
  func `a release decides by velocity, else by position`(
    progress: Double, velocity: Double, rest: DrawerPosition
  ) {
    var machine = Machine(rest: .closed)
    _ = machine.handle(.grab)

    let actions = machine.handle(.release(progress: progress, velocity: velocity, moved: true))

    #expect(
      actions == [.aimSide(rest, animated: true), .settle(rest, velocity: velocity)])
    #expect(machine.target == rest)
  }

  @Test func `a second move in mid-flight turns it round and supersedes the first`() {
    var machine = Machine(rest: .closed)
    _ = machine.handle(.move(to: .open, animated: true))

    let actions = machine.handle(.move(to: .closed, animated: true))

    #expect(
      actions == [
        .supersedeCompletion, .stopAnimation, .aimSide(.closed, animated: true),
        .settle(.closed, velocity: 0),
      ])
  }

  @Test func `a move to where it rests only completes`() {
    var machine = Machine(rest: .open)

    #expect(machine.handle(.move(to: .open, animated: true)) == [.supersedeCompletion, .complete])
  }

  @Test func `a press near rest that does not move was a click`() {
    var machine = Machine(rest: .closed)
    _ = machine.handle(.move(to: .open, animated: true))
    _ = machine.handle(.grab)
    _ = machine.handle(.release(progress: 0.99, velocity: 0, moved: false))

    #expect(machine.target == .closed)
  }

  @Test func `a swap slides out, exchanges, slides in and finishes`() {
    var machine = Machine(rest: .open)

    let start = machine.handle(.swap(animated: true, at: 1))
    let middle = machine.handle(.arrived)
    let end = machine.handle(.arrived)

    #expect(
      start == [
        .supersedeCompletion, .stopAnimation, .beginSwap(animated: true),
        .aimSide(.closed, animated: true), .slideOut,
      ])
    #expect(middle == [.exchange, .slideIn(.closed)])
    #expect(end == [.finishSwap, .endSide, .complete])
    #expect(machine.state == .resting(.closed))
  }

  @Test func `a closed drawer's swap dissolves`() {
    var machine = Machine(rest: .closed)

    let start = machine.handle(.swap(animated: true, at: 0))
    let end = machine.handle(.arrived)

    #expect(start.contains(.dissolve))
    #expect(end == [.exchange, .finishSwap, .endSide, .complete])
  }

  @Test func `an old center that is caught and thrown back stays`() {
    var machine = Machine(rest: .open)
    _ = machine.handle(.swap(animated: true, at: 1))
    _ = machine.handle(.grab)

    let actions = machine.handle(.release(progress: 1.2, velocity: -900, moved: true))

    #expect(actions.first == .cancelSwap)
    #expect(machine.target == .closed)
    #expect(!machine.isSwapUnfinished)
  }

  @Test func `no sequence of inputs leaves a swap unfinished at rest`() {
    let inputs: [Machine.Input] = [
      .move(to: .open, animated: true), .move(to: .closed, animated: false),
      .swap(animated: true, at: 1), .swap(animated: true, at: 0), .swapBack(animated: true),
      .swapBack(animated: false), .grab,
      .release(progress: 0.7, velocity: 0, moved: true), .arrived,
    ]
    var machines = [(Machine(rest: .closed), 0)]
    for _ in 0..<5 {
      machines = machines.flatMap { machine, depth in
        inputs.map { input in
          var next = machine
          var open = depth
          for action in next.handle(input) {
            switch action {
            case .beginSwap: open += 1
            case .finishSwap, .cancelSwap: open -= 1
            default: break
            }
            #expect((0...1).contains(open), "\(machine) \(input)")
          }
          #expect(next.isSwapUnfinished == (open == 1), "\(machine) \(input)")
          if case .resting = next.state { #expect(open == 0, "\(machine) \(input)") }
          return (next, open)
        }
      }
      var seen: [String: (Machine, Int)] = [:]
      for entry in machines { seen["\(entry)"] = entry }
      machines = Array(seen.values)
    }
  }
}
