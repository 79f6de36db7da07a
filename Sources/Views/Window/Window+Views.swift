// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing

extension Window {
  func viewWillLeaveWindow(_ view: View) {
    pointers.viewWillLeaveWindow(view)
    toolTips?.viewWillLeaveWindow(view)
    focus.viewWillLeaveWindow(view)
  }

  package func updateFocusAndPointers() {
    focus.validateFirstResponder()
    pointers.cancelUnreachablePointers()
    animations.resumeLoops()
  }

  /// - Parameter passiveView: The view in front of the others that takes no input.
  func updateToolTip(hoverPath path: [View], passiveView passed: View?) {
    let view = passed?.toolTip == nil ? path.first { $0.toolTip != nil } : passed
    makeToolTips(for: view)
    toolTips?.pointerDidMove(over: view)
  }

  func updateToolTipForFocus() {
    let view = focus.isRingVisible ? focus.focusedView : nil
    let target = view?.toolTip == nil ? nil : view
    makeToolTips(for: target)
    toolTips?.focusDidMove(to: target)
  }

  package func notifyImageObservers() { rootView.notifyImageObservers() }

  private func makeToolTips(for view: View?) {
    guard view != nil, toolTips == nil else { return }
    toolTips = (self as? any ToolTipFactory)?.makeToolTips()
  }
}

/// The views that the user can see and click. They need not be accessible elements.
extension Window {
  /// Returns the views of which a part is visible, from back to front; a view precedes its subviews. A view that is
  /// covered by another view counts as visible.
  ///
  /// - Parameter isWanted: Returns whether to include a view. Default: all views.
  package func shownViews(where isWanted: (View) -> Bool = { _ in true }) -> [View] {
    layoutIfNeeded()
    var shown: [View] = []
    func visit(_ view: View) {
      guard !view.isInvisible else { return }
      if isWanted(view), view.visibleRect() != nil { shown.append(view) }
      for subview in view.subviews { visit(subview) }
    }
    visit(rootView)
    return shown
  }

  /// Whether `view` is visible at a point of the window, and a click there is sent to the view, a descendant or an
  /// ancestor, such as a row's table. A click reaches a disabled control, but no inert view or its descendants.
  package func clickReaches(_ view: View, at point: Point) -> Bool {
    guard !view.isInert, view.visibleRect()?.contains(point) == true, let hit = hitTest(point)
    else {
      return false
    }
    return hit.isDescendant(of: view)
      || view.isDescendant(of: hit)
        && !sequence(first: view, next: \.superview).contains { $0.isInert || $0.isInvisible }
  }

  /// Returns the deepest view at a point of the window, inside the view that receives the input there. Rows and the
  /// contents of buttons receive no input themselves.
  package func deepestView(at point: Point) -> View? {
    hitTest(point).map { $0.deepestView(at: $0.convert(point, from: nil)) ?? $0 }
  }
}

extension Window {
  /// Returns a snapshot of all that the user can perceive now. The window keeps nothing for it between two calls.
  package func accessibilityTree() -> AccessibilityTree {
    layoutIfNeeded()
    recordAccessibilityUse()
    var builder = AccessibilityTreeBuilder(
      of: self, focusedView: hasFocus ? focus.focusedView : nil)
    var made = builder.build(label: title)
    made.isActive = hasFocus
    announcement?.add(to: &made, at: animations.now)
    return made
  }

  /// Performs an action as if the user did it with a click or a key.
  ///
  /// - Returns: False if the element does not exist, is unreachable or disabled, or does not handle the action.
  package func performAccessibilityAction(
    _ action: AccessibilityAction, on id: AccessibilityTree.ID
  ) -> Bool {
    content?.endAppearance()
    layoutIfNeeded()
    content?.restoreLateControllers()
    content?.userDidAct()
    if id == .window { return action == .escape && sendKey(.escape, from: nil) }
    guard let view = accessibleView(numbered: id.view),
      let element = view.accessibilityElement(part: id.part)
    else { return false }
    if action == .scrollToVisible { return view.performAccessibilityAction(action, part: id.part) }
    guard !element.traits.contains(.notEnabled) else { return false }
    if action == .escape { return sendKey(.escape, from: view) }
    if view.performAccessibilityAction(action, part: id.part) { return true }
    // A press of an expanded button hides the content that the first press has shown.
    let isExpanded = element.traits.contains(.expanded)
    if element.traits.contains(.expandable), action == (isExpanded ? .collapse : .expand) {
      return view.performAccessibilityAction(.press, part: id.part)
    }
    return action == .showMenu
      && showContextMenu(at: view.contextMenuPoint, in: view, byKey: true)
  }

  /// Makes the screen reader speak a text, for a change that it would not report by itself. The
  /// text is not shown. The next announcement replaces it.
  public func announce(_ text: String) {
    setAnnouncement(text)
    guard isAccessibilityUsed else { return }
    setNeedsFrame()
    animations.schedule(after: Announcement.duration) { [weak self] in self?.setNeedsFrame() }
  }

  /// Announces that a new screen has appeared. The first focusable view inside `view` that is not a text input becomes
  /// first responder. If there is none, the screen reader speaks the accessibility label of `view`.
  ///
  /// - Parameter view: The new screen's view. Default nil: the view of the frontmost controller.
  public func noteAccessibilityScreenChanged(_ view: View? = nil) {
    guard let view = view ?? content?.topmostView else { return }
    if focus.focusFirst(in: view, includesTextFields: false) { return }
    if let label = view.accessibilityLabel { announce(label) }
  }
}

extension Window {
  /// Adds an observer that is notified before each frame. The window does not retain it.
  public func addFrameObserver(_ follower: any FrameObserver) {
    frameObservers.add(follower)
    setNeedsComposite()
  }

  /// Removes an observer that was added with `addFrameObserver(_:)`. Does nothing if it was not added.
  public func removeFrameObserver(_ follower: any FrameObserver) {
    frameObservers.remove(follower)
  }

  func notifyFrameObservers() {
    guard !frameObservers.isEmpty else { return }
    // An observer may follow a view that another observer moves, such as a button in a popover. One round per observer
    // is enough.
    for _ in frameObservers.current {
      for follower in frameObservers.current { follower.windowWillMakeFrame(self) }
      guard needsLayout else { return }
      layoutIfNeeded()
    }
  }
}

extension Window {
  func accessibleView(numbered number: Int) -> View? {
    guard number > AccessibilityTree.ID.window.view, let view = rootView.view(numbered: number),
      view.isAccessible
    else { return nil }
    return view
  }
}

/// An announcement of a window to assistive technology. It is in the accessibility tree for some seconds.
struct Announcement {
  /// In seconds.
  static let duration = 5.0

  /// The number of its element, which is negative, unlike the numbers of views.
  let number: Int
  private let text: String
  private let start: Instant

  init(_ text: String, number: Int, at start: Instant) {
    self.text = text
    self.number = number
    self.start = start
  }

  func add(to tree: inout AccessibilityTree, at now: Instant) {
    guard now.timeIntervalSince(start) < Self.duration, var window = tree.nodes[.window] else {
      return
    }
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
