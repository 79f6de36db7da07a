// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Testing

@testable import Containers

struct PageStateMachineTests {
  private typealias Machine = PageStateMachine

  private let currentPage = ViewController()
  private let forward = PageStep(to: ViewController(), .forward, isUserInitiated: true)
  private let reverse = PageStep(to: ViewController(), .reverse, isUserInitiated: true)
  private let programmatic = PageStep(to: ViewController(), .forward, isUserInitiated: false)
  private let back = PageStep(to: ViewController(), .reverse, isUserInitiated: false)

  @Test func `requesting a page while no page is moving begins an animated transition`() {
    var machine = Machine()

    let actions = machine.handle(.go(forward, from: currentPage, animated: true))

    #expect(actions == [.failPending, .stop, .begin(forward, animated: true), .animateToOffset(1)])
    #expect(
      machine.handle(.animationEnded) == [
        .stop, .end(forward, isCompleted: true, isInterrupted: false), .becomeIdle, .complete,
      ])
    #expect(machine.state == .idle)
  }

  @Test func `a page requested in the direction of a running page transition is shown after it`() {
    var machine = Machine()
    let last = PageStep(to: ViewController(), .reverse, isUserInitiated: true)
    _ = machine.handle(.go(reverse, from: currentPage, animated: true))

    #expect(
      machine.handle(.go(last, from: currentPage, animated: true)) == [
        .transferCompletions(to: reverse), .joinPending, .animateToOffset(-2),
      ])
    #expect(machine.destination === last)
    #expect(machine.finishesStep(at: -1))
    #expect(!machine.finishesStep(at: -0.9))
    #expect(
      machine.handle(.finishStep) == [
        .end(reverse, isCompleted: true, isInterrupted: false), .begin(last, animated: true),
      ])
    #expect(!machine.finishesStep(at: -1))
  }

  @Test
  func `a page requested against the direction of a running page transition first reverses it`() {
    var machine = Machine()
    _ = machine.handle(.go(forward, from: currentPage, animated: true))

    #expect(
      machine.handle(.go(reverse, from: currentPage, animated: true)) == [
        .failPending, .stop, .animateToOffset(-1),
      ])
    #expect(machine.finishesStep(at: 0))
    #expect(
      machine.handle(.finishStep) == [
        .end(forward, isCompleted: false, isInterrupted: false), .begin(reverse, animated: true),
      ])
    #expect(machine.enteringDirection == .reverse)
  }

  @Test func `showing a page without animation ends a running page transition first`() {
    var machine = Machine()
    _ = machine.handle(.go(forward, from: currentPage, animated: true))

    #expect(
      machine.handle(.go(programmatic, from: currentPage, animated: false)) == [
        .failPending, .stop, .end(forward, isCompleted: true, isInterrupted: true),
        .begin(programmatic, animated: false),
        .end(programmatic, isCompleted: true, isInterrupted: true), .becomeIdle, .complete,
      ])
  }

  @Test func `a page drag that is released before its threshold slides the page back`() {
    var machine = Machine()
    _ = machine.handle(.grab)
    #expect(machine.handle(.pull(forward)) == [.begin(forward, animated: true)])

    #expect(machine.handle(.release(turns: false, animated: true)) == [.animateToOffset(0)])
    #expect(
      machine.handle(.animationEnded) == [
        .stop, .end(forward, isCompleted: false, isInterrupted: false), .becomeIdle, .complete,
      ])
  }

  @Test func `a press on sliding pages cancels requested pages that are not yet visible`() {
    var machine = Machine()
    _ = machine.handle(.go(forward, from: currentPage, animated: true))
    _ = machine.handle(.go(programmatic, from: currentPage, animated: true))

    #expect(machine.handle(.grab) == [.stop, .failPending, .cancelQueued([programmatic])])
    #expect(machine.enteringStep === forward && machine.destination == nil)
  }

  /// All sequences of six inputs: pages begin and end in pairs, and at rest nothing is left over.
  @Test func `after any six inputs, an idle page container has no unfinished page transition`() {
    var inputs: [Machine.Input] = [.grab, .pull(forward), .pull(reverse), .pull(nil), .finishStep]
    inputs += [.animationEnded, .finish]
    for animated in [true, false] {
      inputs += [
        .release(turns: true, animated: animated), .release(turns: false, animated: animated),
      ]
      for step in [forward, reverse, programmatic, back] {
        for page in [currentPage, forward.page, reverse.page, nil] {
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
          var open = machine.enteringStep
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
          #expect(open === after.enteringStep, "\(machine) \(input)")
          if abs(after.targetOffset) <= 8, !next.contains(after) { next.append(after) }
        }
      }
      machines = next
    }
    #expect(machines.count > 20)
  }
}
