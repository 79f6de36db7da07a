// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Drags, which scroll along the axis of their first movement.
extension ScrollView {
  func makeDraggable() {
    let pan = panGestureRecognizer
    pan.shouldReceive = { [weak self] sample in
      guard let self else { return false }
      stopWheeling()
      let location = sample.location(in: self)
      for indicator in [vertical.indicator, horizontal.indicator]
      where !indicator.isHidden && indicator.frame.contains(location) {
        return false
      }
      drag = Drag(
        axes: [vertical, horizontal].filter { $0.canDrag(from: sample) },
        isTouch: sample.event.device == .touch)
      return !drag.axes.isEmpty
    }
    pan.interruptMovementOnPress { [weak self] in self?.stopDeceleration() }
    pan.beginsOnPress = { [weak self] _ in
      guard let self, let axis = drag.axes.first(where: \.isCoasting) else { return false }
      drag.axis = axis
      return true
    }
    pan.shouldBegin = { [weak self] way in self?.shouldBegin(way) ?? false }
    pan.addAction { [weak self] _ in self?.handlePan() }
    addGestureRecognizer(pan)
  }

  private func stopDeceleration(except dragged: ScrollAxis? = nil) {
    for axis in [vertical, horizontal] where axis !== dragged && axis.isCoasting {
      axis.grab()
      axis.release(at: 0)
    }
  }

  package func stopWheeling() {
    vertical.stopWheeling()
    horizontal.stopWheeling()
  }

  private func shouldBegin(_ way: Point) -> Bool {
    // A diagonal drag scrolls along the scrollable axis; vertically if both are scrollable.
    let isDiagonal = abs(way.x) == abs(way.y)
    let axis = isDiagonal ? drag.axes.first : abs(way.y) > abs(way.x) ? vertical : horizontal
    guard let axis, drag.axes.contains(where: { $0 === axis }),
      !isDragClaimedByAncestor(
        DragAttempt(
          view: self, translation: way, canScroll: axis.canFollow(axis.component(of: way))))
    else { return false }
    drag.axis = axis
    return true
  }

  private func handlePan() {
    guard let axis = drag.axis else { return }
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      axis.grab()
      stopDeceleration(except: axis)
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      axis.drag(by: axis.component(of: pan.translation(in: nil)), bounces: dragBounces)
    case .ended, .cancelled:
      drag.axis = nil
      axis.release(at: pan.state == .ended ? -axis.component(of: pan.velocity(in: nil)) : 0)
    case .possible, .failed:
      break
    }
  }

  /// Whether the current drag can move the content beyond its ends.
  var dragBounces: Bool { drag.isTouch && bounces }
}

extension ScrollView {
  /// The axis for pages and ends: vertical, unless only the horizontal axis is scrollable.
  private var mainAxis: ScrollAxis {
    !vertical.isScrollable && horizontal.isScrollable ? horizontal : vertical
  }

  var scrollCommands: [KeyCommand] {
    let localized = traits.localization
    let step = Self.wheelStep
    let main = mainAxis
    // Pages continue to the left in a right-to-left layout.
    let onward = main.start > main.end ? -1.0 : 1.0
    var commands: [KeyCommand] = []
    if main === vertical {
      commands += [
        command(localized("Scroll up"), "up", .init(.up)) { $0.step(by: -step) },
        command(localized("Scroll down"), "down", .init(.down)) { $0.step(by: step) },
      ]
    }
    if horizontal.isScrollable {
      commands += [
        command(localized("Scroll left"), "left", .init(.left), along: horizontal) {
          $0.step(by: -step)
        },
        command(localized("Scroll right"), "right", .init(.right), along: horizontal) {
          $0.step(by: step)
        },
      ]
    }
    return commands + [
      command(localized("Scroll a page up"), "page-up", .init(.pageUp), .init(.space, .shift)) {
        $0.step(by: -$0.pageLength * onward)
      },
      command(localized("Scroll a page down"), "page-down", .init(.pageDown), .init(.space)) {
        $0.step(by: $0.pageLength * onward)
      },
      command(localized("Scroll to the top"), "top", .init(.home)) {
        // Before the minimum a header above the content expands too.
        $0.jump(to: $0.start == $0.minimumOffset ? -.infinity : $0.start)
      },
      command(localized("Scroll to the end"), "end", .init(.end)) { $0.jump(to: $0.end) },
    ]
  }

  /// - Parameter axis: Default nil: the axis for pages and ends.
  private func command(
    _ title: String, _ name: String, _ shortcuts: KeyCommand.Shortcut...,
    along axis: ScrollAxis? = nil, scroll: @escaping (ScrollAxis) -> Void
  ) -> KeyCommand {
    let axis = axis ?? mainAxis
    return KeyCommand(
      title, identifier: "scroll.\(name)", group: traits.localization("Scrolling"),
      shortcuts: shortcuts, repeats: true
    ) { [weak axis] in
      guard let axis else { return false }
      scroll(axis)
      return true
    }
  }
}
