// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

struct PresentationStateMachineTests {
  private static let inputs: [PresentationStateMachine.Input] = [
    .present, .dismiss, .transitionEnded(isPresented: true), .transitionEnded(isPresented: false),
  ]

  @Test func `a reversed presentation ends in the dismissed state`() {
    var machine = PresentationStateMachine()

    #expect(machine.handle(.present) == .begin)
    #expect(machine.handle(.dismiss) == .reverse)
    #expect(machine.state == .dismissing)
    #expect(machine.handle(.transitionEnded(isPresented: false)) == .end)
    machine.completeTransition()
    #expect(machine.state == .dismissed)
  }

  @Test func `a dismissal that a gesture reverses ends in the presented state`() {
    var machine = PresentationStateMachine()
    _ = machine.handle(.present)
    _ = machine.handle(.transitionEnded(isPresented: true))
    machine.completeTransition()
    _ = machine.handle(.dismiss)

    #expect(machine.handle(.transitionEnded(isPresented: true)) == .end)
    #expect(machine.state == .presenting)
    machine.completeTransition()
    #expect(machine.state == .presented)
  }

  @Test
  func
    `for any six inputs, a presentation's state machine never overlaps two transitions`()
  {
    var sequences: [[PresentationStateMachine.Input]] = [[]]
    for _ in 0..<6 {
      sequences = sequences.flatMap { sequence in Self.inputs.map { sequence + [$0] } }
    }
    for sequence in sequences {
      var machine = PresentationStateMachine()
      var isOpen = false
      for input in sequence {
        switch machine.handle(input) {
        case .begin:
          #expect(!isOpen, "\(sequence)")
          isOpen = true
        case .reverse: #expect(isOpen, "\(sequence)")
        case .end:
          #expect(isOpen, "\(sequence)")
          isOpen = false
          machine.completeTransition()
        case nil: break
        }
        #expect(machine.isTransitioning == isOpen, "\(sequence)")
      }
    }
  }
}
