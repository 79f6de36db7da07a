// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension DrawerController {
  func rememberFocus() {
    focusMemory.remember(contentHost, as: contentHost)
  }

  /// Gives the keyboard to the part that the drawer came to rest on, unless it is somewhere else.
  func focusRestingPart() {
    guard let window = viewIfLoaded?.window, phase == .idle else { return }
    let focused = window.focus.firstResponder as? View
    let isInBar = focused.map { view in centerBar.map(view.isDescendant(of:)) ?? false } ?? false
    if let side = openSide {
      if focused == nil { focusSide(side, ringVisible: openedByKey ? true : nil) }
      openedByKey = false
      return
    }
    let isElsewhere = focused.map { !$0.isDescendant(of: view) } ?? false
    guard !isInBar, !isElsewhere, !(focused?.isDescendant(of: contentHost) ?? false),
      !isInDockedSide(focused)
    else { return }
    if !focusMemory.restore(center.view, as: contentHost) { window.focus.focus(nil) }
  }

  private func isInDockedSide(_ view: View?) -> Bool {
    guard let view else { return false }
    return docked.intersection(restingSides).members
      .contains { slots[$0].map { view.isDescendant(of: $0.host) } ?? false }
  }

  @discardableResult
  func focusSide(_ side: DrawerSide, ringVisible: Bool? = nil) -> Bool {
    guard let host = slots[side]?.host else { return false }
    host.isHidden = false
    return view.window?.focus.focusFirst(in: host, ringVisible: ringVisible) ?? false
  }
}
