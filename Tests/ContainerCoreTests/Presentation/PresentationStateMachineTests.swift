// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

struct PresentationStateMachineTests {
  private static let inputs: [PresentationStateMachine.Input] = [
    .present, .dismiss, .ended(isPresent: true), .ended(isPresent: false),
  ]

  @Test func `a presentation that is turned round ends absent`() {
    var machine = PresentationStateMachine()

    #expect(machine.handle(.present) == .begin)
    #expect(machine.handle(.dismiss) == .turnRound)
    #expect(machine.state == .leaving)
    #expect(machine.handle(.ended(isPresent: false)) == .end)
    machine.settle()
    #expect(machine.state == .absent)
  }

  @Test func `a gesture that turned a dismissal round leaves it present`() {
    var machine = PresentationStateMachine()
    _ = machine.handle(.present)
    _ = machine.handle(.ended(isPresent: true))
    machine.settle()
    _ = machine.handle(.dismiss)

    #expect(machine.handle(.ended(isPresent: true)) == .end)
    #expect(machine.state == .arriving)
    machine.settle()
    #expect(machine.state == .present)
  }

  @Test func `every sequence of six inputs has an end for each beginning`() {
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
        case .turnRound: #expect(isOpen, "\(sequence)")
        case .end:
          #expect(isOpen, "\(sequence)")
          isOpen = false
          machine.settle()
        case nil: break
        }
        #expect(machine.isMoving == isOpen, "\(sequence)")
      }
    }
  }
}
