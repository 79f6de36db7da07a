// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Knows which responder has the keyboard in a window, and moves the keyboard on.
public final class FocusSystem {
  private weak var window: Window?

  /// Brings text to the first responder.
  package let textInput: TextInputRouter

  /// The responder that keys go to first. Nil while a change has its view out of reach.
  public private(set) var firstResponder: Responder? {
    get {
      guard !displaced.isEmpty, let view = owner as? View else { return owner }
      return canFocus(view) ? view : nil
    }
    set { (owner, former, needsReveal, isLost) = (newValue, nil, false, false) }
  }

  /// The first responder, also while its view is out of reach.
  private weak var owner: Responder?

  /// How many calls of `keepFirstResponder(during:)` are running.
  private var keepingDepth = 0

  /// The first responder whose view went out of reach during the change, and the rest of its responder chain, which
  /// are kept alive until the first responder has resigned. Empty if it is in reach.
  private var displaced: [Responder] = []

  /// What containers do about the keyboard if the displaced first responder does not come back.
  private var fallbacks: [() -> Void] = []

  /// The first responder that the last change displaced, and the one that a container chose in its place. Nil after the
  /// keyboard has moved for any other reason.
  private weak var former: Responder?
  private weak var substitute: Responder?

  /// Whether the first responder has gone out of reach, and no other one has been chosen since then.
  private var isLost = false

  /// The superview of the first responder that has gone out of reach.
  private weak var lostPlace: View?

  /// Whether the first responder is to be scrolled into sight after the next layout.
  private var needsReveal = false

  /// Whether a container chooses where the keyboard goes.
  private var isFallingBack = false

  /// The location, in the window's points, of the pointer event that is being handled; nil otherwise.
  var handledPointer: Point?

  /// Whether the one that has the keyboard is asked to let another one have it.
  private var isAskedForAnother = false

  /// Whether the ring is drawn: only after the keyboard moved the focus.
  public private(set) var isRingVisible = false

  /// Whether what has the keyboard shows its ring however the keyboard came: where a person writes.
  package var keepsRing = false {
    didSet {
      if keepsRing != oldValue { window?.setNeedsComposite() }
    }
  }

  /// Whether a state is being restored: selection and scroll offset of what gets the keyboard stay as they are.
  package private(set) var isRestoring = false

  /// Whether the keyboard comes to a view as to a new place: by Tab, by F6, or as to the first view of a screen. A list
  /// then begins at its selected row.
  package private(set) var isEntering = false

  /// What the ring is around now.
  package var ringedView: View? { isRingVisible || keepsRing ? focusedView : nil }

  /// - Parameter textInput: Brings text to the first responder.
  init(textInput: TextInputRouter) {
    self.textInput = textInput
  }

  /// Called once, by the window that owns the focus.
  func attach(to window: Window) {
    self.window = window
    textInput.attach(to: window)
  }

  package var focusedView: View? { firstResponder as? View }

  /// Runs a change that takes views out of the window and puts them back. The first responder stays first responder,
  /// without a callback, if its view can have the keyboard after the change.
  ///
  /// If it cannot, it resigns when the outermost change ends, or when another responder becomes first responder before
  /// that.
  ///
  /// - Parameter returning: Whether a first responder that the change displaced gets the keyboard back at the end of a
  ///   later change that brings its view into reach, as when a container folds and unfolds. Default true.
  public func keepFirstResponder(returning: Bool = true, during change: () -> Void) {
    keepingDepth += 1
    change()
    keepingDepth -= 1
    if keepingDepth == 0, !displaced.isEmpty || former != nil { settle(returning: returning) }
  }

  private func settle(returning: Bool) {
    let earlier = returning && owner === substitute ? former : nil
    let isLost = !displaced.isEmpty && firstResponder == nil
    let (lost, fallbacks) = (isLost ? owner : nil, fallbacks)
    resignDisplaced()
    guard isLost || earlier != nil else { return }
    if let earlier, canHave(earlier) { return giveBackSelection(to: earlier) }
    for fallback in fallbacks where owner == nil { fallback() }
    if returning, isLost { (former, substitute) = (earlier ?? lost, owner) }
  }

