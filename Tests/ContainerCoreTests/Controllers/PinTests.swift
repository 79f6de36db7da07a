// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Controls
import Drawing
import TestSupport
import Testing

@testable import ContainerCore

struct PinTests {
  private func frame(_ pins: [Pin], in size: Size = Size(400, 300), mirrored: Bool = false)
    -> Rect
  {
    let harness = TestWindow(root: ViewController(), size: size)
    if mirrored { harness.window.traits.layoutDirection = .rightToLeft }
    let view = View(frame: Rect(5, 6, 70, 80))
    harness.window.rootViewController?.view.addSubview(view)
    view.pin(pins)
    harness.step()
    return view.frame
  }

  private func setPins(_ pins: [Pin]) throws(PinConflict) {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    try parent.setPins(pins, forChild: child)
  }

  @Test func `pins for edges, centers and lengths determine the frame of a child's view`() {
    #expect(frame(Pin.edges(10)) == Rect(10, 10, 380, 280))
    #expect(frame([.centerX(), .width(100), .top(8), .height(20)]) == Rect(150, 8, 100, 20))
    #expect(frame([.trailing(10), .width(fraction: 0.25)]) == Rect(290, 6, 100, 80))
    #expect(frame([.leading(50), .centerX()]) == Rect(50, 6, 300, 80))
  }

  @Test func `a coordinate or length of a child's frame that no pin determines keeps its value`() {
    #expect(frame([.leading(20)]) == Rect(20, 6, 70, 80))
    #expect(frame([]) == Rect(5, 6, 70, 80))
  }

  @Test
  func `Pin.minimumWidth and Pin.maximumWidth limit the width that a child's other pins determine`()
  {
    #expect(frame([.leading(), .trailing(), .maximumWidth(320)]).width == 320)
    #expect(frame([.leading(), .width(fraction: 0.1), .minimumWidth(60)]).width == 60)
    #expect(
      frame([.centerX(), .width(fraction: 1), .maximumWidth(100)]) == Rect(150, 6, 100, 80))
  }

  @Test func `leading and trailing pins of a child are mirrored in right-to-left layout`() {
    #expect(frame([.leading(10), .width(100)], mirrored: true) == Rect(290, 6, 100, 80))
  }

  @Test
  func
    `a maximum width pin does not move a child's leading edge, and negative lengths become zero`()
  {
    #expect(frame([.trailing(10), .leading(20), .maximumWidth(50)]) == Rect(20, 6, 50, 80))
    #expect(frame([.top(1), .centerY(), .maximumHeight(50)]).midY == 150)
    #expect(frame([.width(-5), .top(2)]) == Rect(5, 2, 0, 80))
    #expect(frame([.leading(300), .trailing(300)]).width == 0)
  }

  @Test
  func
    `a label whose pins determine only its position has its intrinsic size`()
  {
    let harness = TestWindow(root: ViewController(), size: Size(400, 300))
    let root = harness.window.rootViewController?.view ?? View()
    let label = Label("Name")
    root.addSubview(label)
    let pins = label.pin([.leading(), .top(4)], to: root.layoutMarginsGuide)
    harness.step()
    #expect(label.frame.origin == Point(16, 20))
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(pins.allSatisfy { $0.isActive })
  }

  @Test func `conflicting pins of a child throw an error that names both pins`() {
    #expect(throws: PinConflict(first: .leading(1), second: .leading(2))) {
      try setPins([.leading(1), .leading(2)])
    }
    #expect(throws: PinConflict(first: .trailing(), second: .width(10))) {
      try setPins([.leading(), .trailing(), .width(10)])
    }
    #expect(throws: PinConflict(first: .minimumHeight(20), second: .maximumHeight(10))) {
      try setPins([.minimumHeight(20), .maximumHeight(10)])
    }
    #expect(
      PinConflict(first: .leading(1), second: .width(2)).description
        == "the pins “leading = 1.0” and “width = 2.0” contradict each other: remove one of them"
    )
  }

  @Test func `a child that is pinned to its container's edges is resized with the container`()
    throws
  {
    let root = ViewController()
    let child = ViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    try root.setPins(Pin.edges(20) + [.maximumWidth(500)], forChild: child)
    let harness = TestWindow(root: root, size: Size(400, 300))
    #expect(child.view.frame == Rect(20, 20, 360, 260))

    harness.resize(to: Size(800, 600))
    #expect(child.view.frame == Rect(20, 20, 500, 560))
  }

  @Test func `setPins replaces the pins of a child's view, and removes them if the array is empty`()
    throws
  {
    let (root, child) = (ViewController(), ViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    try root.setPins(Pin.edges(20), forChild: child)
    let harness = TestWindow(root: root, size: Size(400, 300))
    try root.setPins(Pin.edges(30), forChild: child)
    harness.step()
    #expect(child.view.frame == Rect(30, 30, 340, 240))

    try root.setPins([], forChild: child)
    child.view.frame = Rect(1, 2, 3, 4)
    harness.resize(to: Size(500, 400))
    #expect(root.view.constraints.isEmpty && child.view.frame.origin == Point(1, 2))
  }
}
