// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore

/// An anchored view follows its anchor through every change: its place is the place it would have if it were shown afterward.
struct AnchoredTests {
  private nonisolated static let tolerance = 1.0

  private func differ(_ one: Rect?, _ other: Rect?) -> Bool {
    guard let one, let other else { return (one == nil) != (other == nil) }
    return abs(one.minX - other.minX) > Self.tolerance
      || abs(one.minY - other.minY) > Self.tolerance
      || abs(one.width - other.width) > Self.tolerance
      || abs(one.height - other.height) > Self.tolerance
  }

  /// A tool tip goes when the window changes its size, as on other desktops, and with a row that is loaded again: its view
  /// leaves the window.
  private func mayDisappear(_ thing: AnchoredPresentation, _ setup: AnchorSetup, _ change: String)
    -> Bool
  {
    let isLoadedAgain =
      setup.description == "a row" && ["all is loaded again", "text gets larger"].contains(change)
    return thing.description == "a tool tip" && (change.hasPrefix("the window") || isLoadedAgain)
  }

  @Test(arguments: AnchorSetup.all, AnchoredPresentation.all)
  func `a popover, menu or tool tip follows its anchor through each change of the layout`(
    place: AnchorSetup, thing: AnchoredPresentation
  ) {
    let names = place.make(thing.makeAnchor()).changes.map(\.name)
    for (index, name) in names.enumerated() {
      let fresh = place.make(thing.makeAnchor())
      fresh.changes[index].make()
      fresh.harness.runUntilIdle()
      thing.show(fresh)
      fresh.harness.runUntilIdle()
      let expected = thing.frame(fresh)

      let scene = place.make(thing.makeAnchor())
      thing.show(scene)
      scene.harness.runUntilIdle()
      let before = thing.frame(scene)
      #expect(before != nil, "\(thing) is not shown in \(place)")
      scene.changes[index].make()
      scene.harness.step()
      let isAnimated = scene.harness.window.isAnimating
      let (next, anchorNext) = (thing.frame(scene), scene.anchor.visibleRect())
      scene.harness.runUntilIdle()
      let settled = thing.frame(scene)

      if settled == nil, mayDisappear(thing, place, name) { continue }
      let note = "\(thing) in \(place), \(name)"
      #expect(
        !differ(settled, expected), "\(note): it is at \(settled as Any), not \(expected as Any)")
      if isAnimated {
        // While it moves it keeps its place next to the anchor.
        let (anchor, end) = (anchorNext ?? .zero, scene.anchor.visibleRect() ?? .zero)
        let moved = (next?.minY ?? 0) - anchor.maxY
        let rest = (settled?.minY ?? 0) - end.maxY
        #expect(
          abs(moved - rest) <= 2, "\(note): during the movement it is \(moved) below, then \(rest)")
      } else {
        #expect(
          !differ(next, settled), "\(note): it is late: at \(next as Any), then \(settled as Any)")
      }
    }
  }

  @Test(arguments: AnchorSetup.all, AnchoredPresentation.all)
  func `a popover, menu or tool tip is closed when its anchor is hidden`(
    place: AnchorSetup, thing: AnchoredPresentation
  ) {
    let scene = place.make(thing.makeAnchor())
    let presented = scene.root.topMostViewController
    thing.show(scene)
    scene.harness.runUntilIdle()

    scene.anchor.isHidden = true
    scene.harness.runUntilIdle()

    #expect(thing.frame(scene) == nil)
    // What holds the anchor stays.
    #expect(scene.root.topMostViewController === presented)
  }
}
