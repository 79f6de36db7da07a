// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

/// What the view tree tells its window, and asks it.
extension Window: ViewTreeHost {
  package func treeNeedsFrame() {
    delegate?.windowNeedsFrame(self)
  }

  package func viewWillLeave(_ view: View) {
    pointers.viewWillLeave(view)
    toolTips?.viewWillLeave(view)
    if focus.firstResponder === view { focus.focus(nil) }
  }

  /// Views were hidden, made inert or taken out: neither keyboard nor pointers stay in there.
  package func reachChanged() {
    focus.hierarchyChanged()
    pointers.hierarchyChanged()
    animations.resumeLoops()
  }

  package func cursorChanged() {
    pointers.cursorChanged()
  }

  package func mouseMoved(to location: Point?) {
    observer?.window(self, pointerMovedTo: location)
  }

  package func toolTipChanged(of view: View) {
    toolTips?.textChanged(of: view)
  }

  /// The views under the mouse are other ones, from the inside.
  ///
  /// - Parameter passed: What lies in front of them and takes no input.
  package func pointerCame(over path: [View], passing passed: View?) {
    let view = passed?.toolTip == nil ? path.first { $0.toolTip != nil } : passed
    makeToolTips(for: view)
    toolTips?.pointerCame(over: view)
  }

  /// The keyboard is elsewhere, or its ring came or went.
  package func focusShownChanged() {
    let view = focus.isRingVisible ? focus.focusedView : nil
    let target = view?.toolTip == nil ? nil : view
    makeToolTips(for: target)
    toolTips?.keyboardCame(to: target)
  }

  private func makeToolTips(for view: View?) {
    guard view != nil, toolTips == nil else { return }
    toolTips = (self as? any ToolTipMaking)?.makeToolTips()
  }
}

extension View {
  /// The window that the view is in.
  public var window: Window? {
    guard let treeHost else { return nil }
    return unsafeDowncast(treeHost, to: Window.self)
  }

  /// Whether the view has the window's keyboard.
  public var isFirstResponder: Bool { window?.focus.firstResponder === self }

  /// Asks for the keyboard. False, and nothing happens, where the view cannot have it: outside a window, hidden, or
  /// because `canBecomeFirstResponder` is false.
  @discardableResult public func becomeFirstResponder() -> Bool {
    guard let focus = window?.focus, focus.canFocus(self) else { return false }
    focus.focus(self)
    return isFirstResponder
  }

  /// Gives the keyboard up. False where the view does not have it.
  @discardableResult public func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    window?.focus.focus(nil)
    return !isFirstResponder
  }

  /// Takes the keyboard from the view and those inside it. False where none of them has it.
  @discardableResult public func endEditing(_ force: Bool = false) -> Bool {
    guard let focused = window?.focus.focusedView, focused.isDescendant(of: self) else {
      return false
    }
    return focused.resignFirstResponder()
  }
}
