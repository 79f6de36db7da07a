// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Knows which responder has the keyboard in a window, and moves the keyboard on.
public final class FocusSystem {
  private let tree: ViewTree

  /// Brings text to the first responder.
  package let textInput: TextInputRouter

  /// The responder that keys go to first.
  public private(set) weak var firstResponder: Responder?

  /// Whether the one that has the keyboard is asked to let another one have it.
  private var isAskedForAnother = false

  /// Whether the ring is drawn: only after the keyboard moved the focus.
  public private(set) var isRingVisible = false

  /// Whether what has the keyboard shows its ring however the keyboard came: where a person writes.
  package var keepsRing = false {
    didSet {
      if keepsRing != oldValue { tree.setNeedsComposite() }
    }
  }

  /// What the ring is around now.
  package var ringedView: View? { isRingVisible || keepsRing ? focusedView : nil }

  package init(tree: ViewTree) {
    self.tree = tree
    textInput = TextInputRouter(tree: tree)
  }

  package var focusedView: View? { firstResponder as? View }

  /// Gives the keyboard to `responder` where neither it nor the owner refuses, or takes it from its owner for nil.
  ///
  /// - Parameter ringVisible: Whether the keyboard is what moved it; nil leaves it as it is.
  public func focus(_ responder: Responder?, ringVisible: Bool? = nil) {
    if let ringVisible { setRingVisible(ringVisible) }
    guard responder !== firstResponder else { return }
    guard let responder else {
      let owner = firstResponder
      owner?.resignFirstResponder()
      // It may have sent the keyboard on.
      if firstResponder === owner { move(to: nil) }
      return
    }
    require(responder.canBecomeFirstResponder, "\(responder) cannot become the first responder")
    responder.becomeFirstResponder()
  }

  /// What `becomeFirstResponder()` does.
  func give(to responder: Responder) -> Bool {
    guard responder !== firstResponder else { return true }
    guard canHave(responder) else { return false }
    if let owner = firstResponder {
      // What the owner does then may take the other one away.
      guard agrees(owner), canHave(responder) else { return false }
    }
    move(to: responder)
    return firstResponder === responder
  }

  private func canHave(_ responder: Responder) -> Bool {
    (responder as? View).map(canFocus) ?? responder.canBecomeFirstResponder
  }

  /// What `resignFirstResponder()` does.
  func take(from responder: Responder) -> Bool {
    guard responder === firstResponder else { return false }
    // The keyboard goes straight to the other one.
    if isAskedForAnother { return true }
    move(to: nil)
    return firstResponder !== responder
  }

  private func agrees(_ owner: Responder) -> Bool {
    let outer = isAskedForAnother
    isAskedForAnother = true
    defer { isAskedForAnother = outer }
    return owner.resignFirstResponder()
  }

  private func move(to responder: Responder?) {
    textInput.focusWillChange()
    let old = firstResponder
    firstResponder = responder
    focusedView?.focusRingChanged()
    old?.firstResponderChanged(false)
    keepsRing = false
    responder?.firstResponderChanged(true)
    // Either may have moved the keyboard on.
    textInput.focusChanged(to: firstResponder)
    if isRingVisible { revealFocus() }
    tree.host?.focusShownChanged()
    tree.setNeedsComposite()
  }

  /// Tab: the next view that takes the keyboard, from the last one round to the first.
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    let views = focusableViews(in: tree.rootView)
    return move(
      among: views, from: views.firstIndex { $0 === firstResponder }, forward: forward)
  }

  /// F6: the first view of the next pane.
  @discardableResult
  public func moveToPane(forward: Bool) -> Bool {
    let panes = self.panes()
    let pane = focusedView.flatMap(pane(of:))
    return move(
      among: panes.map(\.first), from: panes.firstIndex { $0.pane === pane }, forward: forward)
  }

  /// Focuses the first view inside `view` that takes the keyboard.
  ///
  /// - Parameter fieldsToo: Whether that may be a view that is written in. Default true. Where a screen comes by itself, a
  ///   key that is pressed on should not change a text.
  @discardableResult
  public func focusFirst(in view: View, fieldsToo: Bool = true, ringVisible: Bool? = nil) -> Bool {
    var target: View?
    visit(view) {
      guard target == nil, canFocus($0) else { return }
      if fieldsToo || ($0 as? any TextInput)?.acceptsTextInput != true { target = $0 }
    }
    guard let target else { return false }
    focus(target, ringVisible: ringVisible)
    return firstResponder === target
  }

  /// Whether `view` can have the keyboard now: visible, not inert, in this window, not about to go
  /// with what is being dismissed.
  public func canFocus(_ view: View) -> Bool {
    view.canBecomeFirstResponder && view.isReachable(in: tree) && !view.isInDismissal
  }

  /// A key moved something inside the focused view: the ring shows where.
  public func keyboardWasUsed() {
    setRingVisible(true)
  }

  /// Call when a view's answer to `canBecomeFirstResponder` may have changed.
  public func viewStateChanged() {
    hierarchyChanged()
  }

  func pointerWasUsed() {
    setRingVisible(false)
  }

  /// Something was hidden, made inert or taken out: the keyboard must not stay in there.
  package func hierarchyChanged() {
    guard let view = focusedView, !canFocus(view) else { return }
    focus(nil)
  }

  /// What has the keyboard may be scrolled out of sight: the keyboard has moved there, or the window has another size.
  package func revealFocus() {
    guard let view = focusedView else { return }
    var ancestor: View? = view
    while let current = ancestor {
      current.focusMoved(to: view)
      ancestor = current.superview
    }
  }

  /// Goes round the views until one takes the keyboard; one that refuses is passed over.
  private func move(among views: [View], from current: Int?, forward: Bool) -> Bool {
    let (owner, step) = (firstResponder, forward ? 1 : views.count - 1)
    var index = current ?? (forward ? views.count - 1 : 0)
    for _ in views {
      index = (index + step) % views.count
      if views[index] === owner { break }
      focus(views[index], ringVisible: true)
      if firstResponder !== owner { return true }
    }
    return firstResponder.map { owner in views.contains { $0 === owner } } ?? false
  }

  private func setRingVisible(_ visible: Bool) {
    guard visible != isRingVisible else { return }
    isRingVisible = visible
    tree.host?.focusShownChanged()
    tree.setNeedsComposite()
  }

  /// Each pane with the first view in it that takes the keyboard. What lies in a pane inside another
  /// belongs to the inner one alone, so that every view is met once on the way round.
  private func panes() -> [(pane: View, first: View)] {
    var panes: [(pane: View, first: View)] = []
    for view in focusableViews(in: tree.rootView) {
      if let pane = pane(of: view), !panes.contains(where: { $0.pane === pane }) {
        panes.append((pane, view))
      }
    }
    return panes
  }

  private func pane(of view: View) -> View? {
    var candidate: View? = view
    while let current = candidate, !current.isFocusGroup { candidate = current.superview }
    return candidate
  }

  private func focusableViews(in view: View) -> [View] {
    var views: [View] = []
    // The starting view may itself lie in something hidden or inert.
    visit(view) { if canFocus($0) { views.append($0) } }
    return views
  }

  private func visit(_ view: View, _ body: (View) -> Void) {
    guard !view.isHidden else { return }
    body(view)
    guard !view.isInert else { return }
    for subview in view.subviews { visit(subview, body) }
  }
}
