// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Each animation, and at the beginning, at each tenth of its way and at its end something that comes in
/// between. Afterwards all is as if the two had come one after the other, without animation.
struct MovementInterruptionTests {
  /// What comes in between.
  nonisolated enum Event: CaseIterable {
    case turnRound, other, resize, compact

    var size: Size? {
      switch self {
      case .turnRound, .other: nil
      case .resize: Size(820, 900)
      case .compact: Size(480, 800)
      }
    }
  }

  @Test(arguments: Movement.all, Event.allCases)
  func `ends in pairs and in the right place, and each completion told the truth once`(
    movement: Movement, event: Event
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
      case .turnRound: scene.turnRound(true) { second.append($0) }
      case .other: scene.other(true) { second.append($0) }
      case .resize, .compact: harness.resize(to: event.size ?? .zero)
      }
      harness.settle()

      let place: Comment = "at \(tenth)/10 of \(duration) s"
      #expect(!harness.window.isAnimating, place)
      #expect(scene.picture == reference, place)
      check(movement, event, first, second, wasOver: wasOver, place)
      harness.checker.finished()
    }
  }

  /// A person who presses in the middle may catch what moves, or put it away: wherever it ends, it is at
  /// rest there.
  @Test(arguments: Movement.all)
  func `pressed, held and let go it comes to rest, and its completion is called once`(
    movement: Movement
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
      harness.settle()

      let place: Comment = "at \(tenth)/10 of \(duration) s"
      #expect(!harness.window.isAnimating, place)
      #expect(completions == (movement.answer == .nothing ? 0 : 1), place)
      let isPlain = scene.picture.allSatisfy { line in
        !["transition", "alpha", "Transform", "without"].contains { line.contains($0) }
      }
      #expect(isPlain, "\(place): \(scene.picture)")
      harness.checker.finished()
    }
  }

  private func check(
    _ movement: Movement, _ event: Event, _ first: [Bool], _ second: [Bool], wasOver: Bool,
    _ place: Comment
  ) {
    let hasSecond = event == .turnRound || event == .other
    switch movement.answer {
    case .nothing: #expect(first == [] && second == [], place)
    case .end: #expect(first.count == 1 && second.count == (hasSecond ? 1 : 0), place)
    case .finished:
      let getsThere =
        switch event {
        case .turnRound: wasOver
        case .other: wasOver || movement.comesFirst
        case .resize, .compact: true
        }
      #expect(first == [getsThere], place)
      #expect(second == (hasSecond ? [true] : []), place)
    }
  }

  /// How it looks when nothing is seen on the way.
  private func reference(_ movement: Movement, _ event: Event) -> [String] {
    let scene = movement.scene()
    scene.begin(false) { _ in }
    scene.harness.settle()
    switch event {
    case .turnRound: scene.turnRound(false) { _ in }
    case .other: scene.other(false) { _ in }
    case .resize, .compact: scene.harness.resize(to: event.size ?? .zero)
    }
    scene.harness.settle()
    return scene.picture
  }

  @Test(arguments: Movement.all)
  func `it takes time, and leads somewhere`(movement: Movement) {
    let scene = movement.scene()
    let before = scene.picture

    let duration = scene.duration(of: scene.begin)

    #expect(duration > 0.05 && duration < 2)
    #expect((scene.picture == before) == movement.comesBack)
  }
}
