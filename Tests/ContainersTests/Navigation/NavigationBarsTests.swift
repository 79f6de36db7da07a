// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// The bars around the screens, and the room that they leave.
struct NavigationBarsTests {
  private func windowFrame(of view: View) -> Rect { view.convert(view.bounds, to: nil) }

  @Test
  func `the navigation bar shows the top controller's item and the previous item's back button`() {
    let fixture = NavigationFixture()
    #expect(fixture.navigation.navigationBar.item === fixture.root.navigationItem)
    #expect(fixture.navigation.navigationBar.backItem == nil)

    fixture.push(fixture.first)
    fixture.harness.runUntilIdle()
    #expect(fixture.navigation.navigationBar.item === fixture.first.navigationItem)
    #expect(fixture.navigation.navigationBar.backItem === fixture.root.navigationItem)
    fixture.navigation.setViewControllers([fixture.second, fixture.first], animated: false)

    #expect(fixture.navigation.navigationBar.backItem === fixture.second.navigationItem)
  }

  @Test func `a canceled pop gesture restores the navigation bar`() {
    let fixture = NavigationFixture(["Root", "First"])

    fixture.dragBack(to: 200)
    #expect(fixture.navigation.navigationBar.item === fixture.root.navigationItem)
    fixture.harness.advance(by: 0.3)
    fixture.harness.release(at: Point(200, 300))
    fixture.harness.runUntilIdle()

    #expect(fixture.navigation.navigationBar.item === fixture.first.navigationItem)
    #expect(fixture.navigation.navigationBar.backItem === fixture.root.navigationItem)
  }

  @Test
  func `during a push, each controller's view begins below the bar height that its item needs`() {
    let fixture = NavigationFixture()
    fixture.first.navigationItem.prompt = "Prompt"

    fixture.push(fixture.first)
    fixture.harness.advance(by: 0.1)
    #expect(fixture.root.view.frame == Rect(0, 48, 800, 552))
    #expect(fixture.first.view.frame == Rect(0, 68, 800, 532))
    let height = fixture.navigation.navigationBar.presentationFrame.height
    #expect(height > 48 && height < 68)
    fixture.harness.runUntilIdle()
    #expect(fixture.navigation.navigationBar.presentationFrame.height == 68)
    fixture.pop()
    fixture.harness.runUntilIdle()

    #expect(fixture.navigation.navigationBar.frame.height == 48)
    #expect(fixture.root.view.frame == Rect(0, 48, 800, 552))
  }

  @Test func `a hidden navigation bar slides out, and the controller's view takes its space`() {
    let fixture = NavigationFixture()

    fixture.navigation.setNavigationBarHidden(true, animated: true)
    fixture.harness.advance(by: 0.1)
    let bar = fixture.navigation.navigationBar
    #expect(bar.presentationFrame.minY < 0 && bar.presentationFrame.minY > -48)
    #expect(fixture.root.view.presentationFrame.minY > 0)
    fixture.harness.runUntilIdle()
    #expect(fixture.root.view.frame == Rect(0, 0, 800, 600))
    fixture.navigation.setNavigationBarHidden(false, animated: false)
    fixture.harness.step()

    #expect(fixture.root.view.frame == Rect(0, 48, 800, 552))
    #expect(bar.frame == Rect(0, 0, 800, 48))
  }

  @Test func `Tab does not make a button of a hidden navigation bar first responder`() {
    let fixture = NavigationFixture(["Root", "First"])
    fixture.navigation.isNavigationBarHidden = true
    fixture.harness.step()

    for _ in 0..<6 {
      fixture.harness.pressKey(.tab)
      let focused = fixture.harness.window.focus.firstResponder as? View
      #expect(focused?.isDescendant(of: fixture.navigation.navigationBar) == false)
    }
  }

  @Test func `a controller can hide the navigation bar in viewWillAppear`() {
    let fixture = NavigationFixture()
    fixture.first.onCallback = { callback in
      if callback == "WA" { fixture.navigation.setNavigationBarHidden(true, animated: true) }
      if callback == "WD" { fixture.navigation.setNavigationBarHidden(false, animated: true) }
    }

    fixture.push(fixture.first)
    fixture.harness.advance(by: 0.1)
    #expect(fixture.first.view.frame == Rect(0, 0, 800, 600))
    #expect(fixture.root.view.frame == Rect(0, 48, 800, 552))
    #expect(fixture.navigation.navigationBar.presentationFrame.minY < 0)
    #expect(fixture.navigation.navigationBar.presentationFrame.minY > -48)
    fixture.harness.runUntilIdle()
    fixture.pop()
    fixture.harness.runUntilIdle()

    #expect(fixture.navigation.navigationBar.frame == Rect(0, 0, 800, 48))
  }

