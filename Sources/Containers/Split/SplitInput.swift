// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Lets pointers bring columns in, hold them and put them away, and keys move the lines between them.
final class SplitInput {
  /// Points from the leading edge in which a swipe begins, as a drawer's.
  private static let edgeWidth = 20.0

  private unowned let split: SplitViewController
  private var machine: SplitStateMachine { split.transitionController.machine }
  private let tracker = DragTracker(axis: .horizontal)
  private let tap = TapGestureRecognizer()
  /// Where the columns were when a pointer took hold, and between what it moves them.
  private var grip = SplitPosition.hidden
  private var lower = SplitPosition.hidden
  private var upper = SplitPosition.hidden
  /// Who had the keyboard before a line between columns.
  private weak var focusBefore: Responder?

  init(of split: SplitViewController) {
    self.split = split
    tracker.canCatch = { [weak self] in self?.canCatch ?? false }
    tracker.mayBegin = { [weak self] in self?.mayBegin($0) ?? false }
    tracker.onBegin = { [weak self] in self?.began() }
    tracker.onMove = { [weak self] in self?.moved($0) }
    tracker.onEnd = { [weak self] in self?.ended($0) }
    tap.delegate = self
    tap.addAction { [weak self] _ in
      if self?.tap.state == .ended { _ = self?.closeOverlay() }
    }
  }

  func install(on view: View) {
    tracker.install(on: view)
    view.addGestureRecognizer(tap)
    for divider in split.columns.all.compactMap(\.divider) {
      divider.onLeave = { [weak self] in self?.leaveDividers() }
      divider.onAskFormer = { [weak self] in self?.formerFirstResponder }
    }
  }

  /// Something has been decided: a pointer that no longer holds the columns lets go.
  func decided() {
    if !machine.isHeld { tracker.letGo() }
  }

  // MARK: Drags

  private var canCatch: Bool { split.presentsWithGesture && machine.isMoving && !machine.isHeld }

  private func mayBegin(_ sample: PointerSample) -> Bool {
    guard split.presentsWithGesture, let rest = machine.target else { return false }
    if rest.isOver { return !isOnStrip(sample) }
    let (x, geometry) = (sample.location(in: split.view).x, split.layout.geometry)
    let distance = geometry.isRightToLeft ? geometry.size.width - x : x
    return distance < Self.edgeWidth && rest.count < split.columns.side.count
  }

  private func mayTap(_ sample: PointerSample) -> Bool {
    split.presentsWithGesture && machine.target?.isOver == true && !isOnStrip(sample)
  }

  private func isOnStrip(_ sample: PointerSample) -> Bool {
    let location = sample.location(in: split.view)
    return split.columns.side.contains { !$0.host.isHidden && $0.host.frame.contains(location) }
  }

  /// Between what the pointer moves the columns: from where they are, on to more of them and back to fewer.
  private func began() {
    guard let rest = machine.rest else { return }
    grip = split.transitionController.position
    let more = Int(grip.revealed.rounded(.up))
    if rest.isOver || grip.isOver {
      lower = .beside(split.columns.beside(in: split.columns.size.width))
      upper = rest.isOver ? rest : .over(max(1, more))
    } else {
      lower = .beside(min(rest.count, grip.count))
      upper = .beside(max(rest.count, more))
      if lower == upper { upper = split.columns.rest(showing: rest.count + 1) }
    }
    split.transitionController.motor.send(.grab)
  }

  private func moved(_ translation: Double) {
    guard machine.isHeld else { return }
    let geometry = split.layout.geometry
    let points = translation * geometry.direction
    let end = points > 0 ? upper : lower
    let start = geometry.extent(grip.revealed)
    let limit = geometry.extent(end.revealed)
    var share = 0.0
    if (limit - start) * points > 0 {
      // It has uncovered a column, which begins to appear (contract 5.6); a callback may decide otherwise.
      if points > 0 { split.transitionController.aim(at: upper, animated: true) }
      guard machine.isHeld else { return }
      let extent = points > 0 ? min(start + points, limit) : max(start + points, limit)
      let count = geometry.count(atExtent: extent)
      share = (count - grip.revealed) / (end.revealed - grip.revealed)
    }
    split.transitionController.setPosition(grip.mixed(with: end, share: share))
  }

  private func ended(_ end: DragTracker.End) {
    guard machine.isHeld else { return }
    let geometry = split.layout.geometry
    let start = geometry.extent(lower.revealed)
    let length = geometry.extent(upper.revealed) - start
    let way = geometry.extent(split.transitionController.position.revealed) - start
    let velocity = end.velocity * geometry.direction
    let release = Release(
      progress: length > 0 ? way / length : 0, velocity: velocity, length: length,
      hasMoved: end.hasMoved)
    split.transitionController.release(to: release.reachesEnd ? upper : lower, velocity: velocity)
  }

  // MARK: Keys

  var keyCommands: [KeyCommand] {
    let localized = split.traits.localization
    return [
      KeyCommand(
        localized("Move the line between columns"), identifier: "columns.resize",
        group: localized("Columns"), shortcuts: [.init(.function(8))]
      ) { [weak self] in self?.goToNextDivider() ?? false },
      KeyCommand(
        localized("Close the column"), identifier: "columns.close", group: localized("Columns"),
        shortcuts: [.init(.escape)]
      ) { [weak self] in self?.closeOverlay() ?? false },
    ]
  }

  /// - Returns: Whether there was something over the secondary, or held.
  private func closeOverlay() -> Bool {
    guard split.columns.overlay > 0 || machine.isHeld, !machine.isCollapsed else { return false }
    split.transitionController.move(animated: true) { $0.hideOverlay() }
    return true
  }

  /// From line to line, from the leading edge on, then back to where the keyboard was.
  private func goToNextDivider() -> Bool {
    let dividers = split.columns.all.compactMap(\.divider).filter(\.isMovable)
    guard let focus = split.viewIfLoaded?.window?.focus, !dividers.isEmpty else { return false }
    let index = dividers.firstIndex { $0 === focus.firstResponder }
    if index == nil { focusBefore = focus.firstResponder }
    let next = index.map { $0 + 1 } ?? 0
    if next < dividers.count { dividers[next].takeKeyboard() } else { leaveDividers() }
    return true
  }

  private func leaveDividers() {
    guard let focus = split.viewIfLoaded?.window?.focus else { return }
    let former = formerFirstResponder
    focus.focus(former, ringVisible: former == nil ? nil : true)
  }

  private var formerFirstResponder: View? {
    guard let focus = split.viewIfLoaded?.window?.focus, let view = focusBefore as? View,
      focus.canFocus(view)
    else { return nil }
    return view
  }
}

extension SplitInput: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive pointer: PointerSample
  ) -> Bool { mayTap(pointer) }
}
