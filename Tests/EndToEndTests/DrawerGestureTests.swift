// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// Each way in which a hand moves a side, allowed and not, under a real mouse. The leading side of the
  /// playground is 250 points wide; the form is not docked, so that the center has the whole window.
  @Suite struct DrawerGestureTests {
    /// Free places: of the bar between its buttons, and of the center beside its list.
    private static let bar = PixelPoint(300, 24)
    private static let center = PixelPoint(100, 420)
    private static let edge = PixelPoint(6, 500)
    /// Of the open leading side, below its rows.
    private static let side = PixelPoint(210, 500)
    private static let centerWhenOpen = PixelPoint(900, 500)
    private static let barWhenOpen = PixelPoint(650, 24)

    enum Opening: String, CaseIterable, Sendable {
      case bar
      case edge
      case mouseInCenter
      case wheel
      case peek

      func perform(_ input: InputDriver) throws {
        switch self {
        case .bar: try drag(input, from: DrawerGestureTests.bar, by: 200)
        case .edge: try drag(input, from: DrawerGestureTests.edge, by: 200)
        case .mouseInCenter: try drag(input, from: DrawerGestureTests.center, by: 200)
        case .wheel: try input.scrollWheelSideways(-4, at: DrawerGestureTests.center)
        case .peek:
          // Rests at the edge before it pulls; without the edge's own drag, only what peeks is held.
          try input.pressAndGlide(from: DrawerGestureTests.edge, to: DrawerGestureTests.edge)
          try input.hold(seconds: 0.5)
          try input.glide(
            from: DrawerGestureTests.edge, to: DrawerGestureTests.edge.moved(x: 200), steps: 20)
          try input.release()
        }
      }
    }

    enum Closing: String, CaseIterable, Sendable {
      case bar
      case center
      case side
      case tapBar
      case tapCenter
      case wheel

      func perform(_ input: InputDriver) throws {
        switch self {
        case .bar: try drag(input, from: DrawerGestureTests.barWhenOpen, by: -200)
        case .center: try drag(input, from: DrawerGestureTests.centerWhenOpen, by: -200)
        case .side: try drag(input, from: DrawerGestureTests.side, by: -180)
        case .tapBar: try input.click(DrawerGestureTests.barWhenOpen)
        case .tapCenter: try input.click(DrawerGestureTests.centerWhenOpen)
        case .wheel: try input.scrollWheelSideways(4, at: DrawerGestureTests.centerWhenOpen)
        }
      }
    }

    /// Only the leading side moves.
    private static let onlyLeadingSide = ["trailing", "top", "bottom"].map {
      "\($0).openGestures=none"
    }

    private func session(
      _ options: String..., others: [String] = onlyLeadingSide
    ) throws -> DrawerSession {
      try DrawerSession(
        arguments: ["--sample", "playground", "--check-containment"]
          + (["trailing.dockingWidth=none"] + others + options).flatMap { ["--option", $0] })
    }

    @Test(arguments: Opening.allCases)
    func `each opening gesture opens the drawer when all other gestures are disabled`(
      by opening: Opening
    ) throws {
      let session = try session("leading.openGestures=\(opening.rawValue)")

      try opening.perform(session.input)
      try session.drawer.waitForState("the leading side is open") { $0.isOpen("leading") }

      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test(arguments: Opening.allCases)
    func
      `each opening gesture does nothing when only other gestures are allowed to open the drawer`(
        by opening: Opening
      ) throws
    {
      // A drag that begins at the edge begins in the center too, and a long press may be one.
      let like: [Opening] =
        opening == .edge || opening == .peek ? [.edge, .peek, .mouseInCenter] : [opening]
      let others = Opening.allCases.filter { !like.contains($0) }.map(\.rawValue)
      let session = try session("leading.openGestures=\(others.joined(separator: "+"))")
      let start = session.drawer.states.count

      try opening.perform(session.input)
      #expect(try session.drawer.nextState(seconds: 0.3)?.phase ?? .idle == .idle)
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the leading side is open after F9") { $0.isOpen("leading") }

      #expect(session.drawer.states[start...].allSatisfy { $0.phase != .dragging })
    }

    @Test(arguments: Closing.allCases)
    func `each closing gesture closes the drawer when all other gestures are disabled`(
      by closing: Closing
    ) throws {
      let session = try session("leading.closeGestures=\(closing.rawValue)")
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the leading side is open") { $0.isOpen("leading") }

      try closing.perform(session.input)
      try session.drawer.waitForState("the leading side is closed") { $0.isClosed("leading") }

      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test(arguments: Closing.allCases)
    func
      `each closing gesture does nothing when only other gestures are allowed to close the drawer`(
        by closing: Closing
      ) throws
    {
      let others = Closing.allCases.filter { $0 != closing }.map(\.rawValue)
      let session = try session("leading.closeGestures=\(others.joined(separator: "+"))")
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the leading side is open") { $0.isOpen("leading") }
      let start = session.drawer.states.count

      try closing.perform(session.input)
      #expect(try session.drawer.nextState(seconds: 0.3)?.phase ?? .idle == .idle)
      #expect(
        session.drawer.states[start...].allSatisfy {
          $0.phase != .dragging && $0.side("leading")?.progress == 1
        })
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the leading side is closed after F9") {
        $0.isClosed("leading")
      }
    }

    @Test func `each drawer side is opened by a drag from its window edge`() throws {
      let ways = [
        ("leading", PixelPoint(6, 500), PixelPoint(220, 500)),
        ("trailing", PixelPoint(994, 500), PixelPoint(720, 500)),
        ("top", PixelPoint(100, 4), PixelPoint(100, 110)),
        ("bottom", PixelPoint(100, 694), PixelPoint(100, 560)),
      ]
      let session = try session("top.openGestures=edge", others: [])
      for (side, start, end) in ways {
        try session.input.dragPauseAndRelease(from: start, to: end)
        try session.drawer.waitForState("the \(side) side is open") { $0.isOpen(side) }
        try session.input.pressKey("Escape")
        try session.drawer.waitForState("the \(side) side is closed") { $0.isClosed(side) }
      }
    }

    @Test func `a mouse drag shorter than mouseDragDistance does not open the drawer`() throws {
      let session = try session("leading.mouseDragDistance=40")
      let start = session.drawer.states.count

      try drag(session.input, from: Self.bar, by: 30)
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the leading side is open after F9") { $0.isOpen("leading") }

      #expect(session.drawer.states[start...].allSatisfy { $0.phase != .dragging })
    }
  }
}

/// A drag that rests before it is let go: where it is decides, not how fast it was.
private func drag(_ input: InputDriver, from start: PixelPoint, by x: Int) throws {
  try input.dragPauseAndRelease(from: start, to: start.moved(x: x))
}
