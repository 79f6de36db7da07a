// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Containers

struct DrawerGeometryTests {
  private func makeGeometry(
    _ styles: [DrawerSide: DrawerStyle] = [.leading: .reveal], rightToLeft: Bool = false
  ) -> DrawerGeometry {
    var geometry = DrawerGeometry(
      size: Size(1000, 700), barHeight: 48, isRightToLeft: rightToLeft)
    for (side, style) in styles {
      geometry[side] = DrawerGeometry.Side(style: style, length: 250)
    }
    return geometry
  }

  @Test(arguments: [
    (480.0, 240.0), (1000, 250), (1200, 300), (2000, 320), (300, 236), (50, 0),
  ])
  func `a drawer side's standard length is a fraction of the drawer's width, within limits`(
    width: Double, length: Double
  ) {
    #expect(DrawerLength.standard.points(in: width) == length)
  }

  @Test
  func `fixed and fractional lengths of a drawer side leave a minimum part of the center visible`()
  {
    #expect(DrawerLength.fixed(280).points(in: 1000) == 280)
    #expect(DrawerLength.fixed(280, minimumVisibleCenter: 100).points(in: 300) == 200)
    #expect(DrawerLength.fraction(0.8).points(in: 1000) == 800)
    #expect(DrawerLength.fraction(1, minimumVisibleCenter: 40).points(in: 1000) == 960)
  }

  @Test(arguments: DrawerSide.allCases)
  func `converting a drawer side's position to its drag distance and back gives the same position`(
    side: DrawerSide
  ) {
    let geometry = makeGeometry([side: .reveal])
    for isAway in [true, false] {
      for position in isAway ? [0, 0.3, 1, 1.5, 2] : [0, 0.3, 1, 1.1, 1.2] {
        let pull = geometry.dragDistance(for: side, at: position, centerIsAway: isAway)
        let back = geometry.position(
          of: side, dragDistance: pull, bounces: true, centerIsAway: isAway)
        #expect(abs(back - position) < 1e-12)
      }
    }
    #expect(geometry.offset(of: side, at: 1.2, centerIsAway: false) == 300)
    #expect(geometry.offset(of: side, at: 1, centerIsAway: true) == 250)
    let away = geometry.offset(of: side, at: DrawerGeometry.centerAwayPosition, centerIsAway: true)
    #expect(away == (side.isHorizontal ? 1000 : 700))
  }

  @Test
  func `a drawer side dragged past its open position follows the pointer, then approaches a limit`()
  {
    let geometry = makeGeometry()
    func position(pulledBeyondOpen points: Double) -> Double {
      geometry.position(
        of: .leading, dragDistance: 250 + points, bounces: true, centerIsAway: false)
    }

    #expect(position(pulledBeyondOpen: 40) == 1 + 40.0 / 250)
    #expect(position(pulledBeyondOpen: 1e9) < 1 + 112.5 / 250)
    for pull in stride(from: 0.0, through: 2000, by: 37) {
      let held = geometry.dragDistance(
        for: .leading, at: position(pulledBeyondOpen: pull), centerIsAway: false)
      #expect(abs(held - 250 - pull) < 1e-6)
    }
  }

  @Test
  func `a drawer's bar is at its top edge, and the center's content is laid out below the bar`() {
    let stage = Rect(0, 0, 1000, 700)

    #expect(makeGeometry().barFrame(in: stage) == Rect(0, 0, 1000, 48))
    #expect(makeGeometry().contentFrame(in: stage) == Rect(0, 48, 1000, 652))
  }

  @Test(arguments: [
    (DrawerSide.leading, DrawerStyle.reveal, Rect(0, 0, 250, 700), Rect(250, 0, 1000, 700)),
    (.leading, .push, Rect(0, 0, 250, 700), Rect(250, 0, 1000, 700)),
    (.leading, .overlay, Rect(0, 0, 250, 700), Rect(0, 0, 1000, 700)),
    (.leading, .docked, Rect(0, 0, 250, 700), Rect(250, 0, 750, 700)),
    (.trailing, .reveal, Rect(750, 0, 250, 700), Rect(-250, 0, 1000, 700)),
    (.trailing, .docked, Rect(750, 0, 250, 700), Rect(0, 0, 750, 700)),
    (.top, .push, Rect(0, 0, 1000, 250), Rect(0, 250, 1000, 700)),
    (.top, .docked, Rect(0, 0, 1000, 250), Rect(0, 250, 1000, 450)),
    (.bottom, .overlay, Rect(0, 450, 1000, 250), Rect(0, 0, 1000, 700)),
    (.bottom, .docked, Rect(0, 450, 1000, 250), Rect(0, 0, 1000, 450)),
  ])
  func `the frames of an open drawer side and the center depend on the side's DrawerStyle`(
    side: DrawerSide, style: DrawerStyle, place: Rect, stage: Rect
  ) {
    let geometry = makeGeometry([side: style])
    let open = DrawerPositions(open: DrawerSides(side))
    let settled: DrawerSides = style == .docked ? DrawerSides(side) : []

    #expect(geometry.frame(of: side, open, settled: settled) == place)
    #expect(geometry.centerContainerFrame(open, settled: settled) == stage)
  }

  @Test(arguments: [DrawerStyle.overlay, .push, .docked])
  func `a closed drawer side is outside the drawer unless its style is reveal`(
    style: DrawerStyle
  ) {
    let closed = DrawerPositions()

    #expect(
      makeGeometry([.leading: style]).frame(of: .leading, closed, settled: [])
        == Rect(-250, 0, 250, 700))
    #expect(
      makeGeometry([.bottom: style]).frame(of: .bottom, closed, settled: [])
        == Rect(0, 700, 1000, 250))
  }

  @Test func `right to left layout mirrors a drawer's leading and trailing sides only`() {
    let geometry = makeGeometry([.leading: .reveal, .top: .reveal], rightToLeft: true)
    let open = DrawerPositions(open: .leading)

    #expect(geometry.frame(of: .leading, open, settled: []) == Rect(750, 0, 250, 700))
    #expect(geometry.centerContainerFrame(open, settled: []) == Rect(-250, 0, 1000, 700))
    #expect(geometry.direction(of: .top) == 1)
  }

  @Test
  func `a docking drawer side first moves the center, and resizes the center only at the end`() {
    let geometry = makeGeometry([.leading: .docked, .trailing: .docked])
    var positions = DrawerPositions()
    positions[.leading] = 0.4
    positions[.trailing] = 1

    #expect(geometry.centerContainerFrame(positions, settled: .trailing) == Rect(100, 0, 750, 700))
  }

  @Test func `an open overlay side of a drawer does not overlap a docked side`() {
    let geometry = makeGeometry([.leading: .docked, .bottom: .overlay])
    let open = DrawerPositions(open: [.leading, .bottom])

    #expect(geometry.frame(of: .bottom, open, settled: .leading) == Rect(250, 450, 750, 250))
  }
}
