// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Brings pointer events to views and recognizers, and knows what the mouse hovers over.
final class PointerDispatcher {
  /// Seconds after which a finger that rests on a view asks for its context menu, as on UIKit.
  private static let longPressTime = 0.5

  private weak var window: Window?
  private let focus: FocusSystem
  private var sessions: [Int64: PointerSession] = [:]
  /// The view under the mouse and those around it, from the inside.
  private var hoverPath: [View] = []
  private var spareHoverPath: [View] = []
  /// What lies in front of them, takes no input, and has a tool tip or a cursor.
  private weak var passedView: View?
  private var mouseLocation: Point?
  private var cursor = Cursor.arrow
  private var clicks: (count: Int, location: Point, instant: Instant)?

  init(focus: FocusSystem) {
    self.focus = focus
  }

  /// Called once, by the window whose pointers these are.
  func attach(to window: Window) { self.window = window }

  var isPressed: Bool { !sessions.isEmpty }

  func handle(_ event: PointerEvent, at instant: Instant) {
    if event.device == .mouse {
      mouseLocation = event.phase == .left ? nil : event.location
      window?.mouseMoved(to: mouseLocation)
    }
    focus.handledPointer = event.location
    defer { focus.handledPointer = nil }
    switch event.phase {
    case .down: down(event, instant)
    case .moved: sessions[event.identifier]?.moved(sample(event, instant))
    case .up:
      guard let session = sessions[event.identifier], session.isAbout(event) else { break }
      // Remove first: what the release starts may cancel all pointers.
      sessions[event.identifier] = nil
      let (view, start) = (session.view, session.start)
      session.up(sample(event, instant))
      if let view, event.button == .primary, !session.isCaught,
        event.location.distance(to: start) <= TapGestureRecognizer.allowance,
        focus.firstResponder == nil || focus.firstResponder === session.firstResponderBefore
      {
        focus.clicked(view)
      }
    case .cancelled: sessions.removeValue(forKey: event.identifier)?.cancel()
    case .left: break
    }
    updateHover()
  }

  func cancelAll() {
    let cancelled = sessions
    sessions.removeAll()
    for session in cancelled.values { session.cancel() }
    updateHover()
  }

  /// Something moved under the resting mouse, or the mouse moved. Asked in every frame, so that a
  /// view that slides under the mouse lights up at once; see `SubviewIndex` for what it costs.
  func updateHover() {
    guard sessions.isEmpty, let window else { return }
    var passed: View?
    var hit: View?
    if let mouseLocation { hit = window.hitTest(mouseLocation, passing: &passed) }
    let isPathOther = !isHoverPath(from: hit)
    if isPathOther { changeHoverPath(to: hit) }
    if isPathOther || passed !== passedView {
      passedView = passed
      window.pointerCame(over: hoverPath, passing: passed)
    }
    guard let mouseLocation else { return cursorChanged() }
    var index = 0
    while index < hoverPath.count {
      let view = hoverPath[index]
      view.hoverMoved(to: view.windowToLocal(mouseLocation))
      index += 1
    }
    cursorChanged()
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
    // Taken out for the time: what the views do when they hear of it may end up here again.
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

  func cursorChanged() {
    let wanted = passedView?.passiveCursor ?? hoverCursor
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

  func viewWillLeave(_ view: View) {
    guard hoverPath.contains(where: { $0 === view }) else { return }
    hoverPath.removeAll { $0 === view }
    view.hoverEnded()
  }

  func handOver(to view: View) {
    for session in sessions.values { session.handOver(to: view) }
  }

  /// Where the mouse is, in the window's points; nil outside.
  var location: Point? { mouseLocation }

  /// Something was hidden, made inert or taken out: no pointer stays in there.
  func hierarchyChanged() {
    guard let window else { return }
    for session in sessions.values { session.cancelUnreachable(in: window) }
  }

  private func down(_ event: PointerEvent, _ instant: Instant) {
    // A second button while one is held belongs to nobody: the drag goes on.
    guard sessions[event.identifier] == nil else { return }
    focus.pointerWasUsed()
    countClick(event, instant)
    var passed: View?
    guard let window, let hit = window.hitTest(event.location, passing: &passed) else { return }
    let session = PointerSession(view: hit, sample: sample(event, instant))
    session.firstResponderBefore = focus.firstResponder
    sessions[event.identifier] = session
    if session.hasConcluded, !hit.isReachable(in: window) {
      sessions[event.identifier] = nil
      return session.cancel()
    }
    session.down()
    // A press that only stops a movement is not the first of a double click.
    if session.isCaught { clicks = nil }
    if event.button == .secondary, hit.window === window {
      window.showContextMenu(at: hit.windowToLocal(event.location), in: hit, byKey: false)
    }
    if event.device == .touch { awaitLongPress(session, event) }
  }

  /// A finger that stays where it pressed asks for a context menu, as the secondary button does.
  private func awaitLongPress(_ session: PointerSession, _ event: PointerEvent) {
    window?.animations.after(Self.longPressTime) { [weak self, weak session] in
      guard let self, let session, sessions[event.identifier] === session, session.isUndecided,
        let view = session.view, let window, view.window === window,
        session.last.event.location.distance(to: event.location) <= TapGestureRecognizer.allowance
      else { return }
      window.showContextMenu(
        at: view.windowToLocal(event.location), in: view, byKey: false)
    }
  }

  private func countClick(_ event: PointerEvent, _ instant: Instant) {
    let multiClick = window?.multiClick ?? MultiClick()
    if let last = clicks, instant.since(last.instant) <= multiClick.interval,
      event.location.distance(to: last.location) <= multiClick.distance
    {
      clicks = (last.count + 1, event.location, instant)
    } else {
      clicks = (1, event.location, instant)
    }
  }

  private func sample(_ event: PointerEvent, _ instant: Instant) -> PointerSample {
    PointerSample(event: event, instant: instant, clickCount: clicks?.count ?? 1)
  }
}

/// What makes a press one more of a row, as the second of a double click. By default as GTK and Qt have it.
package nonisolated struct MultiClick: Sendable, Hashable {
  /// Seconds between two presses at most.
  package var interval: Double
  /// Points between two presses at most.
  package var distance: Double

  package init(interval: Double = 0.4, distance: Double = 5) {
    self.interval = interval
    self.distance = distance
  }
}
