// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import Containers

struct PageStateMachineTests {
  private typealias Machine = PageStateMachine

  private let present = ViewController()
  private let forward = PageStep(to: ViewController(), .forward, isByPerson: true)
  private let reverse = PageStep(to: ViewController(), .reverse, isByPerson: true)
  private let byCode = PageStep(to: ViewController(), .forward, isByPerson: false)
  private let back = PageStep(to: ViewController(), .reverse, isByPerson: false)

  @Test func `a page that is asked for at rest begins to come`() {
    var machine = Machine()

    let actions = machine.handle(.go(forward, from: present, animated: true))

    #expect(actions == [.supersede, .stop, .begin(forward, animated: true), .aim(1)])
    #expect(
      machine.handle(.arrived) == [
        .stop, .end(forward, comes: true, isInterrupted: false), .rest, .complete,
      ])
    #expect(machine.state == .resting)
  }

  @Test func `one more in the same direction comes after it`() {
    var machine = Machine()
    let last = PageStep(to: ViewController(), .reverse, isByPerson: true)
    _ = machine.handle(.go(reverse, from: present, animated: true))

    #expect(
      machine.handle(.go(last, from: present, animated: true)) == [
        .pass(to: reverse), .adopt, .aim(-2),
      ])
    #expect(machine.destination === last)
    #expect(machine.crosses(at: -1))
    #expect(!machine.crosses(at: -0.9))
    #expect(
      machine.handle(.cross) == [
        .end(reverse, comes: true, isInterrupted: false), .begin(last, animated: true),
      ])
    #expect(!machine.crosses(at: -1))
  }

  @Test func `one in the other direction comes when the first has gone`() {
    var machine = Machine()
    _ = machine.handle(.go(forward, from: present, animated: true))

    #expect(
      machine.handle(.go(reverse, from: present, animated: true)) == [.supersede, .stop, .aim(-1)])
    #expect(machine.crosses(at: 0))
    #expect(
      machine.handle(.cross) == [
        .end(forward, comes: false, isInterrupted: false), .begin(reverse, animated: true),
      ])
    #expect(machine.shown == .reverse)
  }

  @Test func `what an unanimated call ends is what was coming`() {
    var machine = Machine()
    _ = machine.handle(.go(forward, from: present, animated: true))

    #expect(
      machine.handle(.go(byCode, from: present, animated: false)) == [
        .supersede, .stop, .end(forward, comes: true, isInterrupted: true),
        .begin(byCode, animated: false),
        .end(byCode, comes: true, isInterrupted: true), .rest, .complete,
      ])
  }

  @Test func `a pointer that lets go early sends the page back`() {
    var machine = Machine()
    _ = machine.handle(.grab)
    #expect(machine.handle(.pull(forward)) == [.begin(forward, animated: true)])

    #expect(machine.handle(.release(turns: false, animated: true)) == [.aim(0)])
    #expect(
      machine.handle(.arrived) == [
        .stop, .end(forward, comes: false, isInterrupted: false), .rest, .complete,
      ])
  }

  @Test func `pages that wait are dropped when a pointer takes hold`() {
    var machine = Machine()
    _ = machine.handle(.go(forward, from: present, animated: true))
    _ = machine.handle(.go(byCode, from: present, animated: true))

    #expect(machine.handle(.grab) == [.stop, .supersede, .drop([byCode])])
    #expect(machine.incoming === forward && machine.destination == nil)
  }

  /// All sequences of six inputs: pages begin and end in pairs, and at rest nothing is left over.
  @Test func `no sequence of inputs leaves a page half-way`() {
    var inputs: [Machine.Input] = [.grab, .pull(forward), .pull(reverse), .pull(nil), .cross]
    inputs += [.arrived, .finish]
    for animated in [true, false] {
      inputs += [
        .release(turns: true, animated: animated), .release(turns: false, animated: animated),
      ]
      for step in [forward, reverse, byCode, back] {
        for page in [present, forward.page, reverse.page, nil] {
          inputs.append(.go(step, from: page, animated: animated))
        }
      }
    }
    var machines: [Machine] = [Machine()]
    for _ in 0..<6 {
      var next: [Machine] = []
      for machine in machines {
        for input in inputs {
          var after = machine
          var open = machine.incoming
          for action in after.handle(input) {
            switch action {
            case .begin(let step, _):
              #expect(open == nil, "\(machine) \(input)")
              open = step
            case .end(let step, _, _):
              #expect(open === step, "\(machine) \(input)")
              open = nil
            default: break
            }
          }
          after.checkInvariants()
          #expect(open === after.incoming, "\(machine) \(input)")
          if abs(after.heading) <= 8, !next.contains(after) { next.append(after) }
        }
      }
      machines = next
    }
    #expect(machines.count > 20)
  }
}
