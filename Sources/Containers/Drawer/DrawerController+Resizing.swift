// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension DrawerController {
  /// Gives a side a length of its own, in points, at least 0, within what its options allow; nil: what the
  /// options say. A negative length stops the program; a side that is not there gets none.
  public func setLength(_ length: Double?, for side: DrawerSide, animated: Bool = false) {
    guard let slot = slots[side] else { return }
    if let length { precondition(length >= 0, "A side cannot be \(length) points long") }
    let old = self.length(of: side)
    slot.lengthAnimator?.stop()
    slot.lengthAnimator = nil
    slot.givenLength = length
    let new = self.length(of: side)
    guard old != new, isViewLoaded else { return }
    guard animated, canAnimate, let window = view.window else { return lengthChanged() }
    slot.givenLength = old
    slot.lengthAnimator = window.animations.animate(
      from: old, to: new, motion: motion, precision: 0.25,
      onChange: { [weak self, weak slot] value in
        slot?.givenLength = value
        self?.lengthChanged()
      },
      completion: { [weak self, weak slot] finished in
        guard finished else { return }
        slot?.givenLength = length
        self?.lengthChanged()
      })
  }

  private func lengthChanged() {
    view.setNeedsLayout()
    positionsChanged()
  }

  /// A person moves the edge.
  private func resize(_ slot: DrawerSlot, to length: Double) {
    guard let limits = slot.options.resizableLengths else { return }
    let old = self.length(of: slot.side)
    slot.lengthAnimator?.stop()
    slot.givenLength = min(max(length, limits.lowerBound), limits.upperBound)
    let new = self.length(of: slot.side)
    guard new != old else { return }
    // What the container has no room for is not remembered as a wish.
    slot.givenLength = new
    lengthChanged()
    tell { $0.drawer(self, lengthOf: slot.side, changedTo: new) }
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
    var lengthAtStart = 0.0
    grip.onDrag = { [weak self, weak slot] phase in
      guard let self, let slot else { return }
      switch phase {
      case .began: lengthAtStart = length(of: slot.side)
      case .moved(let points): resize(slot, to: lengthAtStart + points)
      }
    }
    grip.onStep = { [weak self, weak slot] points in
      guard let self, let slot else { return }
      resize(slot, to: length(of: slot.side) + points)
    }
    grip.onEnd = { [weak self, weak slot] longest in
      guard let self, let slot, let limits = slot.options.resizableLengths else { return }
      resize(slot, to: longest ? limits.upperBound : limits.lowerBound)
    }
    grip.onReset = { [weak self, weak slot] in
      guard let self, let slot else { return }
      setLength(nil, for: slot.side, animated: true)
      tell { $0.drawer(self, lengthOf: slot.side, changedTo: self.length(of: slot.side)) }
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