  /// A field that is edited further keeps its selection, which the ring would have it replace.
  private func giveBackSelection(to responder: Responder) {
    let wasRingVisible = isRingVisible
    isRingVisible = false
    _ = fallBack { [self] in give(to: responder) }
    isRingVisible = wasRingVisible
  }

  /// Takes the keyboard from a first responder whose view has not come back into reach.
  private func resignDisplaced() {
    guard !displaced.isEmpty else { return }
    let isBack = firstResponder != nil
    let chain = displaced
    displaced = []
    fallbacks = []
    guard !isBack, let owner else { return }
    // It cannot keep the keyboard, whatever it answers.
    withExtendedLifetime(chain) { lose(owner) }
  }

  private func lose(_ responder: Responder) {
    let place = (responder as? View)?.superview
    resign(responder)
    // The letters that follow those in a field that was disabled would activate a button in its place.
    let isDisabledField = responder is any TextInput && (responder as? View)?.isReachable == true
    if owner == nil, !isDisabledField { (isLost, lostPlace) = (true, place) }
  }

  /// Gives the keyboard to the nearest view if the first responder has gone out of reach, as a button that its own click
  /// has disabled, and no container has chosen another one. Call while nothing moves: a movement may end with the
  /// keyboard elsewhere.
  ///
  /// - Parameter front: The view of the screen in front, for a first responder that was removed with its superview.
  package func replaceLost(near front: View?) {
    guard isLost else { return }
    isLost = false
    let former = former
    let place = lostPlace?.window === window ? lostPlace : front
    guard let place, focusNearest(to: place), former != nil else { return }
    // The first responder that a change displaced may still come back.
    (self.former, substitute) = (former, owner)
  }

  private func resign(_ responder: Responder) {
    responder.resignFirstResponder()
    // It may have sent the keyboard on.
    if owner === responder { move(to: nil) }
  }

  /// Gives the keyboard to the place that a container chooses by itself. What is scrolled out of sight stays there, unless
  /// the ring shows. While the first responder is displaced, that waits until the end of the change, and is dropped if the
  /// first responder comes back.
  ///
  /// - Returns: What `give` returns; true if it waits.
  package func fallBack(_ give: @escaping () -> Bool) -> Bool {
    guard displaced.isEmpty || firstResponder != nil else {
      fallbacks.append { [weak self] in _ = self?.fallBack(give) }
      return true
    }
    let outer = isFallingBack
    isFallingBack = true
    defer { isFallingBack = outer }
    return give()
  }

  /// Gives the keyboard to `responder` where neither it nor the owner refuses, or takes it from its owner for nil.
  ///
  /// - Parameter ringVisible: Whether the keyboard is what moved it; nil leaves it as it is.
  public func focus(_ responder: Responder?, ringVisible: Bool? = nil) {
    if let ringVisible { setRingVisible(ringVisible) }
    guard let responder else {
      let chain = displaced
      (displaced, fallbacks, isLost) = ([], [], false)
      if let owner { withExtendedLifetime(chain) { resign(owner) } }
      return
    }
    guard responder !== firstResponder else { return }
    require(responder.canBecomeFirstResponder, "\(responder) cannot become the first responder")
    responder.becomeFirstResponder()
  }

  /// Gives the keyboard back to a view whose selection and scroll offset have been restored.
  package func restore(_ view: View) {
    restoring { focus(view) }
  }

  /// Runs a part of a restoration. A view that becomes first responder meanwhile, also only until the saved first responder is
  /// loaded, keeps its selection and scroll offset.
  package func restoring(_ change: () -> Void) {
    let outer = isRestoring
    isRestoring = true
    defer { isRestoring = outer }
    change()
  }

