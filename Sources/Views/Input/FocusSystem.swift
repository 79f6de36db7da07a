// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Manages the first responder of a window, and moves the focus between the window's views.
public final class FocusSystem {
  private weak var window: Window?

  package let textInput = TextInputRouter()

  /// The responder that receives key events first. Nil if there is none, or if `isReachable` of its view is false.
  public private(set) var firstResponder: Responder? {
    get {
      guard !displacedResponders.isEmpty, let view = owner as? View else { return owner }
      return canFocus(view) ? view : nil
    }
    set {
      (owner, formerResponder, needsReveal, lostSuperview) = (newValue, nil, false, nil)
    }
  }

  /// The first responder, also while its view is unreachable.
  private weak var owner: Responder?

  private var keepingDepth = 0

  /// The first responder whose view became unreachable during the change, and the rest of its responder chain. They are
  /// kept alive until the first responder has resigned. Empty if its view is reachable.
  private var displacedResponders: [Responder] = []

  /// The containers' choices of a new first responder, for the case that the displaced one does not return.
  private var fallbacks: [() -> Void] = []

  /// The first responder that the last change displaced, and the substitute that a container chose. Nil after the first
  /// responder has changed for any other reason.
  private weak var formerResponder: Responder?
  private weak var substitute: Responder?

  /// The superview of the first responder that has become unreachable without a substitute since then; nil if there is
  /// none. The superview itself may have been removed.
  private var lostSuperview: Weak<View>?

  private var needsReveal = false
  private var isFallingBack = false
  private var isTransferringFocus = false

  /// The location of the pointer event that is being handled, in window points; nil otherwise.
  var handledPointerLocation: Point?

  /// Whether the focus ring is drawn, for example after a key has moved the focus.
  public private(set) var isRingVisible = false

  package var alwaysShowsRing = false {
    didSet { if alwaysShowsRing != oldValue { window?.setNeedsComposite() } }
  }

  /// Whether a state is being restored: the new first responder keeps its selection and scroll offset.
  package private(set) var isRestoring = false

  /// Whether the first responder is entered by Tab, by F6, or as a screen's first view. A list then starts at its
  /// selection.
  package private(set) var isEntering = false

  package var focusRingView: View? { isRingVisible || alwaysShowsRing ? focusedView : nil }

  func attach(to window: Window) { self.window = window }

  package var focusedView: View? { firstResponder as? View }

  /// Calls a closure that may remove the first responder's view from the window and add it again. If `View.isReachable`
  /// is true for the view afterwards, the view stays first responder and receives no callback.
  ///
  /// If it is unreachable, it resigns after the closure, or earlier when another responder becomes first responder. In
  /// nested calls, only the end of the outermost closure matters.
  ///
  /// - Parameter restoresDisplaced: Whether a view that resigns becomes first responder again after a later call that
  ///   makes it reachable, as when a container collapses and expands. Both calls must pass true. Default true.
  public func keepFirstResponder(restoresDisplaced: Bool = true, during change: () -> Void) {
    keepingDepth += 1
    change()
    keepingDepth -= 1
    if keepingDepth == 0, !displacedResponders.isEmpty || formerResponder != nil {
      finishKeeping(restoresDisplaced: restoresDisplaced)
    }
  }

  private func finishKeeping(restoresDisplaced: Bool) {
    let earlier = restoresDisplaced && owner === substitute ? formerResponder : nil
    let isLost = !displacedResponders.isEmpty && firstResponder == nil
    let (lost, fallbacks) = (isLost ? owner : nil, fallbacks)
    resignDisplaced()
    if let earlier, canMakeFirstResponder(earlier) {
      // The user continues to edit a field; a visible ring would replace its selection.
      let wasRingVisible = isRingVisible
      isRingVisible = false
      _ = performFallback { [self] in makeFirstResponder(earlier) }
      isRingVisible = wasRingVisible
    } else if isLost || earlier != nil {
      for fallback in fallbacks where owner == nil { fallback() }
      if restoresDisplaced, isLost { (formerResponder, substitute) = (earlier ?? lost, owner) }
    }
  }

  private func resignDisplaced() {
    guard !displacedResponders.isEmpty else { return }
    let isBack = firstResponder != nil
    endDisplacement {
      // An unreachable view cannot stay first responder, even if it refuses to resign.
      if !isBack, let owner { resignUnreachable(owner) }
    }
  }

  private func endDisplacement(_ change: () -> Void) {
    let chain = displacedResponders
    (displacedResponders, fallbacks) = ([], [])
    withExtendedLifetime(chain, change)
  }

