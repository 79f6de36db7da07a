// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Containers
import Drawing
import Testing

@testable import ContainerCore
@testable import SDLHost
@testable import Views

/// Memory use after many transitions.
struct MemoryTests {
  private let host: OffscreenHost
  private let drawer: DrawerController

  /// The layer budget is too small to matter: the store keeps at most three windows' worth of pixels.
  init() throws {
    var configuration = Application.Configuration()
    configuration.size = Size(400, 300)
    configuration.layerBudget = 1
    host = try OffscreenHost(configuration: configuration)
    drawer = DrawerController(center: Self.pane(0), leading: Self.pane(1))
    host.window.rootViewController = drawer
    host.advance(by: 0.1)
  }

  private static func pane(_ number: Int) -> ViewController {
    let controller = ViewController()
    controller.title = "\(number)"
    controller.view.backgroundColor = .surface
    let card = View(frame: Rect(20, 20, 60, 60))
    card.wantsLayer = true
    card.shadow = Shadow(color: .black, blur: 8)
    controller.view.addSubview(card)
    return controller
  }

  private struct MemoryUse: Equatable {
    var bytes: Int
    var bitmapCount: Int
    var visibleCount: Int
  }

  private var memoryUse: MemoryUse {
    MemoryUse(
      bytes: host.context.store.byteCount, bitmapCount: host.context.store.count,
      visibleCount: host.window.visibleLayerCount)
  }

  @Test
  func `a thousand center replacements and ten resizes of a drawer do not increase the memory use`()
    throws
  {
    drawer.setCenter(Self.pane(2), animated: false)
    host.advance(by: 0.1)
    let before = memoryUse
    weak let firstCenter = drawer.center
    weak let firstLayer = drawer.center.view.layer

    for index in 0..<1000 {
      // Every hundredth change runs its complete animation.
      let animated = index % 100 == 0
      drawer.setCenter(Self.pane(index), animated: animated)
      host.advance(by: animated ? 1.5 : 0.017)
    }
    for size in [1, 4, 2, 8, 3, 6, 5, 7, 9, 1] {
      try host.resize(to: Size(400 * Double(size), 300 * Double(size)))
      host.advance(by: 0.1)
    }

    #expect(memoryUse == before)
    #expect(firstCenter == nil)
    #expect(firstLayer == nil)
  }

  @Test func `the pixels of hidden layers are discarded when they exceed the memory budget`() throws
  {
    let window = 400 * 300 * 4
    var children: [ViewController] = []
    // Each child is shown for one frame and then hidden.
    for index in 0..<12 {
      let child = ViewController()
      child.title = "\(index)"
      child.view.frame = Rect(0, 0, 400, 300)
      child.view.backgroundColor = .menu
      children.last?.view.isHidden = true
      children.append(child)
      drawer.center.addChild(child)
      drawer.center.view.addSubview(child.view)
      child.didMove(toParent: drawer.center)
      host.advance(by: 0.017)
      #expect(host.context.store.byteCount <= 3 * window)
    }

    children[11].view.isHidden = true
    children[0].view.isHidden = false
    let painted = host.context.store.paintedLayers
    let shown = host.snapshot()

    #expect(host.context.store.paintedLayers > painted)
    #expect(shown[200, 200] == Theme.light.color(.menu))
  }
}
