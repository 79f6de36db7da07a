// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Gives the keyboard to the part of a drawer that it came to rest on.
final class DrawerFocus {
  /// A key opened the drawer: the ring shows where the keyboard goes.
  var isOpenedByKey = false

  private unowned let drawer: DrawerController
  /// Who had the keyboard in the center before a side took it.
  private var memory = FocusMemory()

  init(of drawer: DrawerController) {
    self.drawer = drawer
  }

  private var host: View { drawer.layout.contentHost }

  func remember() { memory.remember(host, as: host) }

  /// Does nothing while the keyboard is somewhere else.
  func giveToRestingPart() {
    guard let window = drawer.viewIfLoaded?.window, drawer.phase == .idle else { return }
    let focused = window.focus.firstResponder as? View
    if let side = drawer.openSide {
      if focused == nil { give(to: side, ringVisible: isOpenedByKey ? true : nil) }
      isOpenedByKey = false
      return
    }
    if let focused {
      let docked = drawer.docking.sides.intersection(drawer.mover.rest).members
      let parts = [host, drawer.centerBar] + docked.map { drawer.slots[$0]?.host }
      let isInPart = parts.contains { $0.map(focused.isDescendant(of:)) ?? false }
      guard !isInPart, focused.isDescendant(of: drawer.view) else { return }
    }
    if !memory.restore(drawer.center.view, as: host) { window.focus.focus(nil) }
  }

  @discardableResult
  func give(to side: DrawerSide, ringVisible: Bool? = nil) -> Bool {
    guard let host = drawer.slots[side]?.host else { return false }
    host.isHidden = false
    return host.window?.focus.focusFirst(in: host, ringVisible: ringVisible) ?? false
  }
}
