// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore

struct HierarchyTests {
  @Test func `1.6 a child's view under a controller that is not its parent stops nothing`() {
    let container = ViewController()
    let stranger = ViewController()

    container.view.addSubview(stranger.view)

    #expect(stranger.view.superview === container.view)
  }

  @Test func `1.6 under its parent, or under no controller, it may lie`() {
    let container = ViewController()
    let child = ViewController()
    let lone = ViewController()
    let plain = View()
    container.addChild(child)
    let stage = View()
    container.view.addSubview(stage)

    stage.addSubview(child.view)
    plain.addSubview(lone.view)

    #expect(child.view.superview === stage)
    #expect(lone.view.superview === plain)
  }
}
