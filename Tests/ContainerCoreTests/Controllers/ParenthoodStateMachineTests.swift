// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

/// Contract 1, as a machine.
struct ParenthoodStateMachineTests {
  private static let inputs: [ParenthoodStateMachine.Input] = [
    .addChild, .removeFromParent, .willMove(toParent: true), .willMove(toParent: false),
    .didMove(toParent: true), .didMove(toParent: false), .viewDidAppear,
  ]

  @Test func `no sequence of up to six containment calls sends an unpaired willMove or didMove`() {
    var machines: [(ParenthoodStateMachine, balance: Int)] = [(ParenthoodStateMachine(), 0)]
    var count = 0
    for _ in 0..<6 {
      machines = machines.flatMap { machine, balance in
        Self.inputs.map { input in
          count += 1
          var next = machine
          var sent = balance
          switch next.handle(input) {
          case .sendWillMoveToParent: sent += 1
          case .sendDidMoveToNil: sent -= 1
          case nil: break
          }
          // Every leaving follows a joining, and no joining comes twice.
          #expect((0...1).contains(sent), "\(machine) \(input)")
          #expect((next.state == .parentless) == (sent == 0), "\(machine) \(input)")
          return (next, sent)
        }
      }
    }
    #expect(count == 7 + 49 + 343 + 2401 + 16807 + 117_649)
  }

  @Test func `a controller that receives willMove to a parent during its removal is a child again`()
  {
    var machine = ParenthoodStateMachine()
    _ = machine.handle(.addChild)
    _ = machine.handle(.didMove(toParent: true))
    _ = machine.handle(.willMove(toParent: false))
    #expect(machine.isLeaving)

    _ = machine.handle(.willMove(toParent: true))
    _ = machine.handle(.didMove(toParent: true))

    #expect(machine.state == .child)
  }
}
