// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// What views tell their window.
extension Window {
  func viewWillLeave(_ view: View) {
    pointers.viewWillLeave(view)
    toolTips?.viewWillLeave(view)
    focus.viewWillLeave(view)
  }

  /// Views were hidden, made inert or taken out: neither keyboard nor pointers stay in there.
  package func reachChanged() {
    focus.hierarchyChanged()
    pointers.hierarchyChanged()
    animations.resumeLoops()
  }

  func cursorChanged() {
    pointers.cursorChanged()
  }

  func mouseMoved(to location: Point?) {
    observer?.window(self, pointerMovedTo: location)
  }

  func toolTipChanged(of view: View) {
    toolTips?.textChanged(of: view)
  }

  /// The views under the mouse are other ones, from the inside.
  ///
  /// - Parameter passed: What lies in front of them and takes no input.
  func pointerCame(over path: [View], passing passed: View?) {
    let view = passed?.toolTip == nil ? path.first { $0.toolTip != nil } : passed
    makeToolTips(for: view)
    toolTips?.pointerCame(over: view)
  }

  /// The keyboard is elsewhere, or its ring came or went.
  func focusShownChanged() {
    let view = focus.isRingVisible ? focus.focusedView : nil
    let target = view?.toolTip == nil ? nil : view
    makeToolTips(for: target)
    toolTips?.keyboardCame(to: target)
  }

  /// The host has decoded pictures, or knows that it cannot.
  package func picturesArrived() { rootView.tellPictureObservers() }

  private func makeToolTips(for view: View?) {
    guard view != nil, toolTips == nil else { return }
    toolTips = (self as? any ToolTipMaking)?.makeToolTips()
  }
}

extension View {
  package var isInWindow: Bool { window != nil }

  /// Takes the keyboard from the view and those inside it. False where none of them has it, or keeps it.
  ///
  /// - Parameter force: Takes it also from a view that refuses to resign. Default false.
  @discardableResult public func endEditing(_ force: Bool = false) -> Bool {
    guard let focus = window?.focus, let focused = focus.focusedView, focused.isDescendant(of: self)
    else { return false }
    if !force { return focused.resignFirstResponder() }
    focus.focus(nil)
    return true
  }
}
