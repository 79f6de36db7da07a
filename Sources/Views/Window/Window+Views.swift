// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

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
    toolTips(for: view)?.pointerDidMove(over: view)
  }

  func focusRingDidChange() {
    let view = focus.isRingVisible ? focus.focusedView : nil
    let target = view?.toolTip == nil ? nil : view
    toolTips(for: target)?.focusDidMove(to: target)
    setNeedsComposite()
  }

  private func toolTips(for view: View?) -> (any ToolTips)? {
    if view != nil, toolTips == nil {
      toolTips = (self as? any ToolTipFactory)?.makeToolTips()
    }
    return toolTips
  }

  package func notifyImageObservers() { rootView.notifyImageObservers() }
}

extension Window {
  /// Returns the deepest view that accepts input at a point of the window; nil if there is none.
  public func hitTest(_ point: Point) -> View? {
    var passed: View?
    return hitTest(point, passing: &passed)
  }

  /// Returns the deepest view that accepts input, and sets `passed` as `View.hitTest(_:passing:)` does.
  func hitTest(_ point: Point, passing passed: inout View?) -> View? {
    let hit = rootView.hitTest(point, passing: &passed)
    return hit === rootView ? nil : hit
  }

  /// Adds a view above all others, except the overlay view.
  package func addBelowOverlay(_ view: View) {
    if let overlayViewIfLoaded {
      rootView.insertSubview(view, below: overlayViewIfLoaded)
    } else {
      rootView.addSubview(view)
    }
  }

  /// Adds a view above the overlay view, because the user may point at views in the overlay.
  package func addAboveOverlay(_ view: View) { rootView.addSubview(view) }

  // MARK: The views that the user can see and click

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

  /// Returns a snapshot of all that the user can perceive now. The window keeps nothing for it between two calls.
  package func accessibilityTree() -> AccessibilityTree {
    layoutIfNeeded()
    accessibility.recordUse()
    var builder = AccessibilityTreeBuilder(
      of: self, focusedView: hasFocus ? focus.focusedView : nil)
    var tree = builder.build(label: title)
    tree.isActive = hasFocus
    accessibility.addAnnouncement(to: &tree, at: animations.now)
    return tree
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
    guard id.view > AccessibilityTree.ID.window.view,
      let view = rootView.view(numbered: id.view), view.isAccessible,
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
    accessibility.setAnnouncement(text, at: animations.now)
    guard accessibility.isUsed else { return }
    setNeedsFrame()
    animations.schedule(after: WindowAccessibility.announcementDuration) { [weak self] in
      self?.setNeedsFrame()
    }
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

  /// Adds an observer that is notified before each frame. The window does not retain it.
  public func addFrameObserver(_ observer: any FrameObserver) {
    frameObservers.add(observer)
    setNeedsComposite()
  }

  /// Removes an observer that was added with `addFrameObserver(_:)`. Does nothing if it was not added.
  public func removeFrameObserver(_ observer: any FrameObserver) {
    frameObservers.remove(observer)
  }
}

/// The numbers of a window's accessibility elements, and its announcement to assistive technology. Views get no numbers
/// until the first tree is built.
final class WindowAccessibility {
  /// The seconds for which an announcement is in the accessibility tree.
  static let announcementDuration = 5.0

  /// Whether an accessibility tree was ever built. Until then the window stores nothing for it.
  private(set) var isUsed = false
  /// The last number of a view in an accessibility tree. The window has the first number.
  private var lastNumber = AccessibilityTree.ID.window.view
  private var announcement: (text: String, start: Instant)?
  /// The number of the announcement's element, which is negative, unlike the numbers of views.
  private var announcementNumber = 0

  func recordUse() { isUsed = true }

  func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func setAnnouncement(_ text: String, at now: Instant) {
    announcementNumber = text.isEmpty ? 0 : announcementNumber - 1
    announcement = text.isEmpty ? nil : (text, now)
  }

  /// Adds the announcement to a new tree, unless it is too old.
  func addAnnouncement(to tree: inout AccessibilityTree, at now: Instant) {
    guard let announcement,
      now.timeIntervalSince(announcement.start) < Self.announcementDuration,
      var window = tree.nodes[.window]
    else { return }
    let id = AccessibilityTree.ID(view: announcementNumber)
    let element = AccessibilityElement(
      role: .notification, label: announcement.text,
      frame: Rect(origin: .zero, size: Size(window.element.frame.width, 0)))
    tree.nodes[id] = AccessibilityTree.Node(
      element: element, parent: .window, index: window.children.count)
    window.children.append(id)
    tree.nodes[.window] = window
  }
}

/// The topmost view of a window, for overlays. Only its subviews receive input.
final class PassthroughView: View {
  init() {
    super.init(frame: .zero)
    autoresizingMask = .fill
  }

  /// True inside visible subviews that accept input. Elsewhere the pointer reaches the views below.
  override func point(inside point: Point) -> Bool {
    subviews.contains { $0.isUserInteractionEnabled && !$0.isHidden && $0.frame.contains(point) }
  }
}
