// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

extension Window {
  /// Which presses are double clicks. Default as GTK and Qt have it; a host's window has what the desktop says.
  package var multiClick: MultiClick {
    get { tree.multiClick }
    set { tree.multiClick = newValue }
  }
}

/// What the view tree tells its window, and asks it.
extension Window: ViewTreeHost {
  package func treeNeedsFrame() {
    delegate?.windowNeedsFrame(self)
  }

  package func viewWillLeave(_ view: View) {
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

  /// The host has decoded pictures, or knows that it cannot.
  package func picturesArrived() { tree.rootView.tellPictureObservers() }

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
