// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Interrupts each animation at its beginning, at each tenth of its duration and at its end. Afterwards the
/// layout is the same as after both changes without animation.
struct TransitionInterruptionTests {
  /// The change that interrupts the animation.
  nonisolated enum Event: CaseIterable {
    case reverse, other, resize, compact

    var size: Size? {
      switch self {
      case .reverse, .other: nil
      case .resize: Size(820, 900)
      case .compact: Size(480, 800)
      }
    }
  }

  @Test(arguments: InterruptionCase.all, Event.allCases)
  func `an interrupted animated transition ends in the same state as one without animation`(
    movement: InterruptionCase, event: Event
  ) {
    let measured = movement.scene()
    let duration = measured.duration(of: measured.begin)
    let reference = reference(movement, event)

    for tenth in 0...10 {
      let scene = movement.scene()
      let harness = scene.harness
      var first: [Bool] = []
      var second: [Bool] = []
      scene.begin(true) { first.append($0) }
      harness.advance(by: duration * Double(tenth) / 10)
      let wasOver = !first.isEmpty

      switch event {
      case .reverse: scene.reverse(true) { second.append($0) }
      case .other: scene.other(true) { second.append($0) }
      case .resize, .compact: harness.resize(to: event.size ?? .zero)
      }
      harness.runUntilIdle()

      let context: Comment = "at \(tenth)/10 of \(duration) s"
      #expect(!harness.window.isAnimating, context)
      #expect(scene.layoutDescription == reference, context)
      check(movement, event, first, second, wasOver: wasOver, context)
      harness.checker.checkAtEnd()
    }
  }

  /// A person who presses in the middle may catch what moves, or put it away: wherever it ends, it is at rest there.
  @Test(arguments: InterruptionCase.all)
  func `a transition that a press stops continues after the release and completes exactly once`(
    movement: InterruptionCase
  ) {
    let measured = movement.scene()
    let duration = measured.duration(of: measured.begin)

    for tenth in 0...10 {
      let scene = movement.scene()
      let harness = scene.harness
      let middle = Point(harness.window.size.width / 2, harness.window.size.height / 2)
      var completions = 0
      scene.begin(true) { _ in completions += 1 }
      harness.advance(by: duration * Double(tenth) / 10)
      harness.press(at: middle)
      harness.advance(by: 0.3)
      harness.release(at: middle)
      harness.runUntilIdle()

      let context: Comment = "at \(tenth)/10 of \(duration) s"
      #expect(!harness.window.isAnimating, context)
      #expect(completions == (movement.completionCheck == .nothing ? 0 : 1), context)
      let isPlain = scene.layoutDescription.allSatisfy { line in
        !["transition", "alpha", "Transform", "without"].contains { line.contains($0) }
      }
      #expect(isPlain, "\(context): \(scene.layoutDescription)")
      harness.checker.checkAtEnd()
    }
  }

  private func check(
    _ movement: InterruptionCase, _ event: Event, _ first: [Bool], _ second: [Bool], wasOver: Bool,
    _ context: Comment
  ) {
    let hasSecond = event == .reverse || event == .other
    switch movement.completionCheck {
    case .nothing: #expect(first == [] && second == [], context)
    case .end: #expect(first.count == 1 && second.count == (hasSecond ? 1 : 0), context)
    case .finished:
      let getsThere =
        switch event {
        case .reverse: wasOver
        case .other: wasOver || movement.finishesFirst
        case .resize, .compact: true
        }
      #expect(first == [getsThere], context)
      #expect(second == (hasSecond ? [true] : []), context)
    }
  }

  /// How it looks when nothing is seen on the way.
  private func reference(_ movement: InterruptionCase, _ event: Event) -> [String] {
    let scene = movement.scene()
    scene.begin(false) { _ in }
    scene.harness.runUntilIdle()
    switch event {
    case .reverse: scene.reverse(false) { _ in }
    case .other: scene.other(false) { _ in }
    case .resize, .compact: scene.harness.resize(to: event.size ?? .zero)
    }
    scene.harness.runUntilIdle()
    return scene.layoutDescription
  }

  @Test(arguments: InterruptionCase.all)
  func `each animated transition takes between 0.05 and 2 seconds`(
    movement: InterruptionCase
  ) {
    let scene = movement.scene()
    let before = scene.layoutDescription

    let duration = scene.duration(of: scene.begin)

    #expect(duration > 0.05 && duration < 2)
    #expect((scene.layoutDescription == before) == movement.endsWhereItBegan)
  }
}
