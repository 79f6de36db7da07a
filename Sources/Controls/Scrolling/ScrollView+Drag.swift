// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Drags: one moves the content along the axis in which it set out.
extension ScrollView {
  func makeDraggable() {
    let pan = panGestureRecognizer
    pan.shouldReceive = { [weak self] sample in
      guard let self else { return false }
      stopWheeling()
      guard !isOnIndicator(sample.location(in: self)) else { return false }
      isTouched = sample.event.device == .touch
      dragged = nil
      draggable = [vertical, horizontal].filter { $0.mayDrag(from: sample) }
      return !draggable.isEmpty
    }
    pan.catchesMovement = true
    pan.beginsOnPress = { [weak self] _ in
      guard let self, let axis = draggable.first(where: \.isCoasting) else { return false }
      dragged = axis
      return true
    }
    pan.onStop = { [weak self] in self?.stopCoasting() }
    pan.shouldBegin = { [weak self] way in self?.mayBegin(way) ?? false }
    pan.action = { [weak self] in self?.panned() }
    addGestureRecognizer(pan)
  }

  /// Content beyond an end comes back.
  private func stopCoasting(except dragged: ScrollAxis? = nil) {
    for axis in [vertical, horizontal] where axis !== dragged && axis.isCoasting {
      axis.grab()
      axis.release(at: 0)
    }
  }

  package func stopWheeling() {
    vertical.stopWheeling()
    horizontal.stopWheeling()
  }

  private func mayBegin(_ way: Point) -> Bool {
    // Of an exact diagonal the axis that scrolls has it; down where both do.
    let isDiagonal = abs(way.x) == abs(way.y)
    let axis = isDiagonal ? draggable.first : abs(way.y) > abs(way.x) ? vertical : horizontal
    guard let axis, draggable.contains(where: { $0 === axis }),
      !isDragTaken(
        DragAttempt(view: self, translation: way, canFollow: axis.canFollow(axis.along(way))))
    else { return false }
    dragged = axis
    return true
  }

  private func panned() {
    guard let axis = dragged else { return }
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      axis.grab()
      stopCoasting(except: axis)
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      axis.drag(by: axis.along(pan.translation(in: nil)), stretches: stretches)
    case .ended, .cancelled:
      dragged = nil
      axis.release(at: pan.state == .ended ? -axis.along(pan.velocity(in: nil)) : 0)
    case .possible, .failed:
      break
    }
  }

  /// Whether what moves the content now may pull it beyond its ends.
  var stretches: Bool { isTouched && bounces }
}