  /// What `becomeFirstResponder()` does.
  func give(to responder: Responder) -> Bool {
    guard responder !== firstResponder else { return true }
    guard canHave(responder) else { return false }
    resignDisplaced()
    if let owner = firstResponder {
      // What the owner does then may take the other one away.
      guard agrees(owner), canHave(responder) else { return false }
    }
    move(to: responder)
    setNeedsReveal()
    return firstResponder === responder
  }

  private func canHave(_ responder: Responder) -> Bool {
    (responder as? View).map(canFocus) ?? responder.canBecomeFirstResponder
  }

  /// What `resignFirstResponder()` does.
  func take(from responder: Responder) -> Bool {
    guard responder === owner else { return false }
    // The keyboard goes straight to the other one.
    if isAskedForAnother { return true }
    let chain = displaced
    (displaced, fallbacks) = ([], [])
    withExtendedLifetime(chain) { move(to: nil) }
    return owner !== responder
  }

  private func agrees(_ owner: Responder) -> Bool {
    let outer = isAskedForAnother
    isAskedForAnother = true
    defer { isAskedForAnother = outer }
    return owner.resignFirstResponder()
  }

  private func move(to responder: Responder?) {
    textInput.commitComposition()
    let old = firstResponder
    firstResponder = responder
    focusedView?.focusRingChanged()
    old?.firstResponderChanged(false)
    keepsRing = false
    responder?.firstResponderChanged(true)
    // Either may have moved the keyboard on.
    textInput.focusChanged(to: firstResponder)
    if isRingVisible, !isRestoring { revealFocus() }
    window?.focusShownChanged()
    window?.setNeedsComposite()
  }

