// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

final class PointerDispatcher {
  /// The seconds after which a resting finger opens a view's context menu, as in UIKit.
  private static let longPressDuration = 0.5

  private weak var window: Window?
  private let focus: FocusSystem
  private var sessions: [Int64: PointerSession] = [:]
  /// The view under the mouse and its ancestors, from the inside out.
  private var hoverPath: [View] = []
  private var spareHoverPath: [View] = []
  /// A view in front of the hover path that takes no input, and has a tool tip or a cursor.
  private weak var passiveView: View?
  /// The location of the mouse, in window points; nil outside the window.
  private(set) var mouseLocation: Point?
  private var cursor = Cursor.arrow
  private var clicks: (count: Int, location: Point, instant: Instant)?

  init(focus: FocusSystem) { self.focus = focus }

  func attach(to window: Window) { self.window = window }

  var isPressed: Bool { !sessions.isEmpty }

  func handle(_ event: PointerEvent, at instant: Instant) {
    if event.device == .mouse {
      mouseLocation = event.phase == .exited ? nil : event.location
      if let window { window.observer?.window(window, pointerMovedTo: mouseLocation) }
    }
    focus.handledPointerLocation = event.location
    defer { focus.handledPointerLocation = nil }
    switch event.phase {
    case .down: handleDown(event, instant)
    case .moved: sessions[event.identifier]?.sendMoved(sample(event, instant))
    case .up:
      guard let session = sessions[event.identifier], session.isTracking(event) else { break }
      // Remove first: actions of the release may cancel all pointers.
      sessions[event.identifier] = nil
      let (view, start) = (session.view, session.start)
      session.sendUp(sample(event, instant))
      if let view, event.button == .primary, !session.didInterruptMovement,
        event.location.distance(to: start) <= TapGestureRecognizer.allowableMovement,
        focus.firstResponder == nil || focus.firstResponder === session.firstResponderBefore
      {
        focusAfterClick(on: view)
      }
    case .cancelled: sessions.removeValue(forKey: event.identifier)?.cancel()
    case .exited: break
    }
    updateHover()
  }

  /// Handles a click on a view that did not change the first responder: focuses the nearest focusable view around it,
  /// such as the scroll view around a text. Keys then scroll the content at the pointer.
  private func focusAfterClick(on view: View) {
    guard !focus.canFocus(view), let around = view.path.first(where: focus.canFocus),
      focus.focusedView?.isDescendant(of: around) != true
    else { return }
    focus.focus(around)
  }

  func cancelAll() {
    let cancelled = sessions
    sessions.removeAll()
    for session in cancelled.values { session.cancel() }
    updateHover()
  }

  /// Updates the views under the mouse, after the mouse or the views have moved. Called in every frame, so that a view
  /// that moves under the mouse is highlighted immediately; see `SubviewGrid` for the cost.
  func updateHover() {
    guard sessions.isEmpty, let window else { return }
    var passed: View?
    var hit: View?
    if let mouseLocation { hit = window.hitTest(mouseLocation, passing: &passed) }
    let isPathOther = !isHoverPath(from: hit)
    if isPathOther { changeHoverPath(to: hit) }
    if isPathOther || passed !== passiveView {
      passiveView = passed
      window.updateToolTip(hoverPath: hoverPath, passiveView: passed)
    }
    guard let mouseLocation else { return updateCursor() }
    var index = 0
    while index < hoverPath.count {
      let view = hoverPath[index]
      view.hoverMoved(to: view.convert(mouseLocation, from: nil))
      index += 1
    }
    updateCursor()
  }

  private func isHoverPath(from hit: View?) -> Bool {
    var view = hit
    for known in hoverPath {
      guard view === known else { return false }
      view = known.superview
    }
    return view == nil
  }

  private func changeHoverPath(to hit: View?) {
    // Swapped out, because the callbacks may call this method again.
    var path: [View] = []
    swap(&path, &spareHoverPath)
    var view = hit
    while let current = view {
      path.append(current)
      view = current.superview
    }
    for left in hoverPath where !path.contains(where: { $0 === left }) { left.hoverEnded() }
    for entered in path.reversed() where !hoverPath.contains(where: { $0 === entered }) {
      entered.hoverBegan()
    }
    swap(&path, &hoverPath)
    path.removeAll(keepingCapacity: true)
    spareHoverPath = path
  }

  func updateCursor() {
    let wanted = passiveView?.passiveCursor ?? hoverCursor
    guard wanted != cursor else { return }
    cursor = wanted
    window?.request(.cursor(wanted))
  }

  private var hoverCursor: Cursor {
    for view in hoverPath {
      if let cursor = view.cursor ?? view.owner?.effectiveCursor { return cursor }
    }
    return .arrow
  }

  func viewWillLeaveWindow(_ view: View) {
    guard hoverPath.contains(where: { $0 === view }) else { return }
    hoverPath.removeAll { $0 === view }
    view.hoverEnded()
  }

  func handOver(to view: View) {
    for session in sessions.values { session.handOver(to: view) }
  }

  func cancelUnreachablePointers() {
    guard let window else { return }
    for session in sessions.values { session.cancelUnreachable(in: window) }
  }

  private func handleDown(_ event: PointerEvent, _ instant: Instant) {
    // A second button during a drag is ignored.
    guard sessions[event.identifier] == nil else { return }
    focus.setRingVisible(false)
    countClick(event, instant)
    var passed: View?
    guard let window, let hit = window.hitTest(event.location, passing: &passed) else { return }
    let session = PointerSession(view: hit, sample: sample(event, instant))
    session.firstResponderBefore = focus.firstResponder
    sessions[event.identifier] = session
    if session.hasPerformedDeferredTap, !hit.isReachable(in: window) {
      sessions[event.identifier] = nil
      return session.cancel()
    }
    session.sendDown()
    // A press that only stops a movement does not count for a double click.
    if session.didInterruptMovement { clicks = nil }
    if event.button == .secondary, hit.window === window {
      window.showContextMenu(
        at: hit.convert(event.location, from: nil), in: hit, byKey: false)
    }
    if event.device == .touch { scheduleLongPress(session, event) }
  }

  private func scheduleLongPress(_ session: PointerSession, _ event: PointerEvent) {
    window?.animations.schedule(after: Self.longPressDuration) { [weak self, weak session] in
      guard let self, let session, sessions[event.identifier] === session, session.isUndecided,
        let view = session.view, let window, view.window === window,
        session.lastSample.event.location.distance(to: event.location)
          <= TapGestureRecognizer.allowableMovement
      else { return }
      window.showContextMenu(
        at: view.convert(event.location, from: nil), in: view, byKey: false)
    }
  }

  private func countClick(_ event: PointerEvent, _ instant: Instant) {
    let multiClick = window?.multiClick ?? MultiClick()
    var count = 1
    if let last = clicks, instant.timeIntervalSince(last.instant) <= multiClick.interval,
      event.location.distance(to: last.location) <= multiClick.distance
    {
      count += last.count
    }
    clicks = (count, event.location, instant)
  }

  private func sample(_ event: PointerEvent, _ instant: Instant) -> PointerSample {
    PointerSample(event: event, instant: instant, clickCount: clicks?.count ?? 1)
  }
}

/// The limits for consecutive clicks, such as a double click. The defaults are from GTK and Qt.
package nonisolated struct MultiClick: Sendable, Hashable {
  /// The maximum time between two presses, in seconds.
  package var interval: Double
  /// The maximum distance between two presses, in points.
  package var distance: Double

  package init(interval: Double = 0.4, distance: Double = 5) {
    self.interval = interval
    self.distance = distance
  }
}
