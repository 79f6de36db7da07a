// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// A page turn, a drag, a pop, a push or a tab selection begins while the container itself appears or disappears.
/// At rest, exactly the visible controllers have appeared (contract 3.2).
struct ReparentingDuringAppearanceTests {
  private static let frames = [0, 1, 3, 6, 9, 15]

  @Test(
    arguments: AppearingContainerScene.Placement.allCases, AppearingContainerScene.Change.allCases)
  func `isAppeared is correct after overlapping transitions of a container and its child`(
    way: AppearingContainerScene.Placement, move: AppearingContainerScene.Change
  ) {
    // One stack cannot be pushed onto another.
    guard way != .push || ![.push, .pop, .dragStack].contains(move) else { return }
    for goes in [false, true] {
      for frames in Self.frames {
        for fallsBack in [false, true] {
          let scene = AppearingContainerScene(way, move)
          perform(move, way, in: scene, goes: goes, after: frames, fallsBack: fallsBack)
          #expect(
            scene.appearanceMismatches == [],
            "\(goes ? "going" : "coming") by \(way), \(move) after \(frames) frames, \(fallsBack)")
        }
      }
    }
  }

  private func perform(
    _ move: AppearingContainerScene.Change, _ way: AppearingContainerScene.Placement,
    in scene: AppearingContainerScene, goes: Bool,
    after frames: Int, fallsBack: Bool
  ) {
    let harness = scene.harness
    if goes {
      scene.show(animated: false)
      harness.runUntilIdle()
      scene.hide()
    } else {
      scene.show(animated: true)
    }
    harness.advance(by: Double(frames) / 60)
    // It is about what is on its way.
    let isOnItsWay = scene.container.isInAppearanceTransition
    if way != .root, frames <= 3 { #expect(isOnItsWay, "\(way) after \(frames) frames") }

    if move.isDrag {
      let end = scene.grabLocation + Point(scene.dragDistance, 0)
      harness.press(at: scene.grabLocation)
      harness.move(from: scene.grabLocation, to: end, duration: 0.15)
      if fallsBack { harness.move(from: end, to: scene.grabLocation, duration: 0.15) }
      harness.release(at: fallsBack ? scene.grabLocation : end)
    } else {
      scene.begin()
      if fallsBack {
        harness.advance(by: 0.07)
        scene.reverse()
      }
    }
    harness.runUntilIdle()
    harness.checker.checkAtEnd()
  }
}
