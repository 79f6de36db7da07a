// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import SDLHost
import TestSupport

@testable import ContainerCore
@testable import Containers

/// Random user input to nested containers. A window that restores the resulting state must look the same.
final class RestorationFuzzRun: FuzzRun {
  private let nest: RestorationNest
  /// For another process to restore; nil before the end.
  private(set) var savedRestoration: SavedRestoration?

  init(_ nest: RestorationNest, seed: UInt64, skipping skipped: Set<Int> = []) {
    self.nest = nest
    super.init(
      seed: seed, skipping: skipped, harness: TestWindow(root: nest.make()))
  }

  override func act() {
    switch number(0..<12) {
    case 0..<3: click()
    case 3: scrollWheel()
    case 4..<7: pressKey()
    case 7..<9: command()
    case 9: typeText()
    case 10: resize()
    default: advanceFrames(number(1..<20))
    }
  }

  private var randomPoint: Point {
    let size = harness.window.size
    return Point(number(0...size.width - 1).rounded(), number(0...size.height - 1).rounded())
  }

  private func click() {
    let point = randomPoint
    recordInput("click \(point.x) \(point.y)")
    harness.click(at: point)
  }

  private func scrollWheel() {
    let (point, notches) = (randomPoint, number(-8...8).rounded())
    recordInput("wheel \(notches) at \(point.x) \(point.y)")
    harness.scrollWheel(by: notches, at: point)
  }

  private func pressKey() {
    let keys: [(Key, KeyModifiers)] = [
      (.escape, []), (.tab, []), (.tab, .control), (.left, .alt), (.function(6), []),
      (.function(9), []), (.function(8), []), (.return, []), (.right, []), (.left, []),
      (.down, []), (.pageDown, []), (.pageUp, .control), (.character("2"), .control),
      (.character("3"), .control),
    ]
    let (key, modifiers) = one(of: keys) ?? (.escape, [])
    recordInput("key \(key) \(modifiers)")
    harness.pressKey(key, modifiers)
  }

  private func command() {
    let key = one(of: Array("ppdbs")) ?? "p"
    recordInput("control \(key)")
    harness.pressKey(.character(key), .control)
  }

  private func typeText() {
    recordInput("type")
    harness.typeText("ab")
  }

  /// Does nothing while a controller is covered by a presentation. A covered scroll view is not laid out, and keeps
  /// an offset that only its former size allowed.
  private func resize() {
    guard harness.window.rootViewController.map(isCovered) != true else { return }
    let sizes = [Size(1000, 700), Size(480, 320), Size(700, 500), Size(1400, 800)]
    let size = one(of: sizes) ?? sizes[0]
    recordInput("resize \(size.width)")
    harness.resize(to: size)
  }

  override var situation: String { "in \(nest)" }

  override func checkEnd() {
    do {
      let state = harness.restorableState
      let text = state.json
      guard let read = RestorableState(json: text), read == state else {
        return fail("what was read is not what was written")
      }
      let size = harness.window.size
      let again = TestWindow(size: size)
      again.show(nest.make(), restoring: read)
      again.runUntilIdle()
      let kept = again.restorableState.json
      let (old, new) = (try WindowAppearance(of: harness), try WindowAppearance(of: again))
      if let difference = old.difference(from: new) { return fail("\(difference)\nafter \(text)") }
      if kept != text { return fail("it would leave another state:\n\(text)\n\(kept)") }
      savedRestoration = SavedRestoration(
        nest: nest, width: size.width, height: size.height, state: text, look: old)
    } catch {
      fail("\(error)")
    }
  }

  private func isCovered(_ controller: ViewController) -> Bool {
    let presented = controller.presentation?.presentedViewController
    return (controller.presentedViewController != nil && !controller.isAppeared)
      || (controller.children + [presented].compactMap(\.self)).contains(where: isCovered)
  }
}
