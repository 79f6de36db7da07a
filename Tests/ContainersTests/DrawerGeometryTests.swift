// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Containers

struct DrawerGeometryTests {
  private func geometry(
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
  func `the standard length follows the container's`(width: Double, length: Double) {
    #expect(DrawerLength.standard.points(in: width) == length)
  }

  @Test func `a length is fixed, a share, or what lies beside a ledge`() {
    #expect(DrawerLength.fixed(280).points(in: 1000) == 280)
    #expect(DrawerLength.fixed(280, ledge: 100).points(in: 300) == 200)
    #expect(DrawerLength.fraction(0.8).points(in: 1000) == 800)
    #expect(DrawerLength.fraction(1, ledge: 40).points(in: 1000) == 960)
  }

  @Test(arguments: DrawerSide.allCases)
  func `position and pull are each other's inverse`(side: DrawerSide) {
    let geometry = geometry([side: .reveal])
    for isAway in [true, false] {
      for position in isAway ? [0, 0.3, 1, 1.5, 2] : [0, 0.3, 1, 1.1, 1.2] {
        let pull = geometry.pull(of: side, at: position, centerIsAway: isAway)
        let back = geometry.position(
          of: side, pulledBy: pull, stretches: true, centerIsAway: isAway)
        #expect(abs(back - position) < 1e-12)
      }
    }
    #expect(geometry.offset(of: side, at: 1.2, centerIsAway: false) == 300)
    #expect(geometry.offset(of: side, at: 1, centerIsAway: true) == 250)
    let away = geometry.offset(of: side, at: DrawerGeometry.away, centerIsAway: true)
    #expect(away == (side.isHorizontal ? 1000 : 700))
  }

  @Test func `stretching has its curve: straight, then towards a limit`() {
    let geometry = geometry()
    func position(pulledBeyondOpen points: Double) -> Double {
      geometry.position(
        of: .leading, pulledBy: 250 + points, stretches: true, centerIsAway: false)
    }

    #expect(position(pulledBeyondOpen: 40) == 1 + 40.0 / 250)
    #expect(position(pulledBeyondOpen: 1e9) < 1 + 112.5 / 250)
    for pull in stride(from: 0.0, through: 2000, by: 37) {
      let held = geometry.pull(
        of: .leading, at: position(pulledBeyondOpen: pull), centerIsAway: false)
      #expect(abs(held - 250 - pull) < 1e-6)
    }
  }

  @Test func `bar and content share the stage`() {
    let stage = Rect(0, 0, 1000, 700)

    #expect(geometry().bar(in: stage) == Rect(0, 0, 1000, 48))
    #expect(geometry().content(in: stage) == Rect(0, 48, 1000, 652))
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
  func `each style has its places when open`(
    side: DrawerSide, style: DrawerStyle, place: Rect, stage: Rect
  ) {
    let geometry = geometry([side: style])
    let open = DrawerPositions(open: DrawerSides(side))
    let settled: DrawerSides = style == .docked ? DrawerSides(side) : []

    #expect(geometry.frame(of: side, open, settled: settled) == place)
    #expect(geometry.stage(open, settled: settled) == stage)
  }

  @Test(arguments: [DrawerStyle.overlay, .push, .docked])
  func `closed, a side that slides lies outside`(style: DrawerStyle) {
    let closed = DrawerPositions()

    #expect(
      geometry([.leading: style]).frame(of: .leading, closed, settled: [])
        == Rect(-250, 0, 250, 700))
    #expect(
      geometry([.bottom: style]).frame(of: .bottom, closed, settled: []) == Rect(0, 700, 1000, 250))
  }

  @Test func `right to left mirrors leading and trailing only`() {
    let geometry = geometry([.leading: .reveal, .top: .reveal], rightToLeft: true)
    let open = DrawerPositions(open: .leading)

    #expect(geometry.frame(of: .leading, open, settled: []) == Rect(750, 0, 250, 700))
    #expect(geometry.stage(open, settled: []) == Rect(-250, 0, 1000, 700))
    #expect(geometry.direction(of: .top) == 1)
  }

  @Test func `a docked side pushes the center on its way, and gives it its size once`() {
    let geometry = geometry([.leading: .docked, .trailing: .docked])
    var positions = DrawerPositions()
    positions[.leading] = 0.4
    positions[.trailing] = 1

    #expect(geometry.stage(positions, settled: .trailing) == Rect(100, 0, 750, 700))
  }

  @Test func `other sides leave the docked ones their edge`() {
    let geometry = geometry([.leading: .docked, .bottom: .overlay])
    let open = DrawerPositions(open: [.leading, .bottom])

    #expect(geometry.frame(of: .bottom, open, settled: .leading) == Rect(250, 450, 750, 250))
  }
}
