// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension DrawerController {
  /// Docks the sides that the container has become wide enough for, and undocks the others, at once and
  /// with the callbacks of any other opening and closing.
  ///
  /// A side that is docked shows, unless a person had put it away there before; one that is undocked
  /// closes, as libadwaita's does, and shows again when it is docked again.
  func updateDocking() {
    let width = view.bounds.width
    guard width > 0 else { return }
    let new = DrawerSides(sides.filter { slots[$0]?.style(inWidth: width) == .docked })
    guard new != docked else { return }
    let docking = new.subtracting(docked)
    let undocking = docked.subtracting(new)
    var rest = restingSides.subtracting(undocking)
    for side in docking.members where slots[side]?.isHiddenWhileDocked != true {
      rest.insert(DrawerSides(side))
    }
    if restingSides == rest, phase == .idle {
      docked = new
      orderViews()
      return
    }
    finishMotion()
    docked = new
    orderViews()
    perform(machine.handle(.move(to: rest, animated: false)))
  }
}
