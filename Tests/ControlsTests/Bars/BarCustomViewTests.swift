// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Views of a screen's own in its bars.
struct BarCustomViewTests {
  private final class Swatch: View {
    let naturalSize: Size
    init(_ width: Double, _ height: Double) {
      naturalSize = Size(width, height)
      super.init(frame: .zero)
    }
    override func sizeThatFits(_ size: Size) -> Size { naturalSize }
  }

  private let fixture = BarFixture(width: 600)

  private func barFrame(of view: View) -> Rect { view.convert(view.bounds, to: fixture.bar) }

  @Test(arguments: [false, true])
  func `a title view replaces the title in the middle of the navigation bar`(isMirrored: Bool) {
    var traits = Traits()
    traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let fixture = BarFixture(width: 600, traits: traits)
    let item = NavigationItem(title: "Inbox")
    let view = Swatch(120, 28)
    item.titleView = view

    fixture.bar.setItem(item)
    fixture.resize(to: 600)

    #expect(view.convert(view.bounds, to: fixture.bar) == Rect(240, 10, 120, 28))
    #expect(fixture.frame(of: "Inbox") == nil, "the title itself does not show")

    item.titleView = nil
    fixture.resize(to: 600)
    #expect(view.superview == nil)
    #expect(fixture.frame(of: "Inbox") != nil)
  }

  @Test func `a title view is no higher than the navigation bar and does not overlap its buttons`()
  {
    let item = NavigationItem(title: "Inbox")
    item.leftBarButtonItems = [BarButtonItem(title: "Left")]
    item.rightBarButtonItems = [BarButtonItem(title: "Right")]
    let view = Swatch(2000, 200)
    item.titleView = view

    fixture.bar.setItem(item)
    fixture.resize(to: 600)

    let (left, right) = (fixture.button("Left"), fixture.button("Right"))
    #expect(left.map { barFrame(of: $0).maxX <= barFrame(of: view).minX } == true)
    #expect(right.map { barFrame(of: view).maxX <= barFrame(of: $0).minX } == true)
    #expect(barFrame(of: view).height <= fixture.bar.bounds.height)
  }

  @Test func `a title view disappears and appears with its navigation item`() {
    let (first, second) = (NavigationItem(title: "A"), NavigationItem(title: "B"))
    let (viewA, viewB) = (Swatch(50, 20), Swatch(60, 20))
    first.titleView = viewA
    second.titleView = viewB
    fixture.bar.setItem(first)
    fixture.resize(to: 600)

    let push = fixture.bar.beginTransition(to: second, backItem: first, isForward: true)
    push.animate()
    push.end(finished: true)
    fixture.resize(to: 600)
    #expect(viewA.window == nil && viewB.window != nil)

    let pop = fixture.bar.beginTransition(to: first, isForward: false)
    pop.animate()
    pop.end(finished: false)
    fixture.resize(to: 600)
    #expect(viewA.window == nil && viewB.window != nil, "the pop is cancelled")

    let again = fixture.bar.beginTransition(to: first, isForward: false)
    again.animate()
    again.end(finished: true)
    fixture.resize(to: 600)
    #expect(viewA.window != nil && viewB.window == nil)
    #expect(barFrame(of: viewA).midX == 300)
  }

  @Test
  func
    `a title view and a bar item shared by two navigation items stay visible if a pop is canceled`()
  {
    let (first, second) = (NavigationItem(title: "A"), NavigationItem(title: "B"))
    let shared = Swatch(50, 20)
    let avatar = BarButtonItem(customView: Swatch(40, 20))
    for item in [first, second] {
      item.titleView = shared
      item.rightBarButtonItems = [avatar]
    }
    fixture.bar.setItem(second, backItem: first)
    fixture.resize(to: 600)

    let pop = fixture.bar.beginTransition(to: first, isForward: false)
    pop.animate()
    pop.end(finished: false)
    fixture.resize(to: 600)

    #expect(shared.window != nil && avatar.visibleView != nil)
    #expect(barFrame(of: shared) == Rect(275, 14, 50, 20))
  }

  @Test func `a bar button item's custom view keeps its own size among the bar's buttons`() {
    let view = Swatch(70, 20)
    let custom = BarButtonItem(customView: view)
    let item = NavigationItem(title: "Inbox")
    item.leftBarButtonItems = [BarButtonItem(title: "Left"), custom]

    fixture.bar.setItem(item)
    fixture.resize(to: 600)

    let left = fixture.button("Left").map(barFrame)
    #expect(barFrame(of: view) == Rect(left?.maxX ?? 0, 14, 70, 20))
    #expect(custom.visibleView === view)

    item.leftBarButtonItems = []
    fixture.resize(to: 600)
    #expect(view.superview == nil)
    #expect(custom.visibleView == nil)
  }

  @Test func `a control in a navigation bar responds to clicks`() {
    let toggle = Switch(accessibilityLabel: "Toggle")
    var changes = 0
    toggle.onValueChanged = { _ in changes += 1 }
    let item = NavigationItem(title: "Inbox")
    item.rightBarButtonItems = [BarButtonItem(customView: toggle)]
    fixture.bar.setItem(item)
    fixture.resize(to: 600)

    fixture.harness.click(at: toggle.convert(toggle.bounds.center, to: nil))

    #expect(changes == 1)
  }

  @Test func `a toolbar places custom views between its space items`() {
    let toolbar = Toolbar()
    let view = Swatch(80, 20)
    toolbar.items = [
      .flexibleSpace(), BarButtonItem(customView: view), .flexibleSpace(),
    ]
    toolbar.frame = Rect(0, 0, 400, 48)
    fixture.root.view.addSubview(toolbar)
    fixture.harness.step()

    #expect(view.convert(view.bounds, to: toolbar) == Rect(160, 14, 80, 20))
  }
}
