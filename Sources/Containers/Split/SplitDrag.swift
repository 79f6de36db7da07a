// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// Lets pointers bring columns in from the leading edge, hold them on their way, and put them away.
final class SplitDrag {
  /// Points from the leading edge in which a swipe begins, as a drawer's.
  private static let edgeWidth = 20.0

  private unowned let split: SplitViewController
  private let tracker = DragTracker(axis: .horizontal)
  private let tap = TapGestureRecognizer()
  /// Where the columns were when a pointer took hold, and between what it moves them.
  private var grip = SplitPosition(revealed: 0, given: 0)
  private var lower = SplitArrangement.hidden
  private var upper = SplitArrangement.hidden

  init(_ split: SplitViewController) {
    self.split = split
    tracker.canCatch = { [weak self] in
      guard let self, mayDrag else { return false }
      return self.split.machine.isSettling
    }
    tracker.mayBegin = { [weak self] in self?.mayBegin($0) ?? false }
    tracker.onBegin = { [weak self] in self?.began() }
    tracker.onMove = { [weak self] in self?.moved($0) }
    tracker.onEnd = { [weak self] in self?.ended($0) }
    tap.shouldReceive = { [weak self] in self?.mayTap($0) ?? false }
    tap.action = { [weak self] in
      guard let self, tap.state == .ended else { return }
      closeOverlay()
    }
  }

  func install(on view: View) {
    tracker.install(on: view)
    view.addGestureRecognizer(tap)
  }

  /// Something has been decided: a pointer that no longer holds the columns lets go.
  func decided() {
    if !split.machine.isHeld { tracker.letGo() }
  }

  /// - Returns: Whether there was something over the secondary, or held.
  @discardableResult
  func closeOverlay() -> Bool {
    guard split.columns.overlay > 0 || split.machine.isHeld, !split.isCollapsed else {
      return false
    }
    split.mover.move(animated: true) { $0.hideOverlay() }
    return true
  }

  private var mayDrag: Bool {
    split.presentsWithGesture && !split.isCollapsed && !split.columns.side.isEmpty
  }

  private func mayBegin(_ sample: PointerSample) -> Bool {
    guard mayDrag, let rest = split.machine.target else { return false }
    let location = sample.location(in: split.view)
    if rest.isOver { return !isOnStrip(location) }
    let distance = direction < 0 ? split.columns.size.width - location.x : location.x
    return distance < Self.edgeWidth && rest.count < split.columns.side.count
  }

  private func mayTap(_ sample: PointerSample) -> Bool {
    guard split.presentsWithGesture, split.machine.target?.isOver == true else { return false }
    return !isOnStrip(sample.location(in: split.view))
  }

  private func isOnStrip(_ location: Point) -> Bool {
    split.columns.side.contains { !$0.host.isHidden && $0.host.frame.contains(location) }
  }

  private var direction: Double { split.traits.layoutDirection == .rightToLeft ? -1 : 1 }

  // MARK: Drags

  /// Between what the pointer moves the columns: from where they are, on to more of them and back to fewer.
  private func began() {
    guard let rest = split.machine.rest else { return }
    grip = split.mover.position
    let isOver = rest.isOver || grip.revealed - grip.given > 0.001
    let fewer = Int(grip.revealed.rounded(.down))
    let more = Int(grip.revealed.rounded(.up))
    if isOver {
      lower = .beside(split.columns.beside(in: split.columns.size.width))
      upper = rest.isOver ? rest : .over(max(1, more))
    } else {
      lower = .beside(min(rest.count, fewer))
      upper = .beside(max(rest.count, more))
      if lower == upper { upper = split.columns.arrangement(showing: rest.count + 1) }
    }
    split.mover.grab()
  }

  private func moved(_ translation: Double) {
    guard split.machine.isHeld else { return }
    let points = translation * direction
    let geometry = split.layout.geometry
    let end = points > 0 ? upper.position : lower.position
    let way = geometry.extent(end.revealed) - geometry.extent(grip.revealed)
    guard points != 0, way * points > 0 else { return split.mover.hold(at: grip) }
    // It has uncovered a column, which begins to appear (contract 5.6).
    if points > 0 { split.mover.aim(at: upper, animated: true) }
    let revealed = geometry.extent(grip.revealed) + points
    let limit = geometry.extent(end.revealed)
    let count = geometry.count(atExtent: points > 0 ? min(revealed, limit) : max(revealed, limit))
    let share = (count - grip.revealed) / (end.revealed - grip.revealed)
    split.mover.hold(at: grip.mixed(with: end, share: share))
  }

  private func ended(_ end: DragTracker.End) {
    guard split.machine.isHeld else { return }
    let geometry = split.layout.geometry
    let start = geometry.extent(lower.position.revealed)
    let length = geometry.extent(upper.position.revealed) - start
    let way = geometry.extent(split.mover.position.revealed) - start
    let velocity = end.velocity * direction
    let release = Release(
      progress: length > 0 ? way / length : 0, velocity: velocity, length: length,
      hasMoved: end.hasMoved)
    split.mover.release(to: release.reachesEnd ? upper : lower, velocity: velocity)
  }
}
