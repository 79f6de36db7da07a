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
    let stage = drawer.layout.stage
    if case .bar = area, stage.hitTest(location - stage.frame.origin) is Control { return nil }
    (self.drawer, self.sample, self.location, self.area) = (drawer, sample, location, area)
  }

  private static func area(at location: Point, in drawer: DrawerController) -> Area? {
    let slots = drawer.slots.all.filter { !$0.host.isHidden }
    // The line between a side and the center is neither's.
    let isOnGrip = slots.contains { slot in
      slot.grip.map { !$0.isHidden && $0.frame.contains(location) } ?? false
    }
    guard !isOnGrip else { return nil }
    let geometry = drawer.layout.geometry
    let touched = slots.filter { $0.host.frame.contains(location) }
    if let over = touched.last(where: { geometry[$0.side]?.style != .reveal }) {
      return .side(over.side)
    }
    let stage = drawer.layout.stage.frame
    if stage.contains(location) {
      return geometry.bar(in: stage).contains(location - stage.origin) ? .bar : .center
    }
    return touched.first.map { .side($0.side) }
  }

  /// The sides on an axis that it may drag.
  func draggable(horizontally: Bool) -> [DrawerSide] {
    drawer.sides.filter { side in
      side.isHorizontal == horizontally && !drawer.isDocked(side)
        && drawer.delegate?.drawer(drawer, shouldDrag: side, from: sample) != false
    }
  }

  /// What slides can be caught anywhere, but for a revealed side, which lies still.
  var mayCatch: Bool {
    if case .side(let side) = area { drawer.layout.geometry[side]?.style != .reveal } else { true }
  }

  func mayClose(_ side: DrawerSide) -> Bool {
    let options = drawer[side]
    guard options.lock != .lockedOpen else { return false }
    switch area {
    case .bar: return options.closeGestures.contains(.bar)
    case .center: return options.closeGestures.contains(.center)
    case .side(let touched): return touched == side && options.closeGestures.contains(.side)
    }
  }

  /// Whether a tap there closes a side.
  func mayTap(_ side: DrawerSide) -> Bool {
    let options = drawer[side]
    guard options.lock != .lockedOpen else { return false }
    switch area {
    case .bar: return options.closeGestures.contains(.tapBar)
    case .center:
      return options.closeGestures.contains(.tapCenter) && options.centerInteraction != .full
    case .side: return false
    }
  }

  func mayOpen(_ side: DrawerSide) -> Bool {
    let options = drawer[side]
    guard options.lock != .lockedClosed else { return false }
    if options.openGestures.contains(.edge), isAtEdge(of: side) { return true }
    switch area {
    case .bar: return options.openGestures.contains(.bar)
    case .center:
      let isTouch = sample.event.device == .touch
      return options.openGestures.contains(isTouch ? .center : .mouseInCenter)
    case .side: return false
    }
  }

  /// Whether a side peeks while the pointer rests there.
  func mayPeek(_ side: DrawerSide) -> Bool {
    let options = drawer[side]
    return options.openGestures.contains(.peek) && options.lock != .lockedClosed
      && isAtEdge(of: side)
  }

  private func isAtEdge(of side: DrawerSide) -> Bool {
    drawer.layout.geometry.distance(from: location, to: side) < drawer[side].edgeWidth
  }
}
