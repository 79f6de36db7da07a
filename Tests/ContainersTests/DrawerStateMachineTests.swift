// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import Containers

struct DrawerStateMachineTests {
  private typealias Machine = DrawerStateMachine
  private let new = ViewController()

  @Test
  func `a drawer side that is released from a drag continues with the velocity of the pointer`() {
    var machine = Machine(targetOrHeldSides: [])
    _ = machine.handle(.grab(.leading))

    let actions = machine.handle(.release(to: .leading, velocity: 700, hasMoved: true))

    #expect(
      actions == [.beginSideAppearance(.leading, animated: true), .settle(.leading, velocity: 700)])
    #expect(machine.target == .leading)
  }

  @Test
  func `closing a drawer side while it opens reverses it, and the open call completes with false`()
  {
    var machine = Machine(targetOrHeldSides: [])
    _ = machine.handle(.move(to: .leading, animated: true))

    let actions = machine.handle(.move(to: [], animated: true))

    #expect(
      actions == [
        .stop, .failPending, .beginSideAppearance([], animated: true),
        .settle([], velocity: 0),
      ])
  }

  @Test func `opening an open drawer side completes without an animation`() {
    var machine = Machine(targetOrHeldSides: .leading)

    #expect(
      machine.handle(.move(to: .leading, animated: true)) == [.failPending, .complete])
  }

  @Test
  func `replacing the center of an open drawer slides the old center out, then the new one in`() {
    var machine = Machine(targetOrHeldSides: .leading)

    let start = machine.handle(.swap(.slide(off: .leading), to: new, target: [], animated: true))
    let middle = machine.handle(.animationEnded)
    let end = machine.handle(.animationEnded)

    #expect(
      start == [
        .failPending, .stop, .beginSwap(to: new, animated: true),
        .beginSideAppearance([], animated: true), .slideOut,
      ])
    #expect(middle == [.replaceCenter, .slideIn([])])
    #expect(end == [.finishSwap, .endSideAppearance, .complete])
    #expect(machine.activity == .idle && machine.targetOrHeldSides.isEmpty)
  }

  @Test func `replacing the center of a closed drawer dissolves the old center into the new one`() {
    var machine = Machine(targetOrHeldSides: [])

    let start = machine.handle(.swap(.dissolve, to: new, target: [], animated: true))
    let end = machine.handle(.animationEnded)

    #expect(start.contains(.dissolve))
    #expect(end == [.finishSwap, .endSideAppearance, .complete])
  }

  @Test
  func `a drag that closes the drawer while the old center slides out cancels the replacement`() {
    var machine = Machine(targetOrHeldSides: .leading)
    _ = machine.handle(.swap(.slide(off: .leading), to: new, target: [], animated: true))
    _ = machine.handle(.grab(.leading))

    let actions = machine.handle(.release(to: [], velocity: -900, hasMoved: true))

    #expect(actions.first == .cancelSwap)
    #expect(machine.target == [])
    #expect(!machine.isSwapUnfinished)
  }

  @Test func `after any five inputs, an idle drawer has no unfinished center replacement`() {
    let inputs: [Machine.Input] = [
      .move(to: .leading, animated: true), .move(to: [], animated: false),
      .swap(.slide(off: .leading), to: new, target: [], animated: true),
      .swap(.dissolve, to: new, target: [], animated: true),
      .swap(.immediate, to: new, target: .leading, animated: true),
      .swap(.immediate, to: new, target: [.leading, .bottom], animated: false), .preview(.trailing),
      .swapBack(target: [], animated: true),
      .swapBack(target: [], animated: false), .grab(.leading),
      .release(to: .leading, velocity: 0, hasMoved: true), .animationEnded, .finish,
    ]
    var machines = [(Machine(targetOrHeldSides: []), 0)]
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
          if next.activity == .idle { #expect(open == 0, "\(machine) \(input)") }
          return (next, open)
        }
      }
      var seen: [String: (Machine, Int)] = [:]
      for entry in machines { seen["\(entry)"] = entry }
      machines = Array(seen.values)
    }
  }
}
