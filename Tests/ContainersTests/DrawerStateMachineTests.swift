// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import Containers

struct DrawerStateMachineTests {
  private typealias Machine = DrawerStateMachine
  private let new = Screen(controller: ViewController())

  @Test func `a release springs to where it was decided, with its velocity`() {
    var machine = Machine(rest: [])
    _ = machine.handle(.grab(.leading))

    let actions = machine.handle(.release(to: .leading, velocity: 700, moved: true))

    #expect(
      actions == [.aimSides(.leading, animated: true), .settle(.leading, velocity: 700)])
    #expect(machine.target == .leading)
  }

  @Test func `a second move in mid-flight turns it round and supersedes the first`() {
    var machine = Machine(rest: [])
    _ = machine.handle(.move(to: .leading, animated: true))

    let actions = machine.handle(.move(to: [], animated: true))

    #expect(
      actions == [
        .stop, .supersede, .aimSides([], animated: true),
        .settle([], velocity: 0),
      ])
  }

  @Test func `a move to where it rests only completes`() {
    var machine = Machine(rest: .leading)

    #expect(
      machine.handle(.move(to: .leading, animated: true)) == [.supersede, .complete])
  }

  @Test func `a swap slides out, exchanges, slides in and finishes`() {
    var machine = Machine(rest: .leading)

    let start = machine.handle(.swap(.slide(off: .leading), to: new, rest: [], animated: true))
    let middle = machine.handle(.arrived)
    let end = machine.handle(.arrived)

    #expect(
      start == [
        .supersede, .stop, .beginSwap(to: new, animated: true),
        .aimSides([], animated: true), .slideOut,
      ])
    #expect(middle == [.replaceCenter, .slideIn([])])
    #expect(end == [.finishSwap, .endSides, .complete])
    #expect(machine.activity == .resting && machine.rest.isEmpty)
  }

  @Test func `a closed drawer's swap dissolves`() {
    var machine = Machine(rest: [])

    let start = machine.handle(.swap(.dissolve, to: new, rest: [], animated: true))
    let end = machine.handle(.arrived)

    #expect(start.contains(.dissolve))
    #expect(end == [.finishSwap, .endSides, .complete])
  }

  @Test func `an old center that is caught and thrown back stays`() {
    var machine = Machine(rest: .leading)
    _ = machine.handle(.swap(.slide(off: .leading), to: new, rest: [], animated: true))
    _ = machine.handle(.grab(.leading))

    let actions = machine.handle(.release(to: [], velocity: -900, moved: true))

    #expect(actions.first == .cancelSwap)
    #expect(machine.target == [])
    #expect(!machine.isSwapUnfinished)
  }

  @Test func `no sequence of inputs leaves a swap unfinished at rest`() {
    let inputs: [Machine.Input] = [
      .move(to: .leading, animated: true), .move(to: [], animated: false),
      .swap(.slide(off: .leading), to: new, rest: [], animated: true),
      .swap(.dissolve, to: new, rest: [], animated: true),
      .swap(.atOnce, to: new, rest: .leading, animated: true),
      .swap(.atOnce, to: new, rest: [.leading, .bottom], animated: false), .preview(.trailing),
      .swapBack(rest: [], animated: true),
      .swapBack(rest: [], animated: false), .grab(.leading),
      .release(to: .leading, velocity: 0, moved: true), .arrived, .finish,
    ]
    var machines = [(Machine(rest: []), 0)]
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
          if next.activity == .resting { #expect(open == 0, "\(machine) \(input)") }
          return (next, open)
        }
      }
      var seen: [String: (Machine, Int)] = [:]
      for entry in machines { seen["\(entry)"] = entry }
      machines = Array(seen.values)
    }
  }
}
