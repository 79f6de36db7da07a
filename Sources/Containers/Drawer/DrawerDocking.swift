// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Docks the sides that a drawer has become wide enough for, and undocks the others, at once and with the
/// callbacks of any other opening and closing.
///
/// A side that is docked shows, unless a person had put it away there before; one that is undocked
/// closes, as libadwaita's does, unless its options let it stay open over the center; it shows again when it is
/// docked again. A locked side stays as its lock says.
final class DrawerDocking {
  /// The sides that lie beside the center at the present size.
  private(set) var sides: DrawerSides = []

  private unowned let drawer: DrawerController

  init(of drawer: DrawerController) {
    self.drawer = drawer
  }

  func update() {
    let width = drawer.view.bounds.width
    guard width > 0 else { return }
    let (new, rest) = docking(inWidth: width)
    guard new != sides else { return }
    let mover = drawer.mover
    // A layout in the middle of a decision does not change what is decided.
    if mover.isBusy { return mover.whenFree { $0.viewIfLoaded?.setNeedsLayout() } }
    let isAtRest = mover.rest == rest && mover.machine.phase == .idle
    if !isAtRest { mover.finish() }
    sides = new
    drawer.slots.orderViews()
    if isAtRest { drawer.positionsChanged() } else { mover.send(.move(to: rest, animated: false)) }
  }

  /// The sides that are docked in a container of a width, and where the drawer rests there.
  func docking(inWidth width: Double) -> (docked: DrawerSides, rest: DrawerSides) {
    let slots = drawer.slots.all
    let new = DrawerSides(slots.filter { $0.style(inWidth: width) == .docked }.map(\.side))
    var rest = drawer.mover.rest
    for slot in slots where new.contains(slot.side) != sides.contains(slot.side) {
      let side = DrawerSides(slot.side)
      if new.contains(slot.side) {
        if !slot.isHiddenWhileDocked, slot.options.lock != .lockedClosed { rest.insert(side) }
      } else if slot.options.lock != .lockedOpen, !slot.options.staysOpenWhenUndocked {
        rest.subtract(side)
      }
    }
    // Of those that stay open without being docked there can be one.
    for side in rest.subtracting(new).members.dropFirst() { rest.subtract(DrawerSides(side)) }
    return (new, rest)
  }
}
