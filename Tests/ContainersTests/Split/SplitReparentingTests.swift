// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// A split view whose columns go elsewhere, or that meets other changes half way.
struct SplitReparentingTests {
  private let fixture = CombinedFixture()

  private func split(_ primary: ViewController, _ secondary: ViewController?) -> SplitViewController
  {
    fixture.named(SplitViewController(primary: primary, secondary: secondary), "Split")
  }

  private func stack(_ title: String, _ screens: [ViewController]) -> NavigationController {
    fixture.named(NavigationController(viewControllers: screens), title)
  }

  private func resize(_ width: Double) { fixture.harness.resize(to: Size(width, 700)) }

  @Test
  func `a controller popped and presented in a collapsed split view stays presented on expanding`()
  {
    let lent = fixture.screen("Lent")
    let outer = stack("Outer", [fixture.screen("A")])
    let inner = stack("Inner", [lent])
    let split = split(outer, inner)
    fixture.show(split)
    resize(400)
    #expect(outer.viewControllers.last === lent)
    outer.popViewController(animated: false)
    fixture.present(lent, .formSheet, from: split)

    resize(1000)
    #expect(lent.presentingViewController === split && lent.isAppeared)
    #expect(inner.parent === split && inner.viewControllers.isEmpty)
    inner.popToRootViewController(animated: false)
    inner.pushViewController(fixture.screen("New"), animated: false)
    #expect(inner.topViewController?.isAppeared == true)
  }

  @Test
  func `a popped secondary that is presented as a sheet stays there when the split view expands`() {
    let detail = fixture.screen("Detail")
    let outer = stack("Outer", [fixture.screen("A")])
    let split = split(outer, detail)
    fixture.show(split)
    resize(400)
    outer.popViewController(animated: false)
    fixture.present(detail, .formSheet, from: split)
    resize(1000)

    #expect(split.viewController(for: .secondary) == nil)
    #expect(detail.isAppeared && detail.parent == nil)
  }

  @Test
  func
    `an expanding split view makes a presented detail the secondary, even if it presents a sheet`()
  {
    let list = fixture.screen("List")
    let old = stack("Old", [fixture.screen("A")])
    let split = split(list, old)
    fixture.show(split)
    resize(400)
    let detail = stack("Detail", [fixture.screen("B")])
    split.showDetail(detail, sender: nil)
    fixture.harness.runUntilIdle()
    fixture.present(fixture.screen("Above"), .formSheet, from: detail)
    #expect(detail.presentingViewController === split)

    resize(1000)
    fixture.harness.runUntilIdle()
    #expect(split.viewController(for: .secondary) === detail)
    #expect(detail.isAppeared && list.isAppeared && !old.isAppeared)
  }

  @Test
  func `a split view column that is replaced while it is being hidden stays hidden`() {
    let primary = fixture.screen("P")
    let split = split(primary, fixture.screen("D"))
    fixture.show(split)
    split.hide(.primary, animated: true)
    fixture.harness.advance(by: 0.05)
    let other = fixture.screen("Other")
    split.setViewController(other, for: .primary)
    fixture.harness.runUntilIdle()

    #expect(!other.isAppeared && !primary.isAppeared)
  }

  @Test func `collapsing a disappearing split view sends its secondary one viewDidDisappear`() {
    let detail = fixture.screen("D")
    let split = split(stack("Outer", [fixture.screen("A")]), detail)
    let root = stack("Root", [split])
    fixture.show(root)
    root.pushViewController(fixture.screen("Next"))
    fixture.harness.advance(by: 0.1)
    resize(400)
    fixture.harness.runUntilIdle()

    #expect(fixture.log.filter { $0 == "D viewDidDisappear" }.count == 1)
    #expect(!detail.isInAppearanceTransition)
  }

  @Test
  func `a split view's childForKeyCommands is nil with a hidden primary and no secondary`() {
    let primary = fixture.screen("P")
    let split = split(primary, nil)
    fixture.show(split)
    split.hide(.primary, animated: false)
    #expect(split.childForKeyCommands == nil)
    split.show(.primary, animated: false)
    #expect(split.childForKeyCommands === primary)
  }

  @Test
  func
    `an inner split view keeps a column that an unwind revealed when the outer one adds a column`()
  {
    let list = fixture.screen("List")
    let inner = split(list, fixture.screen("D"))
    let outer = fixture.named(
      SplitViewController(primary: fixture.screen("P"), secondary: inner), "Outer")
    fixture.harness.resize(to: Size(700, 700))
    fixture.show(outer)
    outer.setPreferredDisplayMode(.secondaryOnly, animated: false)
    inner.hide(.primary, animated: false)

    #expect(outer.performUnwind("List", animated: false))
    #expect(list.isAppeared)
    outer.setPreferredDisplayMode(.oneBesideSecondary, animated: false)
    fixture.harness.runUntilIdle()
    #expect(inner.displayMode == .oneOverSecondary && list.isAppeared)
  }

  @Test func `unwinding loads a tab and shows the split view column with the destination`() {
    let detail = fixture.screen("Detail")
    let split = split(fixture.screen("List"), detail)
    let tabs = fixture.named(
      TabBarController(viewControllers: [fixture.screen("First"), split]), "Tabs")
    fixture.harness.resize(to: Size(400, 700))
    fixture.show(tabs)

    #expect(tabs.performUnwind("Detail", animated: false))
    fixture.harness.runUntilIdle()
    #expect(detail.isAppeared)
  }
}
