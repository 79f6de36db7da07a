// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// A press in a drawer: on which part it is, and what it may do to the sides there.
struct DrawerPress {
  private enum Area {
    case bar
    case center
    case side(DrawerSide)
  }

  private let drawer: DrawerController
  private let sample: PointerSample
  private let location: Point
  private let area: Area

  /// Nil where the drawer's gestures leave the press alone, as on the bar's own controls.
  init?(_ sample: PointerSample, in drawer: DrawerController) {
    let location = sample.location(in: drawer.view)
    guard let area = Self.area(at: location, in: drawer) else { return nil }
    (self.drawer, self.sample, self.location, self.area) = (drawer, sample, location, area)
  }

  private static func area(at location: Point, in drawer: DrawerController) -> Area? {
    let (geometry, stage) = (drawer.layout.geometry, drawer.layout.stage)
    var (over, touched): (DrawerSide?, DrawerSide?)
    for slot in drawer.slots.all where !slot.host.isHidden {
      // The line between a side and the center is neither's.
      if let grip = slot.grip, !grip.isHidden, grip.frame.contains(location) { return nil }
      guard slot.host.frame.contains(location) else { continue }
      touched = touched ?? slot.side
      if geometry[slot.side]?.style != .reveal { over = slot.side }
    }
    if let over { return .side(over) }
    if stage.frame.contains(location) {
      let location = location - stage.frame.origin
      guard geometry.bar(in: stage.frame).contains(location) else { return .center }
      return stage.hitTest(location) is Control ? nil : .bar
    }
    return touched.map(Area.side)
  }

  /// Those of some sides that it may drag.
  func draggable(_ sides: DrawerSides) -> DrawerSides {
    sides.filter { side in
      drawer.slots[side] != nil && !drawer.isDocked(side)
        && drawer.delegate?.drawer(drawer, shouldDrag: side, from: sample) != false
    }
  }

  /// What slides can be caught anywhere, but for a revealed side, which lies still.
  var mayCatch: Bool {
    if case .side(let side) = area { drawer.layout.geometry[side]?.style != .reveal } else { true }
  }

  func mayClose(_ side: DrawerSide) -> Bool {
    switch area {
    case .bar: drawer[side].closes(by: .bar)
    case .center: drawer[side].closes(by: .center)
    case .side(let touched): touched == side && drawer[side].closes(by: .side)
    }
  }

  /// Whether a tap there closes a side.
  func mayTap(_ side: DrawerSide) -> Bool {
    let options = drawer[side]
    return switch area {
    case .bar: options.closes(by: .tapBar)
    case .center: options.closes(by: .tapCenter) && options.centerInteraction != .full
    case .side: false
    }
  }

  func mayOpen(_ side: DrawerSide) -> Bool {
    let options = drawer[side]
    if options.opens(by: .edge), isAtEdge(of: side) { return true }
    return switch area {
    case .bar: options.opens(by: .bar)
    case .center:
      options.opens(by: sample.event.device == .touch ? .center : .mouseInCenter)
    case .side: false
    }
  }

  /// Whether a drag from there opens a side by its edge, also over other views that can be dragged.
  ///
  /// - Parameter horizontally: The axis of the drag.
  func opensFromEdge(horizontally: Bool) -> Bool {
    guard drawer.openSide == nil else { return false }
    return drawer.sides.contains {
      $0.isHorizontal == horizontally && drawer[$0].opens(by: .edge) && isAtEdge(of: $0)
        && !draggable(DrawerSides($0)).isEmpty
    }
  }

  /// Whether a side peeks while the pointer rests there.
  func mayPeek(_ side: DrawerSide) -> Bool { drawer[side].opens(by: .peek) && isAtEdge(of: side) }

  private func isAtEdge(of side: DrawerSide) -> Bool {
    drawer.layout.geometry.distance(from: location, to: side) < drawer[side].edgeWidth
  }
}
