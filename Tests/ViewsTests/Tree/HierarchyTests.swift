// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore
@testable import Views

struct HierarchyTests {
  @Test func `1.6 a child's view under a controller that is not its parent stops nothing`() {
    let container = ViewController()
    let stranger = ViewController()

    container.view.addSubview(stranger.view)

    #expect(stranger.view.superview === container.view)
  }

  @Test func `a place beyond the last is in front, one before the first is behind`() {
    let view = View()
    let (first, second, third) = (View(), View(), View())
    view.addSubview(first)

    view.insertSubview(second, at: 40)
    view.insertSubview(third, at: -3)

    #expect(
      view.subviews.map(ObjectIdentifier.init) == [third, first, second].map(ObjectIdentifier.init))
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