  private func resignUnreachable(_ responder: Responder) {
    let superview = (responder as? View)?.superview
    resign(responder)
    // If the user types into a field that becomes disabled, the next letters must not activate a button in its place.
    let isDisabledField = responder is any TextInput && (responder as? View)?.isReachable == true
    if owner == nil, !isDisabledField { lostSuperview = Weak(object: superview) }
  }

  /// Focuses the nearest view if the first responder has become unreachable and no container has chosen a substitute. A
  /// button that its own click has disabled is an example. Call it while no animation is running, because an animation
  /// may end with another first responder.
  ///
  /// - Parameter front: The view of the front screen, for a first responder that was removed with its superview.
  package func replaceLostFirstResponder(near front: View?) {
    guard let lost = lostSuperview else { return }
    lostSuperview = nil
    let former = formerResponder
    let nearbyView = lost.object?.window === window ? lost.object : front
    guard let nearbyView, focusNearest(to: nearbyView), former != nil else { return }
    // The displaced first responder may still return.
    (self.formerResponder, substitute) = (former, owner)
  }

  private func resign(_ responder: Responder) {
    responder.resignFirstResponder()
    // It may have chosen another first responder.
    if owner === responder { setFirstResponder(nil) }
  }

  /// Runs a container's own choice of the first responder. A view that is scrolled out of view stays there, unless the
  /// ring is visible. While the first responder is displaced, the choice waits until the end of the change, and is
  /// dropped if the first responder returns.
  ///
  /// - Returns: The result of the choice; true if it waits.
  package func performFallback(_ give: @escaping () -> Bool) -> Bool {
    guard displacedResponders.isEmpty || firstResponder != nil else {
      fallbacks.append { [weak self] in _ = self?.performFallback(give) }
      return true
    }
    return during(\.isFallingBack, give)
  }

  private func during<Result>(
    _ flag: ReferenceWritableKeyPath<FocusSystem, Bool>, _ body: () -> Result
  ) -> Result {
    let outer = self[keyPath: flag]
    self[keyPath: flag] = true
    defer { self[keyPath: flag] = outer }
    return body()
  }

  /// Makes `responder` first responder, unless it refuses, or the current first responder refuses to resign. Traps if
  /// `canBecomeFirstResponder` of a new responder is false. Nil removes the current one, even if it refuses to resign.
  ///
  /// - Parameter ringVisible: Whether the focus ring becomes visible. Pass true if a key moves the focus; nil leaves
  ///   the focus ring as it is.
  public func focus(_ responder: Responder?, ringVisible: Bool? = nil) {
    if let ringVisible { setRingVisible(ringVisible) }
    guard let responder else {
      lostSuperview = nil
      return endDisplacement { if let owner { resign(owner) } }
    }
    guard responder !== firstResponder else { return }
    require(responder.canBecomeFirstResponder, "\(responder) cannot become the first responder")
    responder.becomeFirstResponder()
  }

  /// Runs a part of a restoration. A view that becomes first responder meanwhile, also only until the saved first
  /// responder is loaded, keeps its selection and scroll offset.
  package func performRestoration(_ change: () -> Void) { during(\.isRestoring, change) }

  func makeFirstResponder(_ responder: Responder) -> Bool {
    guard responder !== firstResponder else { return true }
    guard canMakeFirstResponder(responder) else { return false }
    resignDisplaced()
    if let owner = firstResponder {
      // The resigning responder may remove the new one.
      let hasResigned = during(\.isTransferringFocus) { owner.resignFirstResponder() }
      guard hasResigned, canMakeFirstResponder(responder) else { return false }
    }
    setFirstResponder(responder)
    setNeedsReveal()
    return firstResponder === responder
  }

  private func canMakeFirstResponder(_ responder: Responder) -> Bool {
    (responder as? View).map(canFocus) ?? responder.canBecomeFirstResponder
  }

  func resignFirstResponder(_ responder: Responder) -> Bool {
    guard responder === owner else { return false }
    // The next responder becomes first responder directly, not nil first.
    if isTransferringFocus { return true }
    endDisplacement { setFirstResponder(nil) }
    return owner !== responder
  }

  private func setFirstResponder(_ responder: Responder?) {
    textInput.commitComposition()
    let old = firstResponder
    firstResponder = responder
    focusedView?.noteFocusRingChanged()
    old?.firstResponderDidChange(false)
    alwaysShowsRing = false
    responder?.firstResponderDidChange(true)
    // The callbacks may have changed the first responder.
    textInput.firstResponderDidChange(to: firstResponder)
    if isRingVisible, !isRestoring { revealFocus() }
    window?.focusRingDidChange()
  }

