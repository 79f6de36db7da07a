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
      beginDrag(
        Drag(
          axes: [vertical, horizontal].filter { $0.mayDrag(from: sample) },
          isTouch: sample.event.device == .touch))
      return !drag.axes.isEmpty
    }
    pan.catchMovement { [weak self] in self?.stopCoasting() }
    pan.beginsOnPress = { [weak self] _ in
      guard let self, let axis = drag.axes.first(where: \.isCoasting) else { return false }
      setDragged(axis)
      return true
    }
    pan.shouldBegin = { [weak self] way in self?.mayBegin(way) ?? false }
    pan.addAction { [weak self] _ in self?.panned() }
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
    let axis = isDiagonal ? drag.axes.first : abs(way.y) > abs(way.x) ? vertical : horizontal
    guard let axis, drag.axes.contains(where: { $0 === axis }),
      !isDragTaken(
        DragAttempt(view: self, translation: way, canFollow: axis.canFollow(axis.along(way))))
    else { return false }
    setDragged(axis)
    return true
  }

  private func panned() {
    guard let axis = drag.axis else { return }
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      axis.grab()
      stopCoasting(except: axis)
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      axis.drag(by: axis.along(pan.translation(in: nil)), stretches: stretches)
    case .ended, .cancelled:
      setDragged(nil)
      axis.release(at: pan.state == .ended ? -axis.along(pan.velocity(in: nil)) : 0)
    case .possible, .failed:
      break
    }
  }

  /// Whether what moves the content now may pull it beyond its ends.
  var stretches: Bool { drag.isTouch && bounces }
}

extension ScrollView {
  /// The axis that pages and the ends are about: down, where there is something.
  private var mainAxis: ScrollAxis {
    !vertical.isScrollable && horizontal.isScrollable ? horizontal : vertical
  }

  var scrollCommands: [KeyCommand] {
    let localized = traits.localization
    let step = Self.wheelStep
    let main = mainAxis
    // Onward is to the left where the interface runs that way.
    let onward = main.start > main.end ? -1.0 : 1.0
    var commands: [KeyCommand] = []
    if main === vertical {
      commands += [
        command(localized("Scroll up"), "up", .init(.up), along: main) { $0.step(by: -step) },
        command(localized("Scroll down"), "down", .init(.down), along: main) { $0.step(by: step) },
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
      command(
        localized("Scroll a page up"), "page-up", .init(.pageUp), .init(.space, .shift), along: main
      ) {
        $0.step(by: -$0.page * onward)
      },
      command(
        localized("Scroll a page down"), "page-down", .init(.pageDown), .init(.space), along: main
      ) {
        $0.step(by: $0.page * onward)
      },
      command(localized("Scroll to the top"), "top", .init(.home), along: main) {
        $0.scrollToStart()
      },
      command(localized("Scroll to the end"), "end", .init(.end), along: main) {
        $0.scrollToEnd($0.end)
      },
    ]
  }

  private func command(
    _ title: String, _ name: String, _ shortcuts: KeyCommand.Shortcut..., along axis: ScrollAxis,
    scroll: @escaping (ScrollAxis) -> Void
  ) -> KeyCommand {
    KeyCommand(
      title, identifier: "scroll.\(name)", group: traits.localization("Scrolling"),
      shortcuts: shortcuts, repeats: true
    ) { [weak axis] in
      guard let axis else { return false }
      scroll(axis)
      return true
    }
  }
}

extension ScrollAxis {
  /// A header above the content shows whole again too.
  fileprivate func scrollToStart() {
    scrollToEnd(start == minimumOffset ? -.infinity : start)
  }

  fileprivate func scrollToEnd(_ offset: Double) {
    stopMotion()
    scrollByHand(to: offset)
  }
}