  /// Tab: the next view that takes the keyboard, from the last one round to the first.
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    let views = focusableViews
    return move(
      among: views, from: views.firstIndex { $0 === firstResponder }, forward: forward)
  }

  /// F6: the first view of the next pane.
  @discardableResult
  func moveToPane(forward: Bool) -> Bool {
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
    fallBack { [self] in giveFirst(in: view, fieldsToo: fieldsToo, ringVisible: ringVisible) }
  }

  /// Focuses the first view inside `view` that takes the keyboard and is not written in. If there is none, focuses the
  /// nearest such view around `view`, such as a button in the bar above a screen of plain text.
  @discardableResult
  public func focusNearest(to view: View) -> Bool {
    fallBack { [self] in
      sequence(first: view, next: \.superview).contains {
        giveFirst(in: $0, fieldsToo: false, ringVisible: nil)
      }
    }
  }

  private func giveFirst(in view: View, fieldsToo: Bool, ringVisible: Bool?) -> Bool {
    var target: View?
    visit(view) {
      guard target == nil, canFocus($0) else { return }
      if fieldsToo || ($0 as? any TextInput)?.acceptsTextInput != true { target = $0 }
    }
    guard let target else { return false }
    enter(target, ringVisible: ringVisible)
    return firstResponder === target
  }

  private func enter(_ view: View, ringVisible: Bool?) {
    isEntering = true
    defer { isEntering = false }
    focus(view, ringVisible: ringVisible)
  }

  /// Whether `view` can have the keyboard now: visible, not inert, in this window, not about to go
  /// with what is being dismissed.
  public func canFocus(_ view: View) -> Bool {
    guard let window else { return false }
    return view.canBecomeFirstResponder && view.isReachable(in: window) && !view.isInDismissal
  }

  /// A key moved something inside the focused view: the ring shows where.
  package func keyboardWasUsed() {
    setRingVisible(true)
  }

  /// Call when a view's answer to `canBecomeFirstResponder` may have changed.
  public func viewStateChanged() {
    hierarchyChanged()
  }

  /// A click on a view that did nothing about the keyboard gives it to the view around that can have it, such as the scroll
  /// view around a text: keys then scroll what the user points at.
  func clicked(_ view: View) {
    guard !canFocus(view),
      let around = sequence(first: view, next: \.superview).first(where: canFocus),
      focusedView?.isDescendant(of: around) != true
    else { return }
    focus(around)
  }

  func pointerWasUsed() {
    setRingVisible(false)
  }

  /// Something was hidden, made inert or taken out: the keyboard must not stay in there.
  package func hierarchyChanged() {
    guard displaced.isEmpty, let view = focusedView, !canFocus(view) else { return }
    displace(view)
  }

  /// A view is about to leave the window.
  package func viewWillLeave(_ view: View) {
    if view === owner, displaced.isEmpty { displace(view) }
  }

  /// The first responder resigns now, or after the change that is running if it has not come back by then.
  private func displace(_ view: View) {
    guard keepingDepth > 0 else { return lose(view) }
    displaced = Array(sequence(first: view as Responder, next: \.next))
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

  /// Scrolls the first responder into sight: now unless a layout is pending, and after the next layout. A view that a pointer has just
  /// pressed stays where it is.
  package func setNeedsReveal() {
    guard let view = focusedView, !isRestoring, !isFallingBack || isRingVisible else { return }
    if let handledPointer, view.bounds.contains(view.windowToLocal(handledPointer)) { return }
    // The layout may be under way.
    needsReveal = true
    if window?.needsLayout == false { revealFocus() }
  }

  /// All is laid out.
  package func layoutEnded() {
    guard needsReveal else { return }
    needsReveal = false
    revealFocus()
  }

  /// Goes round the views until one takes the keyboard; one that refuses is passed over.
  private func move(among views: [View], from current: Int?, forward: Bool) -> Bool {
    let (owner, step) = (firstResponder, forward ? 1 : views.count - 1)
    var index = current ?? (forward ? views.count - 1 : 0)
    for _ in views {
      index = (index + step) % views.count
      if views[index] === owner { break }
      enter(views[index], ringVisible: true)
      if firstResponder !== owner { return true }
    }
    return firstResponder.map { owner in views.contains { $0 === owner } } ?? false
  }

  private func setRingVisible(_ visible: Bool) {
    guard visible != isRingVisible else { return }
    isRingVisible = visible
    window?.focusShownChanged()
    window?.setNeedsComposite()
  }

  /// Each pane with the first view in it that takes the keyboard. What lies in a pane inside another
  /// belongs to the inner one alone, so that every view is met once on the way round.
  private func panes() -> [(pane: View, first: View)] {
    var panes: [(pane: View, first: View)] = []
    for view in focusableViews {
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

  private var focusableViews: [View] {
    var views: [View] = []
    guard let window else { return views }
    // The user cannot see a view without room.
    visitInOrder(window.rootView) { if canFocus($0), !$0.bounds.isEmpty { views.append($0) } }
    return views
  }

  /// Visits bars last: on a new screen, the content gets the keyboard before the bars.
  private func visit(_ view: View, _ body: (View) -> Void) {
    var bars: [View] = []
    visitInOrder(view, body) { inner in
      let isBar =
        inner.accessibilityRole == .navigationBar || inner.accessibilityRole == .toolbar
      if isBar { bars.append(inner) }
      return isBar
    }
    for bar in bars { visitInOrder(bar, body) }
  }

  /// Visits the view and its subviews in reading order. Subviews that cannot have the keyboard may be left out.
  private func visitInOrder(
    _ view: View, _ body: (View) -> Void, exceptIn isLeftOut: (View) -> Bool = { _ in false }
  ) {
    guard !view.isHidden else { return }
    body(view)
    guard !view.isInert else { return }
    let candidates = view.subviews.filter { !$0.subviews.isEmpty || $0.canBecomeFirstResponder }
    // One candidate is not worth sorting it among the labels around it.
    for subview in candidates.count < 2 ? candidates : view.subviewsToVisit
    where !isLeftOut(subview) {
      visitInOrder(subview, body, exceptIn: isLeftOut)
    }
  }
}
