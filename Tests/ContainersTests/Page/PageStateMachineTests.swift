// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Containers

struct PageStateMachineTests {
  private typealias Machine = PageStateMachine

  @Test func `a page that is asked for at rest begins to come`() {
    var machine = Machine()

    let actions = machine.handle(.go(.forward, to: .new, animated: true))

    #expect(
      actions == [
        .supersedeCompletion, .stop, .dropQueue, .enqueue, .begin(.forward, animated: true),
        .aim(1),
      ])
    #expect(
      machine.handle(.arrive) == [.stop, .finishStep, .rest, .complete])
    #expect(machine.state == .resting)
  }

  @Test func `one more in the same direction comes after it`() {
    var machine = Machine()
    _ = machine.handle(.go(.reverse, to: .new, animated: true))

    #expect(
      machine.handle(.go(.reverse, to: .new, animated: true)) == [
        .keepCompletion, .enqueue, .aim(-2),
      ])
    #expect(machine.crosses(at: -1))
    #expect(!machine.crosses(at: -0.9))
    #expect(machine.handle(.cross) == [.finishStep, .begin(.reverse, animated: true)])
    #expect(!machine.crosses(at: -1))
  }

  @Test func `one in the other direction comes when the first has gone`() {
    var machine = Machine()
    _ = machine.handle(.go(.forward, to: .new, animated: true))

    #expect(
      machine.handle(.go(.reverse, to: .new, animated: true)) == [
        .supersedeCompletion, .stop, .dropQueue, .enqueue, .aim(-1),
      ])
    #expect(machine.crosses(at: 0))
    #expect(machine.handle(.cross) == [.cancelStep, .begin(.reverse, animated: true)])
    #expect(machine.shown == .reverse)
  }

  @Test func `what an unanimated call ends is what was coming`() {
    var machine = Machine()
    _ = machine.handle(.go(.forward, to: .new, animated: true))

    #expect(
      machine.handle(.go(.forward, to: .new, animated: false)) == [
        .supersedeCompletion, .stop, .finishStep, .dropQueue, .enqueue,
        .begin(.forward, animated: false), .finishStep, .rest, .complete,
      ])
  }

  @Test func `a pointer that lets go early sends the page back`() {
    var machine = Machine()
    _ = machine.handle(.grab)
    #expect(
      machine.handle(.pull(.forward)) == [.enqueue, .begin(.forward, animated: true)])

    #expect(machine.handle(.release(turns: false, animated: true)) == [.aim(0)])
    #expect(machine.handle(.arrive) == [.stop, .cancelStep, .rest, .complete])
  }

  /// All sequences of six inputs: pages begin and end in pairs, the queue is never drawn from when it is
  /// empty, and at rest nothing is left over.
  @Test func `no sequence of inputs leaves a page half-way`() {
    var inputs: [Machine.Input] = [.grab, .pull(.forward), .pull(.reverse), .pull(nil), .cross]
    inputs += [.arrive, .finish]
    for animated in [true, false] {
      inputs += [
        .release(turns: true, animated: animated), .release(turns: false, animated: animated),
      ]
      for direction in PageDirection.allCases {
        for target in [Machine.Target.new, .current, .incoming, .destination] {
          inputs.append(.go(direction, to: target, animated: animated))
        }
      }
    }
    struct Run: Hashable {
      var machine: Machine
      var queue: Int
      var open: Bool
      static func == (left: Self, right: Self) -> Bool {
        left.machine == right.machine && left.queue == right.queue && left.open == right.open
      }
      func hash(into hasher: inout Hasher) {
        hasher.combine(queue)
        hasher.combine(open)
        hasher.combine(machine.heading)
      }
    }
    var runs: Set<Run> = [Run(machine: Machine(), queue: 0, open: false)]
    for _ in 0..<6 {
      var next: Set<Run> = []
      for run in runs {
        for input in inputs {
          var after = run
          for action in after.machine.handle(input) {
            switch action {
            case .enqueue: after.queue += 1
            case .dropQueue: after.queue = 0
            case .begin:
              #expect(!after.open && after.queue > 0, "\(run) \(input)")
              after.queue -= 1
              after.open = true
            case .finishStep, .cancelStep:
              #expect(after.open, "\(run) \(input)")
              after.open = false
            default: break
            }
          }
          #expect(after.open == (after.machine.shown != nil), "\(run) \(input)")
          if after.machine.state == .resting {
            #expect(!after.open && after.queue == 0, "\(run) \(input)")
          }
          if abs(after.machine.heading) <= 8 { next.insert(after) }
        }
      }
      runs = next
    }
    #expect(runs.count > 20)
  }
}
