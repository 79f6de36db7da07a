// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

/// Contract 3.6.
struct AppearanceStateMachineTests {
  private static let inputs: [AppearanceStateMachine.Input] = [
    .begin(appearing: true, animated: true), .begin(appearing: false, animated: true), .end,
  ]

  private func run(_ inputs: [AppearanceStateMachine.Input]) -> [AppearanceStateMachine.Action] {
    var machine = AppearanceStateMachine()
    return inputs.map { machine.handle($0) }
  }

  @Test func `an appearance that is interrupted by a disappearance ends with viewDidDisappear`() {
    let actions = run([
      .begin(appearing: true, animated: true), .begin(appearing: false, animated: true), .end,
    ])

    #expect(
      actions == [
        .willAppear(animated: true), .willDisappear(animated: true),
        .didDisappear(animated: true),
      ])
  }

  @Test func `a disappearance that is interrupted by an appearance ends with viewDidAppear`() {
    let actions = run([
      .begin(appearing: true, animated: false), .end,
      .begin(appearing: false, animated: true), .begin(appearing: true, animated: true), .end,
    ])

    #expect(
      actions.suffix(3) == [
        .willDisappear(animated: true), .willAppear(animated: true), .didAppear(animated: true),
      ])
  }

  @Test
  func `nested beginAppearanceTransition calls complete the appearance only at the last end call`()
  {
    let actions = run([
      .begin(appearing: true, animated: true), .begin(appearing: true, animated: true), .end, .end,
      .end,
    ])

    #expect(
      actions == [
        .willAppear(animated: true), .ignoreNested, .ignoreNested, .didAppear(animated: true),
        .reportUnbalanced,
      ])
  }

  @Test
  func
    `one end call completes a disappearance that began during nested appearance transitions`()
  {
    let actions = run([
      .begin(appearing: true, animated: true), .begin(appearing: true, animated: true),
      .begin(appearing: false, animated: true), .end,
    ])

    #expect(
      actions == [
        .willAppear(animated: true), .ignoreNested, .willDisappear(animated: true),
        .didDisappear(animated: true),
      ])
  }

  @Test func `no sequence of up to six begin and end calls sends an unpaired appearance callback`()
  {
    var sequences: [[AppearanceStateMachine.Input]] = [[]]
    var count = 0
    for _ in 0..<6 {
      sequences = sequences.flatMap { head in Self.inputs.map { head + [$0] } }
      for sequence in sequences {
        count += 1
        checkPairs(run(sequence), sequence)
      }
    }
    #expect(count == 3 + 9 + 27 + 81 + 243 + 729)
  }

  /// A did follows only its own will, with nothing in between.
  private func checkPairs(
    _ actions: [AppearanceStateMachine.Action], _ sequence: [AppearanceStateMachine.Input]
  ) {
    var last: AppearanceStateMachine.Action?
    for action in actions where action != .reportUnbalanced && action != .ignoreNested {
      switch action {
      case .didAppear: #expect(last == .willAppear(animated: true), "\(sequence)")
      case .didDisappear: #expect(last == .willDisappear(animated: true), "\(sequence)")
      case .willAppear: #expect(last != .willAppear(animated: true), "\(sequence)")
      case .willDisappear:
        #expect(last != nil && last != .didDisappear(animated: true), "\(sequence)")
      case .reportUnbalanced, .ignoreNested: break
      }
      last = action
    }
  }
}
