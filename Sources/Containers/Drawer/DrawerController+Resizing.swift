// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

extension DrawerController {
  /// Gives a side a length of its own, in points, at least 0, within what its options allow; nil: what the
  /// options say. A negative length stops the program; a side that is not there gets none.
  public func setLength(_ length: Double?, for side: DrawerSide, animated: Bool = false) {
    guard let slot = slots[side] else { return }
    if let length { precondition(length >= 0, "A side cannot be \(length) points long") }
    slot.given.set(length, in: animated && canAnimate ? view.window : nil, motion: motion)
  }

  /// Lets a side's length be changed.
  func connect(_ slot: DrawerSlot) {
    slot.given.present = { [weak self, side = slot.side] in self?.length(of: side) ?? 0 }
    slot.given.limits = { [weak slot] in slot?.options.resizableLengths }
    slot.given.changed = { [weak self] in
      guard let self, isViewLoaded else { return }
      view.setNeedsLayout()
      positionsChanged()
    }
    slot.given.personChanged = { [weak self, side = slot.side] in self?.tellLength($0, of: side) }
  }

  private func tellLength(_ length: Double, of side: DrawerSide) {
    tell { $0.drawer(self, lengthOf: side, changedTo: length) }
  }

  func updateGrip(of slot: DrawerSlot) {
    guard isViewLoaded else { return }
    guard slot.options.resizableLengths != nil else {
      slot.grip?.removeFromSuperview()
      slot.grip = nil
      return
    }
    guard slot.grip == nil else { return }
    let grip = ResizeGrip(
      resizing: "\(slot.side.rawValue) side", isHorizontal: slot.side.isHorizontal)
    slot.grip = grip
    slot.given.listen(to: grip) { [weak self, weak slot] in
      guard let self, let slot else { return }
      tellLength(
        slot.given.set(nil, in: canAnimate ? view.window : nil, motion: motion), of: slot.side)
    }
    view.addSubview(grip)
    view.setNeedsLayout()
  }

  /// It lies on the line between the side and the center, while the side rests open.
  func layOutGrip(of slot: DrawerSlot, _ geometry: DrawerGeometry) {
    guard let grip = slot.grip else { return }
    let isShown = positions[slot.side] == 1 && !isCenterAway
    if grip.isHidden == isShown { grip.isHidden = !isShown }
    grip.direction = geometry.direction(of: slot.side)
    let side = slot.host.frame
    let half = ResizeGrip.thickness / 2
    grip.frame =
      switch geometry.edge(of: slot.side) {
      case .left: Rect(side.maxX - half, side.minY, 2 * half, side.height)
      case .right: Rect(side.minX - half, side.minY, 2 * half, side.height)
      case .top: Rect(side.minX, side.maxY - half, side.width, 2 * half)
      case .bottom: Rect(side.minX, side.minY - half, side.width, 2 * half)
      }
  }
}
