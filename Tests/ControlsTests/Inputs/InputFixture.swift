// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// A window with one control in it, at 100, 100, inside containers that would like its drags.
final class InputFixture<Input: Control> {
  let harness: TestWindow
  let root = ViewController()
  let control: Input
  /// A container's recognizers for drags along each axis; they say when they win.
  let horizontalPan = PanGestureRecognizer(axis: .horizontal)
  let verticalPan = PanGestureRecognizer(axis: .vertical)
  private(set) var claimedDragCount = 0
  /// Keys that the control left to others.
  private(set) var unhandledKeys: [Key] = []

  /// - Parameter width: Points; the natural width when nil.
  init(_ control: Input, width: Double? = nil, configure: (inout Traits) -> Void = { _ in }) {
    self.control = control
    var traits = Traits()
    configure(&traits)
    harness = TestWindow(traits: traits)
    harness.window.rootViewController = root
    harness.step()
    let natural = control.sizeThatFits(Size(1000, 1000))
    control.frame = Rect(100, 100, width ?? natural.width, natural.height)
    root.view.addSubview(control)
    for pan in [horizontalPan, verticalPan] {
      pan.addAction { [weak self] _ in self?.claimedDragCount += 1 }
      root.view.addGestureRecognizer(pan)
    }
    harness.window.windowKeyCommands = Self.keys.map { key in
      KeyCommand("\(key)", shortcuts: [.init(key)], repeats: true) { [weak self] in
        self?.unhandledKeys.append(key)
        return true
      }
    }
    harness.step()
  }

  private static var keys: [Key] {
    [.space, .return, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown]
  }

  /// A point of the control, in the window.
  func location(_ x: Double) -> Point { Point(100 + x, 100 + control.bounds.midY) }

  func focus() {
    harness.window.focus.focus(control, ringVisible: true)
  }

  func touch(_ phase: PointerEvent.Phase, at point: Point) {
    harness.send(.pointer(PointerEvent(phase, at: point, device: .touch, identifier: 7)))
    harness.step()
  }

  /// Whether the last step redrew only areas within the control's frame.
  var changedOnlyControl: Bool {
    damage.map { damage in damage.allSatisfy { control.frame.contains($0) } } ?? false
  }

  /// The damage of the last step; nil if it rendered no frame.
  var damage: [Rect]? { harness.lastFrame?.damage }
}

/// The values that a callback has received.
final class ValueRecorder<Value> {
  var values: [Value] = []
}
