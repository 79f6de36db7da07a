// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport

@testable import Containers

/// A drawer with a side at each edge, in a window of 1000 × 700, with a log of all callbacks.
final class SidesFixture: DrawerObserver {
  let center = ViewController()
  let sides: [DrawerSide: ViewController]
  let drawer: DrawerController
  let harness: TestWindow
  /// The calls that observers received, except for progress.
  var events: [String] = []
  var progressChanges = 0

  init(
    _ sides: [DrawerSide] = DrawerSide.allCases, style: DrawerStyle = .reveal,
    size: Size = Size(1000, 700), shown: Bool = true,
    configure: (DrawerController) -> Void = { _ in }
  ) {
    harness = TestWindow(size: size)
    self.sides = sides.reduce(into: [:]) { $0[$1] = ViewController() }
    center.title = "Center"
    drawer = DrawerController(center: center)
    drawer.title = "drawer"
    drawer.centerBar = NavigationBar()
    for side in sides {
      self.sides[side]?.title = side.rawValue
      drawer.setController(self.sides[side], for: side)
      drawer[side].style = style
      drawer[side].length = .fixed(250)
    }
    configure(drawer)
    for controller in [center] + self.sides.values {
      controller.containmentObserver = harness.observers
    }
    drawer.addObserver(self)
    if shown { show() }
  }

  func show() {
    harness.window.rootViewController = drawer
    harness.step()
    for controller in [center] + sides.values { controller.loadViewIfNeeded() }
    harness.callbacks.removeAllLines()
  }

  /// The callbacks since the last call, without `viewIsAppearing` and without view loading.
  func consumeCallbacks() -> [String] {
    harness.callbacks.removeAllLines().filter {
      !$0.hasSuffix("viewIsAppearing") && !$0.contains("oad")
    }
  }

  func frame(of side: DrawerSide) -> Rect {
    drawer.slots[side].map { $0.containerView.frame } ?? .zero
  }

  /// Drags with the mouse; pauses before the release if `pauses` is true.
  func drag(from start: Point, to end: Point, pauses: Bool = true) {
    harness.press(at: start)
    harness.move(from: start, to: end, duration: 0.4)
    if pauses { harness.advance(by: 0.3) }
    harness.release(at: end)
  }

  // MARK: DrawerObserver

  func drawer(_ drawer: DrawerController, willOpen side: DrawerSide) {
    events.append("willOpen \(side.rawValue)")
  }
  func drawer(_ drawer: DrawerController, didOpen side: DrawerSide) {
    events.append("didOpen \(side.rawValue)")
  }
  func drawer(_ drawer: DrawerController, willClose side: DrawerSide) {
    events.append("willClose \(side.rawValue)")
  }
  func drawer(_ drawer: DrawerController, didClose side: DrawerSide) {
    events.append("didClose \(side.rawValue)")
  }
  func drawer(
    _ drawer: DrawerController, progressOf side: DrawerSide, changedTo progress: Double
  ) { progressChanges += 1 }
  func drawer(_ drawer: DrawerController, phaseChangedTo phase: DrawerPhase) {
    events.append(phase.rawValue)
  }
  func drawer(_ drawer: DrawerController, lengthOf side: DrawerSide, changedTo length: Double) {
    events.append("length \(side.rawValue) \(length)")
  }
}
