// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Views

/// Which views have layers, and how they are found.
struct LayerTreeTests {
  private let harness: TestWindow
  private let root = ViewController()

  init() {
    harness = TestWindow(root: root, size: Size(400, 300))
    harness.step()
  }

  /// Applies the rule from the root down: a view has a layer if it asks for one, or is above a view with a layer.
  private func expected(
    _ view: View, _ above: inout Bool, _ layered: inout Set<ObjectIdentifier>
  ) {
    guard view.superview == nil || view.asksForLayer || above else {
      for subview in view.subviews { expected(subview, &above, &layered) }
      return
    }
    layered.insert(ObjectIdentifier(view))
    var inside = false
    for subview in view.subviews { expected(subview, &inside, &layered) }
    above = true
  }

  private func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }

  /// The views found by a walk along the tree of layers.
  private func walk(_ view: View) -> [View] {
    guard view.containsLayers else { return [view] }
    return [view] + view.subviews[view.firstLayeredIndex...].flatMap(walk)
  }

  @Test
  func
    `after random changes to the view tree, all views that need a layer have one and no others do`()
  {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for _ in 0..<400 {
      let views = all(root.view)
      let view = views[random(views.count)]
      switch random(8) {
      case 0, 1, 2:
        view.insertSubview(View(frame: Rect(0, 0, 9, 9)), at: random(view.subviews.count + 1))
      case 3: if view !== root.view { view.wantsLayer.toggle() }
      case 4: if view !== root.view { view.alpha = view.alpha < 1 ? 1 : 0.5 }
      case 5: if view !== root.view, views.count > 30 { view.removeFromSuperview() }
      case 6: view.superview?.bringSubviewToFront(view)
      default: view.superview?.sendSubviewToBack(view)
      }
      harness.step()

      var layered: Set<ObjectIdentifier> = []
      var above = false
      expected(harness.window.rootView, &above, &layered)
      let now = all(harness.window.rootView)
      let found = Set(now.filter { $0.layer != nil }.map { ObjectIdentifier($0) })
      #expect(found == layered)
      let met = walk(harness.window.rootView)
      #expect(Set(met.map { ObjectIdentifier($0) }).isSuperset(of: layered))
      #expect(!met.contains { !$0.isOnLayerTree })
    }
  }

  @Test func `a layer tree update does not visit subviews without layers`() {
    let pane = View(frame: Rect(0, 0, 100, 100))
    pane.wantsLayer = true
    for _ in 0..<50 { pane.addSubview(View(frame: Rect(0, 0, 10, 10))) }
    root.view.addSubview(pane)
    harness.step()

    #expect(!pane.containsLayers)
    #expect(walk(pane).count == 1)
  }
}