  /// Moves the focus to the next or previous focusable view, as Tab does. The last view is followed by the first one.
  /// Returns whether a focusable view is first responder now.
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    let views = focusableViews
    let current = focusedView.flatMap(views.firstIndex(of:))
    return moveFocus(among: views, from: current, forward: forward)
  }

  func moveToPane(forward: Bool) -> Bool {
    let panes = FocusOrder.panes(of: focusableViews)
    let current = focusedView.flatMap(FocusOrder.pane(of:))
    return moveFocus(
      among: panes.map(\.first), from: panes.firstIndex { $0.pane === current }, forward: forward)
  }

  /// Focuses the first view inside `view` that can become first responder. Returns whether a view was focused.
  ///
  /// - Parameter includesTextFields: Whether the first view may be a text input. Default true. Pass false for a screen
  ///   that appears without a command of the user, because a key that the user is pressing would change the text.
  @discardableResult
  public func focusFirst(in view: View, includesTextFields: Bool = true, ringVisible: Bool? = nil)
    -> Bool
  {
    performFallback { [self] in
      enterFirst(in: view, includesTextFields: includesTextFields, ringVisible: ringVisible)
    }
  }

  /// Focuses the first view inside `view` that can become first responder and is not a text input. If there is none,
  /// searches its superviews, the nearest first: a screen of plain text focuses a button in the bar above it. Returns
  /// whether a view was focused.
  @discardableResult
  public func focusNearest(to view: View) -> Bool {
    performFallback { [self] in
      view.path.contains { enterFirst(in: $0, includesTextFields: false, ringVisible: nil) }
    }
  }

  private func enterFirst(in view: View, includesTextFields: Bool, ringVisible: Bool?) -> Bool {
    let target = FocusOrder.firstView(in: view) {
      canFocus($0) && (includesTextFields || ($0 as? any TextInput)?.acceptsTextInput != true)
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

  /// Returns whether `view` can become first responder now: its `canBecomeFirstResponder` is true, it is reachable in
  /// this window (`View.isReachable`), and its controller is not being dismissed.
  public func canFocus(_ view: View) -> Bool {
    guard let window else { return false }
    return view.canBecomeFirstResponder && view.isReachable(in: window) && !view.isInDismissal
  }

  /// Shows the focus ring, because a key moved the position inside the focused view.
  package func showFocusRing() { setRingVisible(true) }

  /// Makes the first responder resign if it can no longer be first responder. Call this method when
  /// `canBecomeFirstResponder` of a view may have changed.
  public func validateFirstResponder() {
    guard displacedResponders.isEmpty, let view = focusedView, !canFocus(view) else { return }
    displace(view)
  }

  func viewWillLeaveWindow(_ view: View) {
    if view === owner, displacedResponders.isEmpty { displace(view) }
  }

  private func displace(_ view: View) {
    guard keepingDepth > 0 else { return resignUnreachable(view) }
    displacedResponders = Array(sequence(first: view as Responder, next: \.next))
  }

  /// Asks the views around the first responder to scroll it into view: it has changed, or the window has a new size.
  package func revealFocus() { focusedView?.revealInAncestors() }

  /// Scrolls the first responder into view: now unless a layout is pending, and again after the next layout. A view
  /// that a pointer has just pressed does not move.
  package func setNeedsReveal() {
    guard let view = focusedView, !isRestoring, !isFallingBack || isRingVisible else { return }
    let pressed = handledPointerLocation.map { view.convert($0, from: nil) }
    if let pressed, view.bounds.contains(pressed) { return }
    // The layout may be running.
    needsReveal = true
    if window?.needsLayout == false { revealFocus() }
  }

  func layoutDidEnd() {
    guard needsReveal else { return }
    needsReveal = false
    revealFocus()
  }

  private func moveFocus(among views: [View], from current: Int?, forward: Bool) -> Bool {
    let (owner, step) = (firstResponder, forward ? 1 : views.count - 1)
    var index = current ?? (forward ? views.count - 1 : 0)
    for _ in views {
      index = (index + step) % views.count
      if views[index] === owner { break }
      enter(views[index], ringVisible: true)
      if firstResponder !== owner { return true }
    }
    return focusedView.map(views.contains) ?? false
  }

  func setRingVisible(_ visible: Bool) {
    guard visible != isRingVisible else { return }
    isRingVisible = visible
    window?.focusRingDidChange()
  }

  private var focusableViews: [View] {
    guard let window else { return [] }
    // The user cannot see a view of size zero.
    return FocusOrder.views(in: window.rootView) { canFocus($0) && !$0.bounds.isEmpty }
  }
}
