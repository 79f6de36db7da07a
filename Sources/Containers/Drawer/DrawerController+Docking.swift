// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension DrawerController {
  /// Docks the sides that the container has become wide enough for, and undocks the others, at once and
  /// with the callbacks of any other opening and closing.
  ///
  /// A side that is docked shows, unless a person had put it away there before; one that is undocked
  /// closes, as libadwaita's does, unless its options let it stay open over the center; it shows again when it is
  /// docked again. A locked side stays as its lock says.
  func updateDocking() {
    let width = view.bounds.width
    guard width > 0 else { return }
    let (new, rest) = docking(inWidth: width)
    guard new != docked else { return }
    // A layout in the middle of a decision does not change what is decided.
    if motor.isBusy { return motor.whenFree { $0.viewIfLoaded?.setNeedsLayout() } }
    if restingSides == rest, phase == .idle {
      docked = new
      orderViews()
      positionsChanged()
      return
    }
    finishMotion()
    docked = new
    orderViews()
    send(.move(to: rest, animated: false))
  }

  /// The sides that are docked in a container of a width, and where the drawer rests there.
  func docking(inWidth width: Double) -> (docked: DrawerSides, rest: DrawerSides) {
    let new = DrawerSides(sides.filter { slots[$0]?.style(inWidth: width) == .docked })
    var rest = restingSides
    for slot in slots.all where new.contains(slot.side) != docked.contains(slot.side) {
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
