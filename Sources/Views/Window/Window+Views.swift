// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

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
  /// - Parameter passed: The view in front of them that takes no input.
  func pointerCame(over path: [View], passing passed: View?) {
    let view = passed?.toolTip == nil ? path.first { $0.toolTip != nil } : passed
    makeToolTips(for: view)
    toolTips?.pointerCame(over: view)
  }

  /// Another view has the keyboard, or its ring appeared or disappeared.
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

/// What the user can see and click. The views need not be accessible elements.
extension Window {
  /// The views of which a part is visible, from back to front; a view precedes its subviews. A view that is covered by another
  /// view counts as visible.
  ///
  /// - Parameter isWanted: Returns whether a view is looked for. Default: each view is.
  package func shownViews(where isWanted: (View) -> Bool = { _ in true }) -> [View] {
    layoutIfNeeded()
    var shown: [View] = []
    func visit(_ view: View) {
      guard !view.isInvisible else { return }
      if isWanted(view), view.shownRect() != nil { shown.append(view) }
      for subview in view.subviews { visit(subview) }
    }
    visit(rootView)
    return shown
  }

  /// Whether `view` is visible at a point of the window and a click there is sent to the view, to a view inside it, or to a view
  /// around it, as the table around a row. A click reaches a disabled control, but neither an inert view nor the views inside it.
  package func clickReaches(_ view: View, at point: Point) -> Bool {
    guard !view.isInert, view.shownRect()?.contains(point) == true, let hit = hitTest(point) else {
      return false
    }
    return hit.isDescendant(of: view)
      || view.isDescendant(of: hit)
        && !sequence(first: view, next: \.superview).contains { $0.isInert || $0.isInvisible }
  }

  /// The deepest view at a point of the window, inside the view that takes the input there. Rows and the contents of buttons take
  /// no input themselves.
  package func deepestView(at point: Point) -> View? {
    hitTest(point).map { $0.deepestView(at: $0.windowToLocal(point)) ?? $0 }
  }
}

/// What assistive technology gets to know of a window, and does to it.
extension Window {
  /// A snapshot of all that a person can perceive at the moment. Nothing is kept for it between two calls.
  package func accessibilityTree() -> AccessibilityTree {
    layoutIfNeeded()
    accessibilityWasUsed()
    var builder = AccessibilityTreeBuilder(
      of: self, focusedView: hasFocus ? focus.focusedView : nil)
    var made = builder.build(label: title)
    made.isActive = hasFocus
    announcement?.add(to: &made, at: animations.now)
    return made
  }

  /// Does something as a person does it with a click or a key.
  ///
  /// - Returns: False where the element is gone or out of reach, is disabled, or does not take it.
  package func performAccessibilityAction(
    _ action: AccessibilityAction, on id: AccessibilityTree.ID
  ) -> Bool {
    content?.endAppearance()
    layoutIfNeeded()
    content?.restoreArrivals()
    content?.userActed()
    if id == .window { return action == .escape && sendKey(.escape, from: nil) }
    guard let view = accessibleView(numbered: id.view),
      let element = view.accessibilityElement(part: id.part)
    else { return false }
    if action == .scrollToVisible { return view.performAccessibilityAction(action, part: id.part) }
    guard !element.traits.contains(.notEnabled) else { return false }
    if action == .escape { return sendKey(.escape, from: view) }
    if view.performAccessibilityAction(action, part: id.part) { return true }
    // A button that shows something when it is pressed hides it again when it is pressed once more.
    let isExpanded = element.traits.contains(.expanded)
    if element.traits.contains(.expandable), action == (isExpanded ? .collapse : .expand) {
      return view.performAccessibilityAction(.press, part: id.part)
    }
    return action == .showMenu
      && showContextMenu(at: view.contextMenuPoint, in: view, byKey: true)
  }

  /// Speaks a change outside of the view with the keyboard, which a screen reader would not report. The next announcement replaces
  /// it. It is not shown.
  public func announce(_ text: String) {
    setAnnouncement(text)
    guard isAccessibilityUsed else { return }
    setNeedsFrame()
    animations.after(Announcement.duration) { [weak self] in self?.setNeedsFrame() }
  }

  /// Another screen has come: brings the keyboard to the first thing in `view` that is not written in, and
  /// announces the view's name where nothing in it takes the keyboard.
  ///
  /// - Parameter view: Default nil: the view of the controller in front.
  public func accessibilityScreenChanged(_ view: View? = nil) {
    guard let view = view ?? content?.topmostView else { return }
    if focus.focusFirst(in: view, fieldsToo: false) { return }
    if let label = view.accessibilityLabel { announce(label) }
  }
}

extension Window {
  /// Tells `follower` of each frame from now on. It is not kept alive.
  public func addFrameFollower(_ follower: any FrameFollower) {
    frameFollowers.add(follower)
    setNeedsComposite()
  }

  /// Stops notifying `follower`. Does nothing for a follower that was not added.
  public func removeFrameFollower(_ follower: any FrameFollower) {
    frameFollowers.remove(follower)
  }

  func tellFollowers() {
    guard !frameFollowers.isEmpty else { return }
    // What a follower places may hold what another one follows, such as a button in a popover. A chain of them is as
    // long as there are followers.
    for _ in frameFollowers.present {
      for follower in frameFollowers.present { follower.windowWillMakeFrame(self) }
      guard needsLayout else { return }
      layoutIfNeeded()
    }
  }
}

extension Window {
  /// The view that has a number, where a person can perceive it.
  func accessibleView(numbered number: Int) -> View? {
    guard number > AccessibilityTree.ID.window.view, let view = rootView.view(numbered: number),
      view.isAccessible
    else { return nil }
    return view
  }
}

/// Words that a window said to assistive technology. They are in its tree for some seconds.
struct Announcement {
  /// The time in seconds for which the announcement is in the accessibility tree.
  static let duration = 5.0

  /// Names its element: below 0, where no view's number is.
  let number: Int
  private let text: String
  private let start: Instant

  init(_ text: String, number: Int, at start: Instant) {
    self.text = text
    self.number = number
    self.start = start
  }

  func add(to tree: inout AccessibilityTree, at now: Instant) {
    guard now.since(start) < Self.duration, var window = tree.nodes[.window] else { return }
    let id = AccessibilityTree.ID(view: number)
    let element = AccessibilityElement(
      role: .notification, label: text,
      frame: Rect(origin: .zero, size: Size(window.element.frame.width, 0)))
    tree.nodes[id] = AccessibilityTree.Node(
      element: element, parent: .window, index: window.children.count)
    window.children.append(id)
    tree.nodes[.window] = window
  }
}