  @Test
  func `a visible toolbar shows the top controller's toolbarItems and reduces the view's height`() {
    let fixture = NavigationFixture()
    #expect(fixture.navigation.isToolbarHidden)

    fixture.navigation.setToolbarHidden(false, animated: true)
    fixture.harness.runUntilIdle()
    #expect(windowFrame(of: fixture.root.view) == Rect(0, 48, 800, 504))
    #expect(windowFrame(of: fixture.navigation.toolbar) == Rect(0, 552, 800, 48))
    fixture.root.navigationItem.toolbarItems = [BarButtonItem(title: "Share")]
    fixture.harness.step()
    #expect(fixture.navigation.toolbar.items.map(\.title) == ["Share"])
    fixture.push(fixture.first)
    fixture.harness.runUntilIdle()
    #expect(fixture.navigation.toolbar.items.isEmpty)
    fixture.pop()
    fixture.harness.runUntilIdle()

    #expect(fixture.navigation.toolbar.items.map(\.title) == ["Share"])
  }

  @Test func `a changed title appears in the navigation bar and in the back button`() {
    let fixture = NavigationFixture(["Root", "First"])

    fixture.first.title = "Renamed"
    fixture.root.title = "Start"

    #expect(fixture.navigation.navigationBar.item.effectiveTitle == "Renamed")
    #expect(fixture.navigation.navigationBar.backItem?.effectiveBackTitle == "Start")
  }

  // MARK: Large titles

  private final class List: ViewController {
    let scrollView = ScrollView()

    override func viewDidLoad() {
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = .fill
      scrollView.contentHeight = 2000
      view.addSubview(scrollView)
    }
  }

  @Test
  func `a large title collapses by scrolling and stays collapsed while its controller is covered`()
  {
    let list = List()
    list.title = "List"
    let next = ViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let harness = TestWindow(root: navigation, size: Size(800, 600))
    #expect(windowFrame(of: list.view) == Rect(0, 100, 800, 500))

    harness.scrollWheel(by: 0.5, at: Point(400, 300))
    #expect(windowFrame(of: list.view) == Rect(0, 70, 800, 530))
    #expect(list.scrollView.offset == 0)
    harness.scrollWheel(by: 1, at: Point(400, 300))
    #expect(windowFrame(of: list.view) == Rect(0, 48, 800, 552))
    #expect(list.scrollView.offset == 38)
    navigation.pushViewController(next)
    harness.runUntilIdle()
    #expect(windowFrame(of: next.view) == Rect(0, 48, 800, 552))
    navigation.popViewController()
    harness.runUntilIdle()
    #expect(windowFrame(of: list.view) == Rect(0, 48, 800, 552))
    harness.scrollWheel(by: -5, at: Point(400, 300))

    #expect(windowFrame(of: list.view) == Rect(0, 100, 800, 500))
  }

  @Test func `a navigation bar in a short window has no large title`() {
    let list = List()
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let harness = TestWindow(root: navigation, size: Size(800, 400))

    #expect(windowFrame(of: list.view).minY == 48)
    #expect(list.scrollView.header == nil)
    harness.resize(to: Size(800, 600))

    #expect(windowFrame(of: list.view).minY == 100)
    #expect(list.scrollView.header != nil)
  }

  // MARK: Showing

  @Test func `show pushes a new controller, and pops to a controller that is already on the stack`()
  {
    let fixture = NavigationFixture()
    let inner = ViewController()
    fixture.root.addChild(inner)
    inner.didMove(toParent: fixture.root)

    inner.show(fixture.first, sender: nil)
    fixture.harness.runUntilIdle()
    #expect(fixture.titles == ["Root", "First"])
    fixture.first.show(fixture.root, sender: nil)
    fixture.harness.runUntilIdle()

    #expect(fixture.titles == ["Root"])
  }

  @Test func `showing a navigation controller in another one presents it instead of pushing it`() {
    let fixture = NavigationFixture()
    let other = NavigationController(rootViewController: ViewController())

    fixture.root.show(other, sender: nil)
    fixture.harness.runUntilIdle()

    #expect(fixture.navigation.presentedViewController === other)
  }

  @Test(arguments: ["Root", "First"])
  func `replaceChild replaces the root or the top controller of a navigation controller`(
    title: String
  ) {
    let fixture = NavigationFixture(["Root", "First"])
    let child = title == "Root" ? fixture.root : fixture.first

    fixture.navigation.replaceChild(child, with: fixture.second, animated: true)
    fixture.harness.runUntilIdle()

    #expect(fixture.titles == (title == "Root" ? ["Second", "First"] : ["Root", "Second"]))
    #expect(fixture.navigation.children.count == 2)
  }
}
