// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// The pointer and key input of a split view: drags that show and hide columns, and keys that move the dividers.
final class SplitInput {
  /// Points from the leading edge in which a drag can begin, as with a drawer.
  private static let edgeWidth = 20.0

  private unowned let split: SplitViewController
  private var machine: SplitStateMachine { split.transitionController.machine }
  private let tracker = DragTracker(axis: .horizontal)
  private let tap = TapGestureRecognizer()
  /// The position when a pointer grabbed the columns, and the limits between which it moves them.
  private var positionAtGrab = SplitPosition.hidden
  private var lower = SplitPosition.hidden
  private var upper = SplitPosition.hidden
  private weak var responderBeforeDividers: Responder?

  init(of split: SplitViewController) {
    self.split = split
    tracker.isInterruptible = { [weak self] in self?.isInterruptible ?? false }
    tracker.shouldBegin = { [weak self] in self?.shouldBegin($0) ?? false }
    tracker.onBegin = { [weak self] in self?.handleDragBegan() }
    tracker.onMove = { [weak self] in self?.handleDragMoved($0) }
    tracker.onEnd = { [weak self] in self?.handleDragEnded($0) }
    tap.delegate = self
    tap.addAction { [weak self] _ in
      if self?.tap.state == .ended { _ = self?.closeOverlay() }
    }
  }

  func install(on view: View) {
    tracker.install(on: view)
    view.addGestureRecognizer(tap)
    for divider in split.columns.all.compactMap(\.divider) {
      divider.onEscape = { [weak self] in self?.leaveDividers() }
      divider.findFormerFirstResponder = { [weak self] in self?.formerFirstResponder }
    }
  }

  func stateDidChange() {
    if !machine.isHeld { tracker.cancelSilently() }
  }

  // MARK: Drags

  private var isInterruptible: Bool {
    split.presentsWithGesture && machine.isTransitioning && !machine.isHeld
  }

  private func shouldBegin(_ sample: PointerSample) -> Bool {
    guard split.presentsWithGesture, let target = machine.target else { return false }
    if target.overlapsSecondary { return !isOnSideColumn(sample) }
    let (x, geometry) = (sample.location(in: split.view).x, split.layout.geometry)
    let distance = geometry.isRightToLeft ? geometry.size.width - x : x
    return distance < Self.edgeWidth && target.count < split.columns.sideSlots.count
  }

  private func isOnSideColumn(_ sample: PointerSample) -> Bool {
    let location = sample.location(in: split.view)
    return split.columns.sideSlots.contains {
      !$0.containerView.isHidden && $0.containerView.frame.contains(location)
    }
  }

  /// Sets the limits of the drag: on to more columns and back to fewer.
  private func handleDragBegan() {
    guard let target = machine.targetOrHeldPosition else { return }
    positionAtGrab = split.transitionController.position
    let more = Int(positionAtGrab.revealedColumnCount.rounded(.up))
    if target.overlapsSecondary || positionAtGrab.overlapsSecondary {
      lower = .beside(split.columns.countBeside(in: split.columns.size.width))
      upper = target.overlapsSecondary ? target : .over(max(1, more))
    } else {
      lower = .beside(min(target.count, positionAtGrab.count))
      upper = .beside(max(target.count, more))
      if lower == upper { upper = split.columns.target(showing: target.count + 1) }
    }
    split.transitionController.runner.send(.grab)
  }

  private func handleDragMoved(_ translation: Double) {
    guard machine.isHeld else { return }
    let geometry = split.layout.geometry
    let points = translation * geometry.direction
    let end = points > 0 ? upper : lower
    let start = geometry.extent(positionAtGrab.revealedColumnCount)
    let limit = geometry.extent(end.revealedColumnCount)
    var fraction = 0.0
    if (limit - start) * points > 0 {
      // The drag has uncovered a column, which begins to appear (contract 5.6). A callback may end the drag.
      if points > 0 { split.transitionController.beginAppearance(for: upper, animated: true) }
      guard machine.isHeld else { return }
      let extent = points > 0 ? min(start + points, limit) : max(start + points, limit)
      let count = geometry.count(atExtent: extent)
      fraction =
        (count - positionAtGrab.revealedColumnCount)
        / (end.revealedColumnCount - positionAtGrab.revealedColumnCount)
    }
    split.transitionController.setPosition(positionAtGrab.interpolated(to: end, fraction: fraction))
  }

  private func handleDragEnded(_ end: DragTracker.End) {
    guard machine.isHeld else { return }
    let geometry = split.layout.geometry
    let start = geometry.extent(lower.revealedColumnCount)
    let length = geometry.extent(upper.revealedColumnCount) - start
    let distance = geometry.extent(split.transitionController.position.revealedColumnCount) - start
    let velocity = end.velocity * geometry.direction
    let release = DragRelease(
      progress: length > 0 ? distance / length : 0, velocity: velocity, length: length,
      hasMoved: end.hasMoved)
    split.transitionController.release(to: release.reachesEnd ? upper : lower, velocity: velocity)
  }

  // MARK: Keys

  var keyCommands: [KeyCommand] {
    let localized = split.traits.localization
    return [
      KeyCommand(
        localized("Resize columns"), identifier: "columns.resize",
        group: localized("Columns"), shortcuts: [.init(.function(8))]
      ) { [weak self] in self?.goToNextDivider() ?? false },
      KeyCommand(
        localized("Close the column"), identifier: "columns.close", group: localized("Columns"),
        shortcuts: [.init(.escape)]
      ) { [weak self] in self?.closeOverlay() ?? false },
    ]
  }

  /// - Returns: Whether a column was over the secondary, or dragged.
  private func closeOverlay() -> Bool {
    guard split.columns.overlayCount > 0 || machine.isHeld, !machine.isCollapsed else {
      return false
    }
    split.transitionController.move(animated: true) { $0.hideOverlay() }
    return true
  }

  /// Focuses the dividers in turn, from the leading edge on, then the former first responder.
  private func goToNextDivider() -> Bool {
    let dividers = split.columns.all.compactMap(\.divider).filter(\.isMovable)
    guard let focus = split.viewIfLoaded?.window?.focus, !dividers.isEmpty else { return false }
    let index = dividers.firstIndex { $0 === focus.firstResponder }
    if index == nil { responderBeforeDividers = focus.firstResponder }
    let next = index.map { $0 + 1 } ?? 0
    if next < dividers.count { dividers[next].makeFirstResponder() } else { leaveDividers() }
    return true
  }

  private func leaveDividers() {
    guard let focus = split.viewIfLoaded?.window?.focus else { return }
    let former = formerFirstResponder
    focus.focus(former, ringVisible: former == nil ? nil : true)
  }

  private var formerFirstResponder: View? {
    guard let view = responderBeforeDividers as? View else { return nil }
    return split.viewIfLoaded?.window?.focus.canFocus(view) == true ? view : nil
  }
}

extension SplitInput: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
  ) -> Bool {
    split.presentsWithGesture && machine.target?.overlapsSecondary == true
      && !isOnSideColumn(pointer)
  }
}
