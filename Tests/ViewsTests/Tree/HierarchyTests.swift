// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContainerCore
@testable import Views

struct HierarchyTests {
  @Test
  func `adding a controller's view to another controller's view without addChild does not trap`() {
    let container = ViewController()
    let stranger = ViewController()

    container.view.addSubview(stranger.view)

    #expect(stranger.view.superview === container.view)
  }

  @Test
  func `insertSubview at an index beyond the last adds in front, at a negative index at the back`()
  {
    let view = View()
    let (first, second, third) = (View(), View(), View())
    view.addSubview(first)

    view.insertSubview(second, at: 40)
    view.insertSubview(third, at: -3)

    #expect(
      view.subviews.map(ObjectIdentifier.init) == [third, first, second].map(ObjectIdentifier.init))
  }

  @Test
  func `a controller's view can be added inside its parent's view or, without a parent, anywhere`()
  {
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
