// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

struct PlacementTrackerTests {
  private typealias Appearance = PlacementTracker.Geometry

  private nonisolated static let screen = PixelRect(x: 0, y: 40, width: 1280, height: 760)
  private nonisolated static let frame = PixelRect(x: 100, y: 80, width: 902, height: 665)
  private nonisolated static let ordinary = Appearance(
    size: Size(900, 640), frame: frame, workArea: screen,
    extents: FrameExtents(left: 1, top: 20, right: 1, bottom: 5))
  private nonisolated static let filling = PixelRect(x: 0, y: 40, width: 1280, height: 760)

  /// After a user has moved and resized the window.
  private var tracker: PlacementTracker {
    var opened = Self.ordinary
    opened.size = Size(1000, 700)
    var tracker = PlacementTracker(size: Size(1000, 700), placement: nil, initialGeometry: opened)
    tracker.observe(Self.ordinary)
    return tracker
  }

  private nonisolated static func filling(_ states: WindowStates) -> Appearance {
    Appearance(
      size: Size(1278, 735), frame: filling, states: states, workArea: screen,
      extents: FrameExtents())
  }

  @Test(arguments: [
    WindowStates.maximized, .fullScreen,
    [.fullScreen, .maximizedHorizontally, .maximizedVertically],
    [.tiledHorizontally, .tiledVertically],
    [.minimized, .maximizedHorizontally, .maximizedVertically],
  ])
  func `maximizing, full screen and tiling do not change a window's saved size and position`(
    states: WindowStates
  ) {
    var tracker = tracker
    tracker.observe(Self.filling(states))

    #expect(tracker.size == Size(900, 640))
    #expect(tracker.placement.left == 100 && tracker.placement.top == 80)
    #expect(tracker.placement.extents == Self.ordinary.extents)
    #expect(tracker.placement.states == states.intersection(.restorable))
    tracker.observe(Self.ordinary)
    #expect(tracker.placement.states == [] && tracker.placement.left == 100)
  }

  @Test func `minimizing a window does not change its saved size and position`() {
    var tracker = tracker
    var minimized = Self.ordinary
    minimized.states = .minimized
    tracker.observe(minimized)

    #expect(tracker.size == Size(900, 640))
    #expect(tracker.placement.left == 100 && tracker.placement.top == 80)
  }

  @Test(arguments: [WindowStates.maximized, .fullScreen, [.tiledHorizontally, .tiledVertically]])
  func `a window size reported before its maximized or tiled state is not saved as the normal size`(
    states: WindowStates
  ) {
    var tracker = tracker
    tracker.observe(Self.filling([]))
    tracker.observe(Self.filling(states))
    tracker.observe(Self.filling(states))

    #expect(tracker.size == Size(900, 640))
    #expect(tracker.placement.left == 100 && tracker.placement.top == 80)
    #expect(tracker.placement.states == states.intersection(.restorable))
  }

  @Test(arguments: [
    (WindowStates.maximizedVertically, Size(1278, 640), [0, 80]),
    (.maximizedHorizontally, Size(900, 735), [100, 40]),
    (.tiledVertically, Size(1278, 640), [0, 80]),
  ])
  func `a window maximized in one direction keeps its saved size in the other direction`(
    states: WindowStates, size: Size, corner: [Int]
  ) {
    var tracker = tracker
    tracker.observe(Self.filling(states))

    #expect(tracker.size == size)
    #expect([tracker.placement.left, tracker.placement.top] == corner)
  }

  @Test
  func
    `a window reduced to fit a small screen keeps its saved size until the user changes it`()
  {
    let saved = tracker.placement
    let limited = Appearance(
      size: Size(640, 400), frame: PixelRect(x: 0, y: 0, width: 642, height: 425),
      workArea: PixelRect(x: 0, y: 0, width: 640, height: 420), extents: FrameExtents())
    var tracker = PlacementTracker(size: Size(900, 640), placement: saved, initialGeometry: limited)
    tracker.observe(limited)
    #expect(tracker.size == Size(900, 640) && tracker.placement.left == 100)
    #expect(tracker.placement.workArea == Self.screen)

    var changed = limited
    changed.size.width = 600
    changed.frame = changed.frame?.offset(x: 10, y: 0)
    tracker.observe(changed)
    #expect(tracker.size == Size(600, 640))
    #expect(tracker.placement.left == 10 && tracker.placement.top == 80)
    #expect(tracker.placement.workArea == limited.workArea)
  }

  @Test func `a window's size and states are saved when its position is unknown, as on Wayland`() {
    let opened = Appearance(size: Size(900, 640))
    var tracker = PlacementTracker(size: Size(900, 640), placement: nil, initialGeometry: opened)
    tracker.observe(Appearance(size: Size(1280, 800), states: .maximized))
    // SDL says only that it is minimized.
    tracker.observe(Appearance(size: Size(1280, 800), states: .minimized))

    #expect(tracker.size == Size(900, 640) && tracker.placement.states == .maximized)
    #expect(tracker.placement.left == nil)
  }

  @Test
  func `a saved window placement is read back unchanged, and invalid numbers in it are ignored`()
    throws
  {
    var placement = tracker.placement
    placement.states = [.fullScreen, .maximizedVertically]
    #expect(WindowPlacement(stateValue: placement.stateValue) == placement)

    let json =
      #"{"left":9223372036854775807,"top":3,"states":["flying"],"workArea":[1,2,3],"frame":[-1,0,0,0]}"#
    let odd = try #require(StateValue(json: json).flatMap { WindowPlacement(stateValue: $0) })
    #expect(odd.left == nil && odd.top == 3 && odd.states == [])
    #expect(odd.workArea == nil && odd.extents == nil)
  }
}
