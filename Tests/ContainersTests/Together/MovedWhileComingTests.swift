// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// A page turn, a drag, a pop, a push or a tab selection begins while the container itself appears or disappears.
/// At rest, exactly the visible controllers have appeared (contract 3.2).
struct MovedWhileComingTests {
  private static let frames = [0, 1, 3, 6, 9, 15]

  @Test(arguments: ComingScene.Way.allCases, ComingScene.Move.allCases)
  func `a child transition that begins while its container appears or disappears ends consistently`(
    way: ComingScene.Way, move: ComingScene.Move
  ) {
    // One stack cannot be pushed onto another.
    guard way != .push || ![.push, .pop, .dragStack].contains(move) else { return }
    for goes in [false, true] {
      for frames in Self.frames {
        for fallsBack in [false, true] {
          let scene = ComingScene(way, move)
          perform(move, way, in: scene, goes: goes, after: frames, fallsBack: fallsBack)
          #expect(
            scene.mistakes == [],
            "\(goes ? "going" : "coming") by \(way), \(move) after \(frames) frames, \(fallsBack)")
        }
      }
    }
  }

  private func perform(
    _ move: ComingScene.Move, _ way: ComingScene.Way, in scene: ComingScene, goes: Bool,
    after frames: Int, fallsBack: Bool
  ) {
    let harness = scene.harness
    if goes {
      scene.come(animated: false)
      harness.runUntilIdle()
      scene.go()
    } else {
      scene.come(animated: true)
    }
    harness.advance(by: Double(frames) / 60)
    // It is about what is on its way.
    let isOnItsWay = scene.container.isInAppearanceTransition
    if way != .root, frames <= 3 { #expect(isOnItsWay, "\(way) after \(frames) frames") }

    if move.isDrag {
      let end = scene.grip + Point(scene.distance, 0)
      harness.press(at: scene.grip)
      harness.move(from: scene.grip, to: end, duration: 0.15)
      if fallsBack { harness.move(from: end, to: scene.grip, duration: 0.15) }
      harness.release(at: fallsBack ? scene.grip : end)
    } else {
      scene.begin()
      if fallsBack {
        harness.advance(by: 0.07)
        scene.turnRound()
      }
    }
    harness.runUntilIdle()
    harness.checker.checkAtEnd()
  }
}
