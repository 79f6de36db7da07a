// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// A press in a drawer: its part of the drawer, and the gestures that it can begin.
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

  /// Creates a press. The result is nil if the drawer's gestures ignore the press, as on the controls of the bar.
  init?(_ sample: PointerSample, in drawer: DrawerController) {
    let location = sample.location(in: drawer.view)
    guard let area = Self.area(at: location, in: drawer) else { return nil }
    (self.drawer, self.sample, self.location, self.area) = (drawer, sample, location, area)
  }

  private static func area(at location: Point, in drawer: DrawerController) -> Area? {
    let (geometry, stage) = (drawer.layout.geometry, drawer.layout.centerContainerView)
    var (over, touched): (DrawerSide?, DrawerSide?)
    for slot in drawer.slots.all where !slot.containerView.isHidden {
      // The grip belongs neither to the side nor to the center.
      if let grip = slot.grip, !grip.isHidden, grip.frame.contains(location) { return nil }
      guard slot.containerView.frame.contains(location) else { continue }
      touched = touched ?? slot.side
      if geometry[slot.side]?.style != .reveal { over = slot.side }
    }
    if let over { return .side(over) }
    if stage.frame.contains(location) {
      let location = location - stage.frame.origin
      guard geometry.barFrame(in: stage.frame).contains(location) else { return .center }
      return stage.hitTest(location) is Control ? nil : .bar
    }
    return touched.map(Area.side)
  }

  /// The given sides that the press can drag.
  func draggable(_ sides: DrawerSides) -> DrawerSides {
    sides.filter { side in
      drawer.slots[side] != nil && !drawer.isDocked(side)
        && drawer.delegate?.drawer(drawer, shouldDrag: side, from: sample) != false
    }
  }

  /// Whether the press can interrupt a movement. It can anywhere except on a revealed side, which does not move.
  var canInterrupt: Bool {
    if case .side(let side) = area { drawer.layout.geometry[side]?.style != .reveal } else { true }
  }

  func canClose(_ side: DrawerSide) -> Bool {
    switch area {
    case .bar: drawer[side].closes(by: .bar)
    case .center: drawer[side].closes(by: .center)
    case .side(let touched): touched == side && drawer[side].closes(by: .side)
    }
  }

  func closesByTap(_ side: DrawerSide) -> Bool {
    let options = drawer[side]
    return switch area {
    case .bar: options.closes(by: .tapBar)
    case .center: options.closes(by: .tapCenter) && options.centerInteraction != .full
    case .side: false
    }
  }

  func canOpen(_ side: DrawerSide) -> Bool {
    let options = drawer[side]
    if options.opens(by: .edge), isAtEdge(of: side) { return true }
    return switch area {
    case .bar: options.opens(by: .bar)
    case .center: options.opens(by: sample.event.device == .touch ? .center : .mouseInCenter)
    case .side: false
    }
  }

  /// Whether a drag from here, along an axis, opens a side by its edge, also over other views that can be dragged.
  func opensFromEdge(horizontally: Bool) -> Bool {
    guard drawer.openSide == nil else { return false }
    return drawer.sides.contains {
      $0.isHorizontal == horizontally && drawer[$0].opens(by: .edge) && isAtEdge(of: $0)
        && !draggable(DrawerSides($0)).isEmpty
    }
  }

  func canPeek(_ side: DrawerSide) -> Bool { drawer[side].opens(by: .peek) && isAtEdge(of: side) }

  private func isAtEdge(of side: DrawerSide) -> Bool {
    drawer.layout.geometry.distance(from: location, to: side) < drawer[side].edgeWidth
  }
}
